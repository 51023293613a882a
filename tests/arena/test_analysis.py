"""Games looked at again: the figures add up, come from what a seat knew, and are exact where they can be."""

from __future__ import annotations

import functools
import math
import random

import pytest
from msgspec import json
from msgspec.structs import replace

from mastaba.arena.analysis.analyse import Analysis, analyse, analysed, look
from mastaba.arena.analysis.estimate import Estimate, Estimator, final_results, seen_at, turned
from mastaba.arena.analysis.explain import LONGEST, followed
from mastaba.arena.analysis.survey import ROUNDS, Decision, Survey, rounds
from mastaba.bots.search.solver import share_of, solved
from mastaba.game import load
from mastaba.match import Match
from tests.contract import walks

TRIES = 100


def played(game: str, players: int, seed: int) -> Match:
    match, choice = load(game, players).new(seed=seed), random.Random(seed)
    while not match.over:
        match.play(choice.choice(match.legal()))
    return match


@functools.cache
def looked_at(game: str, players: int, seed: int = 2) -> tuple[Estimator, Analysis]:
    estimator = Estimator(played(game, players, seed), iterations=TRIES)
    return estimator, analysed(analyse(estimator), estimator.match)


def total(analysis: Analysis, seat: int) -> float:
    account = analysis.account(seat)
    return account.start + account.luck + account.unforeseen + account.mistakes + account.gifts


@pytest.mark.parametrize(("game", "players"), [("saqqara", 2), ("saqqara", 3), ("archaeology", 2), ("archaeology", 3)])
def test_the_figures_of_every_seat_add_up_to_its_result(game: str, players: int) -> None:
    estimator, analysis = looked_at(game, players)
    assert [one.step for one in analysis.decisions] == [step + 1 for step in estimator.legal]
    for seat in range(1, players + 1):
        account = analysis.account(seat)
        assert total(analysis, seat) == pytest.approx(account.end, abs=1e-12)
        assert account.mistakes <= 0
        assert account.end == final_results(estimator.match)[seat - 1]
    assert min(analysis.account(seat).mistakes for seat in range(1, players + 1)) < -0.05
    best = max(range(players), key=lambda seat: analysis.results[seat])
    assert best + 1 in estimator.match.winners()


def by_hand() -> Analysis:
    """Seat 1 errs by 0.2, of which seat 2 gets all; then luck gives seat 1 0.3, and it wins."""
    erring = Decision(1, 1, 2, 0, Estimate((0.6, 0.4), (0.4, 0.6), 1, 0.01, is_open=False))
    sound = Decision(2, 2, 2, 0, Estimate((0.4, 0.6), (0.4, 0.6), None, 0.01, is_open=False))
    lucky = Decision(4, 1, 2, 0, Estimate((0.7, 0.3), (0.7, 0.3), None, 0.01, is_open=True))
    generous = Decision(5, 2, 2, 0, Estimate((0.75, 0.25), (0.9, 0.1), 1, 0.01, is_open=False))
    return Analysis([erring, sound, lucky, generous], (1.0, 0.0))


def test_luck_is_what_no_choice_explains() -> None:
    analysis = by_hand()
    first, last = analysis.spans(1)
    assert (first.since, first.until, last.until) == (1, 4, None)
    assert (first.luck, first.gifts, first.unforeseen) == pytest.approx((0.3, 0.0, 0.0))
    assert (last.luck, last.gifts, last.unforeseen) == pytest.approx((0.0, 0.15, 0.15))
    account = analysis.account(1)
    figures = (account.start, account.luck, account.unforeseen, account.mistakes, account.gifts, account.end)
    assert figures == pytest.approx((0.6, 0.3, 0.15, -0.2, 0.15, 1.0))
    other = analysis.account(2)
    assert (other.start, other.mistakes, other.gifts, other.end) == pytest.approx((0.6, -0.15, 0.0, 0.0))
    assert [one.step for one in analysis.mistakes(1)] == [1]


def test_who_never_had_a_choice_only_has_a_result() -> None:
    analysis = Analysis(by_hand().of_seat(1), (1.0, 0.0))
    account = analysis.account(2)
    assert (account.start, account.luck, account.mistakes, account.gifts, account.end) == (0.0, 0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(("game", "has_luck"), [("saqqara", False), ("archaeology", True)])
def test_where_nothing_is_left_to_chance_there_is_no_luck(game: str, has_luck: bool) -> None:
    _, analysis = looked_at(game, 2)
    assert (sum(abs(span.luck) for seat in (1, 2) for span in analysis.spans(seat)) > 0.1) == has_luck
    assert all(span.luck == 0 or has_luck for seat in (1, 2) for span in analysis.spans(seat))


@pytest.mark.parametrize("game", ["saqqara"])
def test_what_can_be_solved_is_exact(game: str) -> None:
    """At the end of an open game nothing is unforeseen, and the better action really is worth what is said."""
    solved, better = 0, 0
    for seed in (4, 9, 10):
        estimator, analysis = looked_at(game, 2, seed)
        exact = {one.step for one in analysis.decisions if one.estimate.doubt == 0}
        spans = [span for seat in (1, 2) for span in analysis.spans(seat) if span.since in exact]
        assert all(abs(span.unforeseen) < 1e-9 for span in spans)
        solved += len(spans)
        better += sum(is_worth_it(one, estimator) for one in analysis.decisions if one.step in exact and one.estimate.better)
    assert solved > 20
    assert better > 5


def is_worth_it(decision: Decision, estimator: Estimator) -> bool:
    """Plays the better action and solves what follows."""
    match = estimator.edition.new(seed=estimator.match.seed)
    for step in estimator.match.steps[: decision.step - 1]:
        match.play(match.game.actions[step.action])
    assert decision.estimate.better is not None
    match.play(match.game.actions[decision.estimate.better])
    if match.over:
        return bool(final_results(match)[decision.seat - 1] == pytest.approx(decision.expected))
    worth = share_of(max(solved(match.edition, match.seen(match.seat), 200_000).values()))
    assert (worth if match.seat == decision.seat else 1 - worth) == pytest.approx(decision.expected)
    return True


@pytest.mark.parametrize("game", ["archaeology"])
def test_a_decision_is_judged_by_what_its_seat_knew_then(game: str) -> None:
    """What was hidden from the seat is replaced by something else that it could not tell apart: the same estimate."""
    match = played(game, 3, seed=2)
    estimator = Estimator(match, iterations=40)
    again = load(game, 3).new(seed=2)
    for number, step in enumerate(match.steps):
        assert estimator.seen(number).tobytes() == again.seen(again.seat).tobytes()
        again.play(again.game.actions[step.action])
    number = list(estimator.legal)[20]
    step = match.steps[number]
    other = walks.resampled(match.edition, walks.seen(match.edition, turned(step), step.seat), step.seat, stream=99)
    assert other.tobytes() != turned(step).tobytes()
    twin = match.copy()
    twin.steps[number] = replace(step, before=other)
    assert Estimator(twin, iterations=40).estimate(number) == estimator.estimate(number)


@pytest.mark.parametrize("game", ["archaeology"])
def test_the_same_effort_finds_the_same_again_and_seconds_will_do(game: str) -> None:
    match = played(game, 2, seed=2)
    number = next(iter(Estimator(match, 1).legal))
    assert Estimator(match, 30).estimate(number) == Estimator(match, 30).estimate(number)
    assert Estimator(match, None, seconds=0.03).estimate(number).doubt > 0


def test_the_same_is_found_on_however_many_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    estimator, on_all = looked_at("saqqara", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    again = analyse(Estimator(estimator.match, iterations=TRIES))
    assert list(again.known().values()) == on_all.decisions


@pytest.mark.parametrize("game", ["saqqara", "archaeology"])
def test_in_pieces_as_plain_data_the_same_is_found(game: str) -> None:
    """Put down now and then, written, read and taken up again; each mistake has its reason and its lines."""
    match = looked_at(game, 2)[0].match
    whole, survey = analyse(Estimator(match, iterations=40)), Survey(list(Estimator(match, 1).legal))
    while due := survey.due():
        estimator, known = Estimator(match, iterations=40), survey.known()
        for asked in reversed(due[:25]):
            survey.note(asked, look(estimator, asked, known))
        survey = json.decode(json.encode(survey), type=Survey)
    assert survey == whole
    assert survey.progress == (100, 100)
    wrong = {step: one for step, one in whole.known().items() if one.estimate.better is not None}
    assert set(whole.explained) == set(wrong) != set()
    for step, one in whole.explained.items():
        assert (one.line[0], one.played_line[0]) == (wrong[step].estimate.better, wrong[step].played)


def test_a_line_of_play_goes_as_far_as_the_seat_could_be_certain() -> None:
    """Nothing is hidden in Saqqara, so a line is legal on the real table; in Archaeology none goes past a card that is drawn."""
    for game in ("saqqara", "archaeology"):
        match = looked_at(game, 2)[0].match
        longest = 0
        for step, one in analyse(Estimator(match, iterations=40)).explained.items():
            moments = list(followed(match.edition, seen_at(match.edition, match.steps[step]), one.line, "python"))
            assert all(moment.may_go_on for moment in moments[:-1])
            assert game == "saqqara" or {moment.seat for moment in moments} == {match.steps[step].seat}
            there = match.at(step)
            for moment in moments[: -1 if game == "archaeology" else None]:
                there.play(match.game.actions[moment.action])
            longest = max(longest, len(moments))
        assert longest == (LONGEST if game == "saqqara" else longest) > 1


def test_what_matters_is_looked_at_longest() -> None:
    """A quick look at everything, then the longer ones where something seems lost, and none where all is known already."""
    efforts: dict[int, list[float]] = {}

    class Told(Estimator):
        def estimate(self, step: int, effort: float = 1.0) -> Estimate:
            efforts.setdefault(step, []).append(effort)
            is_solved = step % 4 == 0
            return Estimate((0.5, 0.5), (0.5, 0.5), None, 0.0 if is_solved else 0.1, is_open=False, urgency=step / 1000)

    estimator = Told(looked_at("saqqara", 2)[0].match, iterations=1)
    analyse(estimator)
    steps = list(estimator.legal)
    last = [step for step in steps if step % 4][-math.ceil(len(steps) * ROUNDS[-1][0]) :]
    assert list(efforts) == steps
    assert [step for step in steps if efforts[step][-1] == ROUNDS[-1][1]] == last
    assert all(len(efforts[step]) == 1 for step in steps if step % 4 == 0)
    assert sum(count for count, _ in rounds(len(steps))) == sum(map(len, efforts.values()))


def test_in_a_race_the_one_who_acted_is_judged() -> None:
    """The live race of Luxor: whoever claimed or passed is the seat that chose, whoever was next in order."""
    match, choice = load("luxor", 3, curse=True, curse_race="live").new(seed=0), random.Random(0)
    while not match.over:
        seat = match.seats_to_act()[-1]
        match.play(choice.choice(match.legal(seat)), seat)
    estimator = Estimator(match, 1)
    chosen = [(number - 1, seat) for number, seat in match.raced() if number - 1 in estimator.legal]
    assert len(chosen) > 2
    for step, seat in chosen:
        assert int(estimator.seen(step).seat) == seat - 1
        assert match.steps[step].action in estimator.legal[step]
    assert len(final_results(match)) == 3
