"""Why a hint is the best action: by what follows for certain, by what others could answer, by what is solved, by what is tried."""

from __future__ import annotations

import random
from collections.abc import Iterator

from mastaba.bots.hints import Hint
from mastaba.bots.prospects import Prospects
from mastaba.bots.reasons import Reason, compared
from mastaba.game import load
from mastaba.match import Match
from mastaba.text.naming import naming
from mastaba.text.reasons import Teller
from tests.bots.test_exact import ends


def positions(game: str, seeds: range) -> Iterator[Match]:
    """Positions of random games."""
    for seed in seeds:
        match, choice = load(game, 2).new(seed=seed, names=["Ann", "Ben"]), random.Random(seed)
        while not match.over:
            yield match
            match.play(choice.choice(match.legal()))


def reasons(match: Match) -> Iterator[Reason]:
    """Each action as if it were the best and the one after it the next."""
    legal = match.legal_numbers()
    prospects = Prospects(match.edition, match.seen(match.seat))
    for best, other in zip(match.legal(), [*match.legal()[1:], match.legal()[0]], strict=True):
        if best != other:
            yield compared(prospects, legal, hint(best, 0.62), hint(other, 0.58))


def hint(action: str, expected: float) -> Hint:
    return Hint(action, expected, 0.01, 100, (expected, 1 - expected))


def sentence(match: Match, reason: Reason, lang: str = "en") -> str:
    return Teller(naming(match.game.id, lang), match.seen(match.seat), match.names, match.seat).hint(reason)


def first(game: str, code: str, when: str, is_of_best: bool = True) -> tuple[Match, Reason]:
    """A position of a random game in which a fact tells two actions apart."""
    for match in positions(game, range(9)):
        for reason in reasons(match):
            wanted = [(one.fact.code, one.fact.when, one.is_of_best) for one in reason.points if one.is_for_best]
            if wanted[:1] == [(code, when, is_of_best)]:
                return match, reason
    raise AssertionError(f"nothing is {code} in nine games")


def test_what_an_action_completes_is_said() -> None:
    match, reason = first("saqqara", "took", "now")
    row, cards = (reason.points[0].fact.fields[name] for name in ("row", "cards"))
    assert "about 62 in 100, next best “" in sentence(match, reason)
    assert f"with 58: you complete row {row} and take its {cards} relics" in sentence(match, reason)
    assert f"tu vas compléter la rangée {row} et prendre ses {cards} reliques" in sentence(match, reason, "fr")


def test_what_it_keeps_others_from_is_said() -> None:
    match, reason = first("saqqara", "took", "reply", is_of_best=False)
    other = match.names[reason.points[0].fact.seat - 1]
    assert other != match.names[match.seat - 1]
    assert f"after the other {other} could complete row " in sentence(match, reason)


def test_what_it_makes_possible_in_the_same_turn_is_said() -> None:
    match, reason = first("archaeology", "sold", "next")
    assert "you can then sell " in sentence(match, reason)


def test_a_win_at_once_needs_no_other_reason() -> None:
    late = (match for match in positions("saqqara", range(60)) if match.view(1).zones[0].facts.count < 4)
    match, reason = next((match, one) for match in late for one in reasons(match) if one.other is None)
    assert sentence(match, reason).endswith(": this wins the game at once.")
    match.play(reason.action)
    assert match.winners() == [match.steps[-1].seat + 1]


def test_where_there_is_little_in_it_that_is_said() -> None:
    match = next(positions("saqqara", range(1)))
    best, other = match.legal()[:2]
    told = {gap: sentence(match, Reason(best, 0.5 + gap, other, 0.5)) for gap in (0.01, 0.1, -0.1)}
    assert "nearly the same as" in told[0.01]
    assert "wins more of the games tried out" in told[0.1]
    assert "which has been tried less" in told[-0.1]


SOLVED = {1.0: ("for certain", "wins the game at once"), 0.0: ("everything loses",), 0.5: ("shares the victory",)}


def test_a_solved_end_says_so() -> None:
    told = set()
    for match in ends("saqqara", range(12)):
        if len(match.legal()) > 1:
            found = match.hint(match.seat, iterations=20)[0].expected
            advice = match.advice(match.seat, iterations=20)
            told.add(found)
            assert any(words in advice for words in SOLVED[found]), advice
    assert {0.0, 1.0} <= told
