"""What a seat is offered: its choices with what to click for each, and one sentence saying what it may do now."""

from __future__ import annotations

import contextlib
from typing import Any

from mastaba.engine.contract import State
from mastaba.game import Game
from mastaba.server.moment import Moment
from mastaba.text.naming import naming


def offered(moment: Moment, seat: int) -> list[int]:
    """The actions shown to a person: what has to be found is not given away; in a race only the plain words are left."""
    match, numbers = moment.match, moment.match.legal_numbers(seat)
    sought = getattr(match.game.module("view"), "SOUGHT", ())
    shown = [number for number in numbers if match.game.actions[number].split()[0] not in sought]
    return [number for number in shown if " " not in match.game.actions[number]] if moment.is_race else shown


def choices(moment: Moment, seat: int, lang: str) -> list[dict[str, Any]]:
    """Each action offered, with the path of things to click and its label."""
    match, seen = moment.match, moment.sight(seat)
    path = getattr(match.game.module("view"), "path", None)
    return [
        {
            "action": match.game.actions[number],
            "path": list(path(seen, seat - 1, number)) if path else [],
            "label": label(match.game, seen, number, lang),
        }
        for number in offered(moment, seat)
    ]


def label(game: Game, seen: State, number: int, lang: str) -> str:
    """What an action does, in words; its own text where the game has none."""
    names, text = naming(game.id, lang), game.actions[number]
    words_of = getattr(game.module("view"), "words_of", None)
    if words_of is None:
        return names.action(seen, number) or text
    facts = names.translated(words_of(seen, number))
    key = f"action-{text.split()[0].lower().replace('_', '-')}"
    with contextlib.suppress(LookupError):
        return names.words.say(key, **facts)
    return names.action(seen, number) or text


def prompt(moment: Moment, seat: int, lang: str) -> dict[str, Any]:
    """One sentence for a seat: what it may do now, or whom it waits for."""
    match = moment.match
    said = naming(match.game.id, lang).words
    if match.over:
        return {"key": f"ending-{match.ending}", "args": {}, "text": said.say(f"ending-{match.ending}")}
    acting = match.seats_to_act()
    if seat not in acting:
        args = {"player": ", ".join(match.names[other - 1] for other in acting)}
        return {"key": "server-waiting", "args": args, "text": said.say("server-waiting", **args)}
    return _question(moment, seat, lang)


def _question(moment: Moment, seat: int, lang: str) -> dict[str, Any]:
    match, seen = moment.match, moment.sight(seat)
    names = naming(match.game.id, lang)
    phases = getattr(match.game.module("state"), "Phase", None)
    if phases is not None and "phase" in (match.game.dtype.names or ()):
        key = f"prompt-{phases(int(seen.phase)).name.lower().replace('_', '-')}"
        if names.words.has(key):
            facts = match.game.module("view").reasons(seen, None)
            with contextlib.suppress(LookupError):
                return {"key": key, "args": facts, "text": names.words.say(key, **names.translated(facts))}
    return {"key": "play-question", "args": {}, "text": names.words.say("play-question")}
