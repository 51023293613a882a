"""Records replay, and a record that was cut, changed or made up is refused with the line."""

from __future__ import annotations

import functools
import json

import pytest

import mastaba
from mastaba.errors import BadRecord, SecretsInPlay
from mastaba.game import Edition, Game, load
from mastaba.match import Match
from mastaba.records.record import read, verify


def played(edition: Edition, seed: int = 21) -> Match:
    """A game in which the choices wander over the lists of legal actions."""
    match, step = edition.new(seed=seed, target="cpu"), 0
    while not match.over:
        actions = match.legal()
        step += 1
        match.play(actions[(step * 7919) % len(actions)])
    return match


@functools.cache
def finished(game: Game) -> Match:
    return played(load(game.id, game.seats[-1]))


def test_a_record_replays_to_the_same_end(edition: Edition) -> None:
    match = played(edition)
    twin = verify(next(read(match.record())), target="cpu")
    assert twin.scores() == match.scores()
    assert twin.winners() == match.winners()
    assert twin.log(lang="fr") == match.log(lang="fr")
    assert twin.chances() == match.chances()


def test_json_tells_the_same_as_toml(game: Game) -> None:
    match = finished(game)
    line = match.record(form="json")
    assert "\n" not in line
    assert verify(next(read(line)), target="cpu").record() == match.record()


def test_a_nonce_is_told_with_the_seed_and_proves_the_hash(game: Game) -> None:
    match = finished(game).copy()
    assert match.record().startswith("mastaba = 1\n")
    match.nonce = "5" * 32
    for form in ("toml", "json"):
        twin = verify(next(read(match.record(form=form))), target="cpu")
        assert twin.commitment == match.commitment != finished(game).commitment
        assert match.nonce not in match.record(seat=1, form=form)
    for wrong in (match.record().replace("mastaba = 2", "mastaba = 1"), match.record().replace('nonce = "', 'once = "')):
        with pytest.raises(BadRecord):
            verify(next(read(wrong)))


def test_a_deal_lays_itself_again(edition: Edition) -> None:
    match = edition.new(seed=77)
    again = edition.new(seed=5, deal=match.deal())
    assert again.deal() == match.deal()
    assert again.legal() == match.legal()


def test_every_changed_line_is_named(game: Game) -> None:
    lines = finished(game).record().split("\n")
    end = lines.index("[seal]")
    for number in range(0, end, 9):
        changed = [*lines[:number], lines[number] + " # changed", *lines[number + 1 :]]
        with pytest.raises(BadRecord) as caught:
            verify(next(read("\n".join(changed))))
        assert caught.value.line == number + 1


def test_a_lost_line_is_named(game: Game) -> None:
    lines = finished(game).record().split("\n")
    lost = lines.index("actions = [", lines.index("[play]")) + 3
    with pytest.raises(BadRecord) as caught:
        verify(next(read("\n".join(lines[:lost] + lines[lost + 1 :]))))
    assert lost <= caught.value.line <= lost + 2


def test_a_truncated_record_is_refused_on_its_last_line(game: Game) -> None:
    text = finished(game).record()
    for share in (0.1, 0.4, 0.7, 0.95):
        cut = text[: int(len(text) * share)]
        with pytest.raises(BadRecord) as caught:
            verify(next(read(cut)))
        assert 1 <= caught.value.line <= cut.count("\n") + 1


def test_an_illegal_action_is_refused_with_its_line(game: Game) -> None:
    """Without a seal, as a record written by hand would be, the rules themselves find the line."""
    lines = finished(game).record().split("\n")
    body = lines[: lines.index("[seal]")]
    wrong = body.index("actions = [", body.index("[play]")) + 4
    body[wrong] = '  "moonwalk",'
    with pytest.raises(BadRecord) as caught:
        mastaba.replay("\n".join(body))
    assert caught.value.line == wrong + 1


def test_another_seed_does_not_fit_the_deal(game: Game) -> None:
    document = json.loads(finished(game).record(form="json"))
    del document["seal"]
    document["deal"]["first"] = document["deal"]["first"] % document["players"] + 1
    with pytest.raises(BadRecord, match="first"):
        mastaba.replay(json.dumps(document))


def test_before_the_end_only_what_a_seat_has_seen_can_be_had(game: Game) -> None:
    match = load(game.id, game.seats[0]).new(seed=3)
    match.play(match.legal()[0])
    with pytest.raises(SecretsInPlay):
        match.record()
    text = match.record(seat=2)
    assert "seed" not in text
    assert "[deal]" not in text
    with pytest.raises(BadRecord, match="seen by seat 2"):
        mastaba.replay(text)


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello", "{", "[]", "mastaba = 1", 'mastaba = 2\ngame = "x"', "{}", '{"mastaba": 1}', "\x00\x01"]
)
def test_what_is_no_record_is_refused_with_a_line(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        mastaba.replay(text)
    assert caught.value.line >= 1
