"""An analysis as plain data with its actions in words: what --json prints and the page is made from (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mastaba.arena.analysis.small_table import small_table
from mastaba.match import Match
from mastaba.text import words
from mastaba.text.naming import Naming
from mastaba.text.reasons import Teller

if TYPE_CHECKING:
    from mastaba.arena.analysis.analyse import Analysis
    from mastaba.arena.analysis.survey import Decision, Survey

Report = dict[str, Any]
BIGGEST = 3
ITERATIONS = 10_000  # a search, where nobody says otherwise


def report(survey: Survey, match: Match, naming: Naming) -> Report:
    """Everything there is to show of a game, as far as it has been analysed."""
    from mastaba.arena.analysis.analyse import analysed  # with it all that searches, which reading a report does not need

    analysis, seats = analysed(survey, match), range(1, match.players + 1)
    return {
        "game": match.game.id,
        "title": match.game.title,
        "rules": match.game.version,
        "players": match.players,
        "names": match.names,
        "options": dict(match.edition.options),
        "seed": match.seed,
        "actions": len(match.steps),
        "scores": match.scores(),
        "winners": match.winners(),
        "decisions": [_decision(one, survey, match, naming) for one in analysis.decisions],
        "spans": [asdict(span) for seat in seats for span in analysis.spans(seat)],
        "seats": [_seat(analysis, seat, match.names[seat - 1]) for seat in seats],
    }


def _decision(decision: Decision, survey: Survey, match: Match, naming: Naming) -> Report:
    from mastaba.arena.analysis.estimate import seen_at

    found, seen = decision.estimate, seen_at(match.edition, match.steps[decision.step - 1])
    return {
        "step": decision.step,
        "seat": decision.seat,
        "choices": decision.choices,
        "played": _named(decision.played, seen, naming, match.names),
        "better": None if found.better is None else _named(found.better, seen, naming, match.names),
        "expected": decision.expected,
        "loss": decision.loss,
        "doubt": found.doubt,
        "before": list(found.before),
        "after": list(found.after),
        "is_open": found.is_open,
        **_told(decision, survey, seen, naming, match.names),
    }


def _told(decision: Decision, survey: Survey, seen: Any, naming: Naming, names: list[str]) -> Report:
    """A mistake: why the better action was better, a line of play from either, and the table as the seat saw it then."""
    one, actions = survey.explained.get(decision.step - 1), naming.game.actions
    if decision.estimate.better is None or one is None:
        return {"reason": None, "line": [], "played_line": [], "table": []}
    lines = {"line": one.line, "played_line": one.played_line}
    return {
        "reason": Teller(naming, seen, names).why(one.reason) or None,
        **{name: [actions[action] for action in line] for name, line in lines.items()},
        "table": small_table(naming.game.provided.view(seen, decision.seat - 1), naming, names),
    }


def _named(action: int, seen: Any, naming: Naming, names: list[str]) -> Report:
    return {"action": naming.game.actions[action], "words": naming.action(seen, action, names)}


def _seat(analysis: Analysis, seat: int, name: str) -> Report:
    mistakes = analysis.mistakes(seat)
    counted = {"decisions": len(analysis.of_seat(seat)), "mistake_count": len(mistakes)}
    return {**asdict(analysis.account(seat)), "name": name, **counted, "biggest": [one.step for one in mistakes[:BIGGEST]]}


def luck_before(found: Report) -> dict[int, float]:
    """For each decision, what luck gave its seat since its decision before."""
    return {span["until"]: span["luck"] for span in found["spans"] if span["until"] is not None}


def hundredths(value: float, lang: str, is_signed: bool = False) -> str:
    """A result, or a difference of results, in hundredths."""
    shown = f"{100 * value:+.1f}" if is_signed else f"{100 * value:.1f}"
    plain = "0.0" if float(shown) == 0 else shown
    return plain.replace("-", "\N{MINUS SIGN}").replace(".", words(None, lang).say("number-mark"))


def mistake_sentence(decision: Report, lang: str) -> str:
    """A mistake in a sentence."""
    named = {"played": decision["played"]["words"], "better": decision["better"]["words"]}
    say, loss = words(None, lang).say, hundredths(decision["loss"], lang)
    told = say("analysis-mistake", step=decision["step"], loss=loss, **named)
    return (
        say("analysis-because", told=told, why=decision["reason"]) if decision["reason"] else say("analysis-plain", told=told)
    )


def biggest(found: Report) -> list[Report]:
    """The biggest mistakes of all seats, seat by seat."""
    by_step = {decision["step"]: decision for decision in found["decisions"]}
    return [by_step[step] for seat in found["seats"] for step in seat["biggest"]]
