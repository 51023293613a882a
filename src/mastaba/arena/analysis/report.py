"""An analysis as plain data with its actions in words: what --json prints and the page is made from (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mastaba.text import words
from mastaba.text.naming import Naming

if TYPE_CHECKING:
    from mastaba.arena.analysis.analyse import Analysis, Decision
    from mastaba.arena.analysis.estimate import Estimator

Report = dict[str, Any]
BIGGEST = 3


def report(analysis: Analysis, estimator: Estimator, naming: Naming) -> Report:
    """Everything there is to show of an analysed game."""
    match, seats = estimator.match, range(1, estimator.match.players + 1)
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
        "decisions": [_decision(one, estimator, naming, match.names) for one in analysis.decisions],
        "spans": [asdict(span) for seat in seats for span in analysis.spans(seat)],
        "seats": [_seat(analysis, seat, match.names[seat - 1]) for seat in seats],
    }


def _decision(decision: Decision, estimator: Estimator, naming: Naming, names: list[str]) -> Report:
    found, seen = decision.estimate, estimator.seen(decision.step - 1)
    return {
        "step": decision.step,
        "seat": decision.seat,
        "choices": decision.choices,
        "played": _named(decision.played, seen, naming, names),
        "better": None if found.better is None else _named(found.better, seen, naming, names),
        "expected": decision.expected,
        "loss": decision.loss,
        "doubt": found.doubt,
        "before": list(found.before),
        "after": list(found.after),
        "is_open": found.is_open,
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
    return words(None, lang).say("analysis-mistake", step=decision["step"], loss=hundredths(decision["loss"], lang), **named)


def biggest(found: Report) -> list[Report]:
    """The biggest mistakes of all seats, seat by seat."""
    by_step = {decision["step"]: decision for decision in found["decisions"]}
    return [by_step[step] for seat in found["seats"] for step in seat["biggest"]]
