"""What a report counts, beside a plain count in Python; what games declare for it; what a changed box changes."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from mastaba.arena.parallel.work import Where
from mastaba.arena.simulation.simulate import simulate
from mastaba.engine.dice import advance, below, choices
from mastaba.errors import BadOption
from mastaba.game import Edition, Game, discover, load
from mastaba.study.report.playing.boxes import as_toml, edition_with, keys_of, read_values, value_of
from mastaba.study.report.playing.counters import Counters
from mastaba.study.report.playing.gather import Harvest, RuleSet, Watching, blank_harvest, gather
from mastaba.study.report.playing.sharing import code_of
from mastaba.study.report.playing.watching import HEURISTIC, RANDOM, TOTAL, lay_batch, watch_batch
from mastaba.study.report.statistics.measures import measures, strong_shares
from mastaba.study.report.statistics.questions import questions
from mastaba.text import LANGUAGES, words

GAMES = list(discover().values())
SAQQARA = RuleSet("saqqara", 2)


def watched(edition: Edition, games: int, mind: int) -> Harvest:
    """Games watched without compiling anything."""
    counters = Counters(edition.game)
    found, laid = blank_harvest(counters, edition, games), edition.blank(games)
    edition.bind(lay_batch, "python")(laid, edition.blank(), 0, edition.codes)
    settings = np.array([0, len(counters.events), len(counters.events) + len(counters.families)], np.int64)
    minds = np.full(edition.players, mind, np.int64)
    edition.bind(watch_batch, "python")(edition.blank(), laid, 0, 1, minds, *counters.tables, settings, *found.arrays)
    return found


@pytest.mark.parametrize("game_id", ["luxor", "relikt"])
def test_counts_are_those_of_a_plain_count(game_id: str) -> None:
    edition, counters = load(game_id), Counters(load(game_id).game)
    found = watched(edition, 2, RANDOM)
    happened: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for seed in range(2):
        match, stream, widths = edition.new(seed=seed), choices(seed), []
        while not match.over:
            legal, stream = match.legal_numbers(), advance(stream)
            widths.append(len(legal))
            number = legal[below(stream, len(legal))]
            verbs[edition.game.provided.ACTIONS.family_of(number).declared.name] += 1
            match.play(edition.game.actions[number])
        happened.update(event.code for event in match.events())
        row = found.games[seed]
        assert (row["length"], row["choices"], row["forced"]) == (len(widths), sum(widths), widths.count(1))
        assert list(row["points"][: edition.players]) == list(match.scores())
        assert {seat + 1 for seat in range(edition.players) if row["wins"][seat]} == set(match.winners())
    for place, counter in enumerate(counters.events):
        if not counter.field:
            assert found.counts[place, TOTAL] == happened[counter.code.name.lower()], counter
    chosen = found.counts[len(counters.events) : len(counters.events) + len(counters.families), TOTAL]
    assert dict(zip(counters.families, chosen.tolist(), strict=True)) == {name: verbs[name] for name in counters.families}


def test_gains_are_counted_for_the_seat_that_has_them() -> None:
    edition, counters = load("luxor"), Counters(load("luxor").game)
    found = watched(edition, 1, RANDOM)
    cards = [place for place, gain in enumerate(counters.gains) if gain.code.name == "PHARAOH"]
    assert found.gains[0][:, cards].sum(axis=1).tolist() == [1] * edition.players
    laid = edition.blank(1)
    edition.bind(lay_batch, "python")(laid, edition.blank(), 0, edition.codes)
    assert [found.gains[0][seat, cards].argmax() for seat in range(edition.players)] == laid[0]["pharaoh"][
        : edition.players
    ].tolist()


def test_heuristic_games_are_those_of_simulate() -> None:
    found = watched(load("saqqara"), 3, HEURISTIC)
    batch = simulate(load("saqqara"), 3, target="python", is_advised=True)
    assert found.games["length"].tolist() == batch.lengths.tolist()
    assert found.games["points"][:, :2].tolist() == batch.points.tolist()


def test_chunks_and_cores_make_no_difference() -> None:
    whole = Watching(SAQQARA, ("heuristic", "heuristic"), seed=5, weighed=30)((0, 60))
    parts = gather(SAQQARA, ("heuristic", "heuristic"), 60, 5, Where(cores=2), is_full=False)
    assert all((whole.games[name] == parts.games[name]).all() for name in whole.games.dtype.names or ())
    assert (whole.counts == parts.counts).all()
    assert len(whole.gains) == 30


def test_the_strong_one_is_found_on_whatever_seat_it_sits() -> None:
    found = gather(RuleSet("saqqara", 3), ("heuristic", "random", "random"), 90, 0, is_full=False)
    assert strong_shares(found.games, 3).mean() > 0.8
    won = measures(found.games, discover()["saqqara"], 3)
    assert sum(won[f"place-{place}"].sum() for place in (1, 2, 3)) == pytest.approx(90)


def test_a_changed_box_changes_what_it_should() -> None:
    more = SAQQARA.changed({}, {"piles.2": 6})
    usual, found = (gather(rules, ("heuristic",) * 2, 40, 1, is_full=False).games for rules in (SAQQARA, more))
    assert found["length"].mean() > usual["length"].mean() + 10
    assert code_of(more.edition.game) == code_of(SAQQARA.edition.game), "a pile more is only laid"
    assert code_of(SAQQARA.changed({}, {"rows.target": 12}).edition.game) != code_of(SAQQARA.edition.game)
    assert load("saqqara").game.components["piles"]["2"] == 4
    assert more.edition.game.id not in discover()


def test_a_box_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="cannot be played"):
        edition_with("luxor", 2, {}, (("tiles.list", json.dumps(["camelL-muleL"])),))


def test_values_are_of_the_kind_that_the_box_has() -> None:
    game = discover()["luxor"]
    assert read_values(game, "scarabs.count", "15, 17") == [15, 17]
    assert read_values(game, "values.one_eye", "[3, 3], [4, 4]") == [[3, 3], [4, 4]]
    for given in ("x", "-1", "121", "[3]", "true", ""):
        with pytest.raises(BadOption, match="not of that kind"):
            read_values(game, "scarabs.count", given)
    with pytest.raises(BadOption, match=r"did you mean scarabs\.count"):
        value_of(game, "scarabs.cout")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_carries_a_rule_of_the_rulebook(game: Game) -> None:
    for counter in Counters(game).events:
        if not counter.field:
            assert counter.rule, counter
        for number in counter.rule.split():
            assert f"**{number}**" in game.rulebook(), counter


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_gain_and_every_question_has_its_words(game: Game, lang: str) -> None:
    said = words(game.id, lang)
    assert game.provided.GAINS
    for gain in game.provided.GAINS:
        assert said.has(f"gain-{game.provided.Event(gain.code).name.lower().replace('_', '-')}")
    for question in questions(game):
        assert question.trials or said.has(question.untried), question
        assert not question.note or said.has(question.note), question


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_ruling_and_reconstructed_figure_is_asked_about(game: Game) -> None:
    asked = {one.name for one in questions(game)}
    assert {key for key, label in keys_of(game.components).items() if label == "R"} <= asked
    assert {option.rule for option in game.options if option.rule.startswith("Q")} <= asked
    for one in questions(game):
        for trial in one.trials:
            load(game.id, game.seats[0], **{**one.base, **trial.options})
            assert all(value_of(game, key) != value for key, value in trial.changes.items())


def test_a_box_written_and_read_again_is_the_same() -> None:
    import tomllib

    for game in GAMES:
        assert tomllib.loads(as_toml(game.components)) == game.components
