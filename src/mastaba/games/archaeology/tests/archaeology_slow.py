"""Archaeology once more, slowly and in other words: counters and lists, nothing shared with the rules under test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

WORTH = {"shard": 1, "parchment": 1, "coin": 2, "talisman": 3, "cup": 2, "map": 3, "mask": 4}
PRICES = {
    "shard": [1, 2, 3, 4, 15],
    "parchment": [1, 2, 3, 10],
    "coin": [2, 5, 10, 18, 30],
    "talisman": [3, 7, 14, 24, 40],
    "cup": [2, 15],
    "map": [3],
    "mask": [4, 12, 26, 50],
}
MAPS = {"small": 1, "medium": 2, "large": 3}


class Slow:
    """A table that can be asked for the legal texts and played on."""

    def __init__(self, deal: Mapping[str, Any], idle_rounds: int = 3) -> None:
        self.hands = [Counter(hand) for hand in deal["hands"]]
        self.seats = len(self.hands)
        self.market = Counter(deal["market"])
        self.pyramid = {name: Counter(deal[name]) for name in MAPS}
        self.deck = list(deal["deck"])
        self.sold: list[list[tuple[str, int]]] = [[] for _ in self.hands]
        self.idle_limit = idle_rounds * self.seats
        self.history: list[str] = []  # digless turns: "pass", "trade", "move"
        self.over = False
        self.open_turn(deal["first"] - 1)

    # Turns

    def open_turn(self, seat: int) -> None:
        self.turn = seat
        self.given: set[str] = set()
        self.taken: set[str] = set()
        self.done: set[str] = set()
        self.offer: Counter[str] | None = None
        self.bought: list[str] = []
        self.credit = 0
        self.waiting: list[tuple[int, int]] = []
        self.thief = False
        self.owes = False
        self.dug = bool(self.deck)
        if self.dug:
            self.dig()
            return
        if self.check_end():
            return
        if not self.hands[seat]:
            self.history.append("pass")
            self.open_turn((seat + 1) % self.seats)
            return
        self.owes = self.trailing("pass") >= self.seats or self.trailing("pass", "trade") >= self.idle_limit

    def trailing(self, *kinds: str) -> int:
        count = 0
        for kind in reversed(self.history):
            if kind not in kinds:
                break
            count += 1
        return count

    def dig(self) -> None:
        while self.deck:
            card = self.deck.pop(0)
            if card == "storm":
                order = [(self.turn + step) % self.seats for step in range(self.seats)]
                self.waiting = [(seat, self.hands[seat].total() // 2) for seat in order if self.hands[seat].total() > 1]
                if self.waiting:
                    return
                continue
            if card == "thief":
                self.thief = any(self.hands[seat] for seat in range(self.seats) if seat != self.turn)
            else:
                self.hands[self.turn][card] += 1
            break
        self.check_end()

    def check_end(self) -> bool:
        self.over = not self.deck and not any(self.hands) and self.offer is None
        return self.over

    @property
    def seat(self) -> int:
        return self.waiting[0][0] if self.waiting else self.turn

    # What is legal

    def legal(self) -> set[str]:
        if self.over:
            return set()
        hand = self.hands[self.seat]
        if self.waiting:
            return {f"discard {card}" for card in hand}
        if self.thief:
            return {f"steal {seat + 1}" for seat in range(self.seats) if seat != self.turn and self.hands[seat]}
        gives = {f"give {card}" for card in hand if not self.bought and self.may_give(card)}
        if self.offer is not None:
            takes = {f"take {card}" for card in self.market if card not in self.given and WORTH[card] <= self.credit}
            return gives | takes | ({"trade"} if self.bought else set())
        sells = {f"sell {card} {n}" for card in hand for n in range(1, hand[card] + 1) if n <= len(PRICES[card])}
        explores = {f"explore {name}" for name, need in MAPS.items() if name in self.pyramid and hand["map"] >= need}
        return gives | sells | explores | (set() if self.owes and hand else {"end"})

    def may_give(self, card: str) -> bool:
        """Tries every set of treasures that could be given up entirely, and looks for something to take for them."""
        hand = self.hands[self.seat]
        if card in self.taken:
            return False
        spare = {kind: hand[kind] - (kind == card) for kind in hand if kind not in self.taken}
        for chosen in product((False, True), repeat=len(spare)):
            more = {kind: spare[kind] for kind, is_given in zip(spare, chosen, strict=True) if is_given}
            credit = self.credit + WORTH[card] + sum(WORTH[kind] * number for kind, number in more.items())
            barred = self.given | {card} | set(more)
            if any(WORTH[want] <= credit for want in self.market if want not in barred):
                return True
        return False

    # Playing

    def play(self, text: str, stolen: str | None = None) -> None:
        verb, *words = text.split()
        getattr(self, f"do_{verb}")(*words, **({"stolen": stolen} if verb == "steal" else {}))
        for heap in (*self.hands, self.market):
            for card in [card for card, count in heap.items() if count == 0]:
                del heap[card]
        if verb in ("sell", "explore"):
            self.check_end()

    def do_steal(self, victim: str, stolen: str | None) -> None:
        assert stolen
        assert self.hands[int(victim) - 1][stolen] > 0
        self.hands[int(victim) - 1][stolen] -= 1
        self.hands[self.turn][stolen] += 1
        self.thief = False

    def do_discard(self, card: str) -> None:
        seat, left = self.waiting[0]
        self.hands[seat][card] -= 1
        self.market[card] += 1
        self.waiting[0] = (seat, left - 1)
        if left == 1:
            self.waiting.pop(0)
            if not self.waiting:
                self.dig()

    def do_give(self, card: str) -> None:
        self.offer = (self.offer or Counter()) + Counter([card])
        self.hands[self.turn][card] -= 1
        self.credit += WORTH[card]
        self.given.add(card)

    def do_take(self, card: str) -> None:
        self.market[card] -= 1
        self.hands[self.turn][card] += 1
        self.credit -= WORTH[card]
        self.taken.add(card)
        self.bought.append(card)

    def do_trade(self) -> None:
        assert self.offer
        self.market += self.offer
        self.offer, self.bought, self.credit = None, [], 0
        self.done.add("trade")

    def do_explore(self, name: str) -> None:
        self.hands[self.turn]["map"] -= MAPS[name]
        self.hands[self.turn] += self.pyramid.pop(name)
        self.given, self.taken = set(), set()
        self.done.add("move")

    def do_sell(self, card: str, size: str) -> None:
        self.hands[self.turn][card] -= int(size)
        self.sold[self.turn].append((card, int(size)))
        self.done.add("move")
        self.owes = False

    def do_end(self) -> None:
        if not self.dug:
            self.history.append("move" if "move" in self.done else "trade" if "trade" in self.done else "pass")
        self.open_turn((self.turn + 1) % self.seats)

    # The result

    def scores(self) -> list[int]:
        return [sum(PRICES[card][size - 1] for card, size in sets) for sets in self.sold]

    def winners(self) -> list[int]:
        ranks = [(points, -sum(size for _, size in sets)) for points, sets in zip(self.scores(), self.sold, strict=True)]
        return [seat for seat, rank in enumerate(ranks, 1) if rank == max(ranks)]
