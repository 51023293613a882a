"""Nobody who plays in a tournament can find the deal: neither from its number nor from the randomness that it is given."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from mastaba.arena.contests import tournament
from mastaba.arena.contests.salt import chance_of, kept_salt, seed_of
from mastaba.arena.contests.tournament import Pairing, run
from mastaba.bots import decide
from mastaba.bots.program_client import Program
from mastaba.bots.python_file import OFFERED, PythonFile, PythonFileBot
from mastaba.game import Edition, discover, load
from mastaba.match import Match

NAMES = ("finder", "random")

FINDER = """
# A bot that tries seeds until one gives the randomness it was given; then it lays that deal and plays along with it.
import random
from mastaba.arena.contests.salt import chance_of, seed_of
from mastaba.game import load

NAMES = [("finder", "random"), ("random", "finder")]
found = []


def recipes(seed, names, step):
    yield random.Random(f"{seed} {names} {step}")
    yield random.Random(seed)
    for salt in ("", "None", str(seed)):
        yield chance_of(salt, f"{seed} {names}", step)
        yield chance_of(salt, f"{seed_of(salt, seed)} {names}", step)


def choose(seen, legal, chance, events):
    step = max((event["step"] for event in events), default=0)
    for seed in range(8):
        for names in NAMES:
            for fitting in recipes(seed, names, step):
                if fitting.getstate() == chance.getstate():
                    found.append((seed, load("archaeology", 2).new(seed=seed).deal()))
    return legal[0]
"""


def old_play(edition: Edition, pairing: Pairing, bots: dict[str, Any], salt: str) -> Match:
    """A game as it was played before: the seed is the number of the deal."""
    match = edition.new(seed=pairing.seed, names=pairing.names, target="cpu")
    while not match.over:
        chance = random.Random(f"{pairing.seed} {pairing.names} {len(match.steps)}")
        match.play(decide(bots[pairing.names[match.seat - 1]], match, chance))
    return match


def found_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The deals that the finding bot has found in a game."""
    path = tmp_path / "finder.py"
    path.write_text(FINDER)
    made = PythonFile(path)(load("archaeology", 2))
    monkeypatch.setattr(PythonFile, "__call__", lambda self, edition, is_ready=None: made)
    run(load("archaeology", 2), NAMES, rounds=1, seed=3, guests={"finder": PythonFile(path)})
    found: list[Any] = made._choose.__globals__["found"]
    return found


def test_a_bot_that_tries_seeds_found_the_deal_as_it_was_and_finds_it_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_by(tmp_path, monkeypatch) == []
    with monkeypatch.context() as before:
        before.setattr(tournament, "play", old_play)
        before.setattr(tournament, "seed_of", lambda salt, number: number)
        found = found_by(tmp_path, before)
    assert {seed for seed, _ in found} == {3}
    assert found[0][1] == load("archaeology", 2).new(seed=3).deal(), "with every hand in it"


def test_a_run_draws_its_own_salt_and_with_it_can_be_played_again(tmp_path: Path) -> None:
    edition, file = load("saqqara", 2), tmp_path / "games.jsonl"
    first = run(edition, ["random", "random"], rounds=2, file=file)
    assert run(edition, ["random", "random"], rounds=2) != first
    assert run(edition, ["random", "random"], rounds=2, salt=kept_salt(file)) == first
    seeds = {outcome.pairing.seed for outcome in first}
    assert not seeds & {seed_of(salt, number) for salt in ("", "None") for number in range(200)}


def test_the_randomness_that_is_given_differs_from_step_to_step_and_from_salt_to_salt() -> None:
    wanted = [("a", "1 x", 1), ("b", "1 x", 1), ("a", "2 x", 1), ("a", "1 x", 2)]
    given = [chance_of(*words).random() for words in wanted]
    assert len(set(given)) == 4
    assert given == [chance_of(*words).random() for words in wanted]


ECHO = """python3 -c "
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked['type'] == 'bye':
        break
    told = {name: field for name, field in asked.items() if name != 'number'}
    open('{file}', 'a').write(json.dumps(told) + chr(10))
    answer = {'type': 'ready', 'wants': ['view', 'events', 'seen']} if asked['type'] != 'decide' else {'action': asked['legal'][0]}
    print(json.dumps(answer), flush=True)
" """


@pytest.mark.parametrize("positions", [1, pytest.param(3, marks=pytest.mark.proof)])
@pytest.mark.parametrize("game", [game.id for game in discover().values() if game.provided.STATE.secrets])
def test_what_a_guest_is_given_is_the_same_at_tables_that_its_seat_cannot_tell_apart(
    game: str, positions: int, tmp_path: Path
) -> None:
    """All that a file or a program can ask for, at a position and at two twins of it, with the same randomness."""
    (tmp_path / "guest.py").write_text(f"def choose({', '.join(OFFERED)}): pass")
    edition, chance = load(game), random.Random(game)
    guest = PythonFileBot(tmp_path / "guest.py", edition)
    program = Program("echo", ECHO.replace("{file}", str(tmp_path / "told")))(edition)
    match = edition.new(seed=7, target="cpu")
    for _ in range(positions):
        for _ in range(14):
            match.play(chance.choice(match.legal()))
        tables = [match, *(twin_of(match, stream) for stream in (5, 6))]
        given = [offers_to(guest, table) for table in tables]
        assert given[0] == given[1] == given[2]
        for table in tables:
            decide(program, table, random.Random(8))
    told = (tmp_path / "told").read_text().splitlines()[2:]
    assert [told[0::3], told[0::3]] == [told[1::3], told[2::3]]
    assert len(set(told)) == positions


def twin_of(match: Match, stream: int) -> Match:
    """The match at another table that the seat on turn could not tell from this one; what has happened is as it was told."""
    twin, table = match.copy(), match.edition.blank()
    table[0].stream = stream
    match.edition.rules("cpu").resample(match.seen(match.seat), match.seat - 1, table[0])
    assert table[0].tobytes() != match._table[0].tobytes(), "what is hidden differs"
    twin._table = table
    return twin


def offers_to(guest: PythonFileBot, match: Match) -> dict[str, Any]:
    """Everything that a bot's file can ask for, functions called."""
    guest.hear(match.events(match.seat))
    seen, legal = match.seen(match.seat), match.legal_numbers()
    offers = {name: make() for name, make in guest._offers(seen, legal, legal, random.Random(8)).items()}
    offers["hint"] = offers["hint"](iterations=40)
    offers["consequences"] = [offers["consequences"](action) for action in match.legal()]
    offers["chance"], offers["seen"] = offers["chance"].random(), seen.tobytes()
    return offers
