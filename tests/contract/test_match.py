"""The public face holds for every game: copies, undo, refusals, seats."""

from __future__ import annotations

import contextlib
import hashlib
from typing import Any

import pytest

import mastaba
from mastaba.errors import BadDeal, BadOption, CannotUndo, IllegalAction, UnknownGame, WrongSeat
from mastaba.game import Edition, Game, load


def test_copies_share_nothing(edition: Edition) -> None:
    match = edition.new(seed=8)
    twin = match.copy()
    before = match.view(1), match.legal(), match.log()
    for _ in range(12):
        if not twin.over:
            twin.play(twin.legal()[-1])
    assert (match.view(1), match.legal(), match.log()) == before
    assert not match.steps


def test_undo_restores_everything(edition: Edition) -> None:
    match = edition.new(seed=9)
    for step in range(15):
        if match.over:
            break
        before = match.seat, match.legal(), match.scores(), match.log(), match.view(1)
        played = match.legal()[step % len(match.legal())]
        match.play(played)
        assert match.undo() == played
        assert (match.seat, match.legal(), match.scores(), match.log(), match.view(1)) == before
        match.play(played)


def test_undo_is_fair_where_a_seat_asks_for_it(game: Game) -> None:
    match = load(game.id, game.seats[0]).new(seed=10)
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat=1)
    assert caught.value.code == "nothing"
    actor = match.seat
    match.play(match.legal()[0])
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat=actor % match.players + 1)
    assert caught.value.code == "other"


def test_a_refused_action_changes_nothing(edition: Edition) -> None:
    match = edition.new(seed=12)
    while len(match.legal()) == len(match.game.actions):
        match.play(match.legal()[0])
    before = match.view(1), match.legal(), match.log()
    for text in ("moonwalk", "", "draw  1", match.legal()[0] + " "):
        with pytest.raises(IllegalAction) as caught:
            match.play(text)
        assert caught.value.refusal.sentence
    illegal = next(text for text in match.game.actions if text not in match.legal())
    with pytest.raises(IllegalAction) as caught:
        match.play(illegal)
    assert caught.value.refusal.rule[0] in "RQ"
    assert (match.view(1), match.legal(), match.log()) == before


def test_only_the_seat_on_turn_may_act(game: Game) -> None:
    match = load(game.id, game.seats[0]).new(seed=13)
    other = match.seat % match.players + 1
    refusal = match.refusal(match.legal()[0], seat=other)
    assert refusal is not None
    assert refusal.code == "wrong_seat"
    with pytest.raises(WrongSeat):
        match.view(match.players + 1)


def test_names_stand_in_the_log(game: Game) -> None:
    names = [f"Ankh{seat}" for seat in range(game.seats[0])]
    match = load(game.id, game.seats[0]).new(seed=14, names=names)
    match.play(match.legal()[0])
    assert any(name in line for line in match.log() for name in names)


def test_the_same_seed_deals_the_same_and_commits_to_it(edition: Edition) -> None:
    one, other = edition.new(seed=15), edition.new(seed=15)
    assert one.deal() == other.deal()
    assert one.commitment == other.commitment != edition.new(seed=16).commitment


def test_a_nonce_hides_the_seed_in_its_hash_and_deals_nothing(edition: Edition) -> None:
    plain, hidden, other = (edition.new(seed=15, nonce=nonce) for nonce in ("", "a" * 32, "b" * 32))
    assert plain.deal() == hidden.deal() == other.deal()
    assert len({plain.commitment, hidden.commitment, other.commitment}) == 3
    name = f"mastaba {edition.game.id} 15"
    assert plain.commitment == hashlib.sha256(name.encode()).hexdigest()  # as records of old have it
    assert hidden.commitment == hashlib.sha256(f"{name} {'a' * 32}".encode()).hexdigest()


@pytest.mark.parametrize(
    "deal", [{"nonsense": 1}, {"first": 0}, {"first": 99}, {"first": "one"}, {"first": None}, {"first": True}]
)
def test_a_deal_that_makes_no_sense_is_refused(game: Game, deal: dict[str, object]) -> None:
    with pytest.raises(BadDeal):
        load(game.id).new(seed=1, deal=deal)


def test_every_key_of_a_deal_refuses_garbage(game: Game) -> None:
    edition = load(game.id, game.seats[-1])
    for key in edition.new(seed=1).deal():
        garbage: Any
        for garbage in ([1], {"x": 1}, "x", 7.5, None, [["x"]], [None], {"camel": 3}, {"a1": "ship"}, [[[]]]):
            with pytest.raises(BadDeal) as refused:
                edition.new(seed=1, deal={key: garbage})
            assert refused.value.sentence("fr") != str(refused.value)
        empty: Any
        for empty in ([], {}, [[]]):  # some places may be left empty
            with contextlib.suppress(BadDeal):
                edition.new(seed=1, deal={key: empty})


def test_games_options_and_seats_that_do_not_exist_are_refused(game: Game) -> None:
    with pytest.raises(UnknownGame):
        load("senet")
    with pytest.raises(BadOption):
        load(game.id, players=99)
    with pytest.raises(BadOption):
        load(game.id, moonlight=True)
    for option in game.options:
        with pytest.raises(BadOption) as refused:
            load(game.id, None, **{option.name: "moonlight"})
        assert option.name in refused.value.sentence("fr") != str(refused.value)
    for seed in (-1, 2**62, "seven"):
        with pytest.raises(BadOption):
            load(game.id).new(seed=seed)  # type: ignore[arg-type]


def test_the_face_lists_the_games() -> None:
    assert mastaba.games() == sorted(mastaba.discover())


def test_a_state_is_known_again_by_its_fingerprint(edition: Edition) -> None:
    """However it was reached: dealt anew, copied, compiled or interpreted, or by a way back."""
    matches = [edition.new(seed=21, target=target) for target in ("python", "cpu", "python")]
    seen: set[str] = set()
    while not matches[0].over and len(seen) < 6:
        assert len({match.fingerprint for match in matches} | {matches[0].copy().fingerprint}) == 1
        assert matches[0].fingerprint not in seen
        seen.add(matches[0].fingerprint)
        action = matches[0].legal()[-1]
        for match in matches:
            match.take(action)
        matches[2].undo()
        matches[2].take(action)
