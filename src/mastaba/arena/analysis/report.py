"""An analysis as plain data with its actions in words: what --json prints and the page is made from (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mastaba.arena.analysis.small_table import small_table
from mastaba.text import words
from mastaba.text.naming import Naming
from mastaba.text.reasons import Teller

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
    told = {"reason": None, "table": []} if found.better is None else _explained(decision, estimator, naming, names)
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
        **told,
    }


def _explained(decision: Decision, estimator: Estimator, naming: Naming, names: list[str]) -> Report:
    """A mistake: why the better action was better, from what the seat knew, and the table as it saw it then."""
    from mastaba.bots.hints import Hint  # with it all that searches, which reading a report does not need
    from mastaba.bots.prospects import Prospects
    from mastaba.bots.reasons import compared

    found, step, actions = decision.estimate, decision.step - 1, naming.game.actions
    seen = estimator.seen(step)
    better, played = (
        Hint(actions[action], shares[decision.seat - 1], found.doubt, 0, tuple(shares))
        for action, shares in ((found.better or 0, found.before), (decision.played, found.after))
    )
    reason = compared(Prospects(estimator.edition, seen), estimator.legal[step], better, played)
    table = small_table(naming.game.provided.view(seen, decision.seat - 1), naming, names)
    return {"reason": Teller(naming, seen, names).why(reason) or None, "table": table}


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
