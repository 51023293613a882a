"""The whole game a second time, slowly and from the shared description alone; both must agree at every decision.

Nothing here imports the rules: the table is dicts of words, pairs are found by looking, lines by brute force.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import mastaba
from mastaba.match import Match

ANIMALS = ["camel", "mule", "snake", "hippo", "croc", "ibis", "cat"]
Cell = tuple[int, int]
EDITIONS: list[dict[str, Any]] = [
    {},
    {"curse": True},
    {"sphinx": True},
    {"sphinx": True, "sphinx_line": "ever"},
    {"curse": True, "sphinx": True},
    {"curse": True, "curse_race": "live"},
]


class Reference:
    """Luxor in plain words. `order` tells the order of the slow race when it is needed, as chance gave it."""

    def __init__(self, deal: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        self.players, self.options = players, options
        self.hands = [list(hand) for hand in deal["hands"]]
        self.deck = list(deal["deck"])
        self.stacks = {animal: list(values) for animal, values in deal["sarcophagi"].items()}
        self.pharaoh = deal["pharaoh"]
        self.turn = deal["first"]
        self.wall: dict[Cell, tuple[str, str]] = {}
        self.holder: dict[str, int] = {}
        self.stock = dict.fromkeys(self.seats(), 5)
        self.scarabs = Counter[str]()
        self.slab = 16
        self.owned: dict[int, list[int]] = {seat: [] for seat in self.seats()}
        self.pairs: list[tuple[str, frozenset[str]]] = []
        self.placed = Counter[str]()
        self.ask, self.decider = "drop", self.turn
        self.column, self.curse, self.waiting = "", set[str](), list[int]()

    def seats(self) -> range:
        return range(1, self.players + 1)

    # What may be decided

    def legal(self) -> set[str]:
        found = getattr(self, f"legal_{self.ask}")()
        assert isinstance(found, set)
        return found

    def legal_over(self) -> set[str]:
        return set()

    def legal_drop(self) -> set[str]:
        room = [shaft for shaft in range(1, 9) if (shaft, 10) not in self.wall]
        return {f"drop {tile} {shaft}" for tile in self.hands[self.decider - 1] for shaft in room}

    def kinds(self) -> set[tuple[str, str]]:
        return {(animal, kind) for animal, kinds in self.pairs for kind in kinds}

    def legal_resolve(self) -> set[str]:
        return {f"resolve {animal} {kind}" for animal, kind in self.kinds()}

    def legal_post(self) -> set[str]:
        return {"post", "skip"}

    def legal_move(self) -> set[str]:
        return {"skip"} | {f"move {animal}" for animal, seat in self.holder.items() if seat == self.decider}

    def openings(self, seat: int) -> set[str]:
        own = [animal for animal in ANIMALS if self.holder.get(animal) == seat]
        if sum(self.scarabs[animal] for animal in own) < 3:
            return set()
        return {animal for animal in own if self.stacks[animal]}

    def legal_open(self) -> set[str]:
        return {"done"} | {f"open {animal}" for animal in self.openings(self.decider)}

    def legal_claim(self) -> set[str]:
        found = {"pass"}
        for (shaft, row), (across, up) in itertools.product(self.wall, [(1, 0), (0, 1), (1, 1), (1, -1)]):
            cells = [(shaft + step * across, row + step * up) for step in range(3)]
            if all(cell in self.wall for cell in cells) and {self.wall[cell][0] for cell in cells} == self.curse:
                found.add("claim " + " ".join(f"{x}.{y}" for x, y in cells))
        return found

    def legal_curse(self) -> set[str]:
        return {f"curse {seat}" for seat in self.seats() if seat != self.decider and self.owned[seat]}

    def legal_give(self) -> set[str]:
        return {f"give {value}" for value in self.owned[self.decider]}

    # What a decision does

    def play(self, text: str, order: list[int]) -> None:
        self.order = order
        verb, *rest = text.split()
        getattr(self, f"do_{verb}")(*rest)

    def do_drop(self, tile: str, shaft: str) -> None:
        self.hands[self.turn - 1].remove(tile)
        x = int(shaft)
        level = max((row for column, row in self.wall if column == x), default=0)
        upper, lower = tile.split("-")
        new = {(x, level + 1): (lower[:-1], lower[-1]), (x, level + 2): (upper[:-1], upper[-1])}
        finder = self.line_pairs if self.options.get("sphinx") else self.neighbour_pairs
        self.pairs = [pair for cell, picture in new.items() for pair in finder(cell, picture)]
        self.wall |= new
        self.placed.clear()
        self.carry_on()

    def kind(self, one: tuple[str, str], other: tuple[str, str]) -> str:
        return "same" if one[1] == other[1] else "opposite"

    def neighbour_pairs(self, cell: Cell, picture: tuple[str, str]) -> list[tuple[str, frozenset[str]]]:
        around = [(x, y) for x, y in self.wall if max(abs(x - cell[0]), abs(y - cell[1])) == 1]
        like = [self.wall[near] for near in around if self.wall[near][0] == picture[0]]
        return [(picture[0], frozenset([self.kind(picture, other)])) for other in like]

    def line_pairs(self, cell: Cell, picture: tuple[str, str]) -> list[tuple[str, frozenset[str]]]:
        found = []
        for across, up in [(1, 0), (0, 1), (1, 1), (1, -1)]:
            line = [(cell[0] + step * across, cell[1] + step * up) for step in range(-10, 11)]
            like = [self.wall[there] for there in line if there in self.wall and self.wall[there][0] == picture[0]]
            if self.options.get("sphinx_line") == "ever" and len(like) > 1:
                continue
            if like:
                found.append((picture[0], frozenset(self.kind(picture, other) for other in like)))
        return found

    def carry_on(self) -> None:
        """Resolves what resolves by itself, until somebody is asked or the turn ends."""
        self.ask, self.decider = "resolve", self.turn
        while self.pairs:
            if len(self.kinds()) > 1:
                return
            self.start(*next(iter(self.kinds())))
            if self.ask != "resolve":
                return
        self.end_turn()

    def do_resolve(self, animal: str, kind: str) -> None:
        self.start(animal, kind)
        if self.ask == "resolve":
            self.carry_on()

    def start(self, animal: str, kind: str) -> None:
        fitting = [pair for pair in self.pairs if pair[0] == animal and kind in pair[1]]
        self.pairs.remove(min(fitting, key=lambda pair: len(pair[1])))
        holder, me = self.holder.get(animal), self.turn
        self.column = animal
        if holder == me or (holder and kind == "opposite"):
            self.scarab(animal)
        elif holder and self.stock[me]:
            self.come(animal)
            self.scarab(animal)
        else:
            self.ask = "post" if self.stock[me] else "move"

    def come(self, animal: str, origin: str | None = None) -> None:
        if origin:
            del self.holder[origin]
        else:
            self.stock[self.turn] -= 1
        if animal in self.holder:
            self.stock[self.holder[animal]] += 1
        self.holder[animal] = self.turn
        if self.scarabs[animal] == 3:
            self.open_sarcophagus(animal)

    def open_sarcophagus(self, animal: str) -> None:
        if self.stacks[animal] and animal in self.holder:
            self.scarabs[animal] -= 3
            self.slab += 3
            self.owned[self.holder[animal]].append(self.stacks[animal].pop(0))

    def scarab(self, animal: str) -> None:
        if self.placed[animal] < 2 and self.slab and self.scarabs[animal] < 3:
            self.placed[animal] += 1
            self.slab -= 1
            self.scarabs[animal] += 1
            if self.scarabs[animal] == 3:
                self.open_sarcophagus(animal)

    def do_post(self) -> None:
        self.come(self.column)
        self.do_skip()

    def do_move(self, origin: str) -> None:
        self.come(self.column, origin)
        self.do_skip()

    def do_skip(self) -> None:
        self.scarab(self.column)
        self.carry_on()

    def end_turn(self) -> None:
        if len(self.wall) == 80:
            self.ask_openings(1)
        else:
            self.draw()

    def draw(self) -> None:
        hand = self.hands[self.turn - 1]
        while len(hand) < 3 and self.deck:
            card = self.deck.pop(0)
            if not card.startswith("curse:"):
                hand.append(card)
            elif any(self.owned.values()):
                self.curse = set(card.removeprefix("curse:").split("+"))
                self.waiting = list(self.seats()) if self.options.get("curse_race") == "live" else list(self.order)
                self.ask, self.decider = "claim", self.waiting[0]
                return
        self.turn = self.turn % self.players + 1
        self.ask, self.decider = "drop", self.turn

    def do_pass(self) -> None:
        self.waiting.remove(self.decider)
        if self.waiting:
            self.decider = self.waiting[0]
        else:
            self.draw()

    def do_claim(self, *cells: str) -> None:
        if self.legal_curse():
            self.ask = "curse"
        else:
            self.draw()

    def do_curse(self, victim: str) -> None:
        self.column, self.decider, self.ask = str(self.decider), int(victim), "give"

    def do_give(self, value: str) -> None:
        self.owned[self.decider].remove(int(value))
        self.owned[int(self.column)].append(int(value))
        self.draw()

    def ask_openings(self, start: int) -> None:
        able = [seat for seat in self.seats() if seat >= start and self.openings(seat)]
        self.ask, self.decider = ("open", able[0]) if able else ("over", 0)

    def do_open(self, animal: str) -> None:
        others = [other for other in ANIMALS if other != animal and self.holder.get(other) == self.decider]
        for _ in range(3):
            paying = next(column for column in [animal, *others] if self.scarabs[column])
            self.scarabs[paying] -= 1
        self.owned[self.decider].append(self.stacks[animal].pop(0))
        self.ask_openings(self.decider)

    def do_done(self) -> None:
        self.ask_openings(self.decider + 1)

    # The result

    def columns(self) -> dict[str, tuple[int, int, int]]:
        return {name: (self.holder.get(name, 0), self.scarabs[name], len(self.stacks[name])) for name in ANIMALS}

    def scores(self) -> list[int]:
        return [sum(self.owned[seat]) + (7 if self.holder.get(self.pharaoh[seat - 1]) == seat else 0) for seat in self.seats()]

    def winners(self) -> list[int]:
        standing = [(points, len(self.owned[seat])) for seat, points in zip(self.seats(), self.scores(), strict=True)]
        return [seat for seat in self.seats() if standing[seat - 1] == max(standing)]


def columns(match: Match) -> dict[str, tuple[int, int, int]]:
    """Who stands at each column, and how many scarabs and sarcophagi, as the page shows it."""
    zones = [zone for zone in match.view(1).zones if zone.id.startswith("column")]
    left = [sum(piece.kind == "sarcophagus" for piece in zone.pieces) for zone in zones]
    facts = [zone.facts for zone in zones]
    return {fact.animal: (fact.holder, fact.scarabs, count) for fact, count in zip(facts, left, strict=True)}


@pytest.mark.parametrize("options", EDITIONS, ids=lambda options: "-".join(options) or "plain")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_games_agree_at_every_decision(players: int, options: dict[str, Any]) -> None:
    edition = mastaba.load("luxor", players=players, **options)
    for seed in range(3):
        match, choice = edition.new(seed=seed, target="cpu"), random.Random(seed)
        reference = Reference(match.deal(), players, options)
        while not match.over:
            legal = match.legal()
            assert set(legal) == reference.legal(), (seed, len(match.steps))
            assert len(legal) == len(set(legal))
            assert match.seat == reference.decider
            text = choice.choice([text for text in legal if text != "skip"] if choice.random() < 0.7 else legal)
            told = match.play(text)
            reference.play(text, [int(str(event.fields["player"])) for event in told if event.code == "order"])
            if len(match.steps) % 8 == 0:
                assert columns(match) == reference.columns()
        assert columns(match) == reference.columns()
        assert reference.legal() == set()
        assert match.scores() == reference.scores()
        assert match.winners() == reference.winners()
