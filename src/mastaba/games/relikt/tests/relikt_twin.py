"""Relikt a second time, slowly and in plain lists, from the rulebook alone; it shares no line with the rules it checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

TOOLS = ["rum", "compass", "blindfold", "binoculars", "lasso", "pistol", "camera"]
Slot = tuple[str, bool]  # a card, and whether it lies face up


class Twin:
    """A table that is told what chance decided."""

    def __init__(self, deal: Mapping[str, Any], treasures_left: int) -> None:
        self.seat = deal["first"] - 1
        self.camps = list(deal["camps"])
        self.hands = [list(hand) for hand in deal["hands"]]
        self.deck = list(deal["deck"])
        self.discard: list[str] = []
        self.heads: list[str | None] = list(deal["treasures"][:4])
        self.pile = list(deal["treasures"][4:])
        self.rows: list[list[Slot]] = [[], [], [], []]
        self.kits = [list(kit[:3]) for kit in deal["actions"]]
        self.stock = [list(kit[3:]) for kit in deal["actions"]]
        self.won: list[list[str]] = [[] for _ in self.hands]
        self.tops: list[str] = []
        self.to_award = 17 - treasures_left
        self.shuffles: list[list[str]] = []
        self.start_turn()

    def start_turn(self) -> None:
        self.asks, self.action, self.victim, self.aimed, self.to_play = "turn", "", -1, "", 1

    @property
    def over(self) -> bool:
        return sum(map(len, self.won)) == self.to_award

    # What may be decided

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.asks == "seat":
            return {f"seat {seat + 1}" for seat in range(len(self.hands)) if seat != self.seat}
        if self.asks == "replace":
            return {f"replace {card}" for card in self.visible() if any(self.alike(card, own) for own in self.hand())}
        if self.asks == "by":
            return {f"by {own}" for own in self.hand() if self.alike(self.aimed, own)}
        if self.asks == "rope":
            return {f"rope {card}" for card in self.visible()}
        rows = [row for row in range(4) if self.heads[row]]
        plays = {f"play {card} {row + 1}" for card in self.playable_hand() for row in rows}
        return plays | ({tool for tool in self.kits[self.seat] if self.works(tool)} if self.asks == "turn" else set())

    def works(self, tool: str) -> bool:
        if tool == "pistol":
            return any(self.alike(card, own) for card in self.visible() for own in self.hand())
        if tool == "camera":
            return bool(self.tops) and self.tops[-1] != "camera" and self.works(self.tops[-1])
        return True

    def hand(self) -> list[str]:
        return self.hands[self.seat]

    def playable_hand(self) -> list[str]:
        return self.hands[self.victim if self.action == "binoculars" else self.seat]

    def visible(self) -> list[str]:
        return [card for row in self.rows for card, is_up in row if is_up]

    @staticmethod
    def alike(one: str, other: str) -> bool:
        return one[0] == other[0] or one[1:] == other[1:]

    # What a decision does

    def play(self, text: str, shuffles: list[list[str]]) -> None:
        self.shuffles = [list(cards) for cards in shuffles]
        verb, *rest = text.split()
        if verb in TOOLS:
            self.use(verb)
        else:
            getattr(self, f"do_{verb}")(*rest)
        assert not self.shuffles, "a reshuffle that nothing asked for"

    def use(self, tool: str) -> None:
        self.kits[self.seat].remove(tool)
        self.action = self.tops[-1] if tool == "camera" else tool
        self.tops.append(tool)
        self.to_play = 2 if self.action == "compass" else 1
        self.asks = {"rum": "seat", "binoculars": "seat", "pistol": "replace"}.get(self.action, "play")

    def do_seat(self, number: str) -> None:
        self.victim = int(number) - 1
        if self.action == "rum":
            self.camps[self.seat], self.camps[self.victim] = self.camps[self.victim], self.camps[self.seat]
        self.asks = "play"

    def do_replace(self, card: str) -> None:
        self.aimed, self.asks = card, "by"

    def do_by(self, card: str) -> None:
        self.hand().remove(card)
        self.rows = [[(card, True) if slot == (self.aimed, True) else slot for slot in row] for row in self.rows]
        self.discard.append(self.aimed)
        self.asks = "play"

    def do_play(self, card: str, number: str) -> None:
        row = int(number) - 1
        self.playable_hand().remove(card)
        self.rows[row].append((card, self.action != "blindfold"))
        if len(self.rows[row]) == int(str(self.heads[row])[-1]):
            self.settle(row)
        self.to_play -= 1
        if self.over:
            return
        if self.to_play:
            self.asks = "play"
        elif self.action == "lasso" and self.visible():
            self.asks = "rope"
        else:
            self.draw(self.victim if self.action == "binoculars" else self.seat)
            self.pass_turn()

    def do_rope(self, card: str) -> None:
        self.rows = [[slot for slot in row if slot != (card, True)] for row in self.rows]
        self.hand().append(card)
        self.pass_turn()

    def settle(self, row: int) -> None:
        sums: Counter[str] = Counter()
        for card, _ in self.rows[row]:
            sums[card[0]] += int(card[1:])
        best = [colour for colour, total in sums.items() if total == max(sums.values())]
        self.discard += [card for card, _ in self.rows[row]]
        self.rows[row] = []
        if len(best) == 1:
            self.won[self.camps.index(best[0])].append(str(self.heads[row]))
            self.heads[row] = self.pile.pop(0) if self.pile and not self.over else None

    def draw(self, seat: int) -> None:
        while len(self.hands[seat]) < 4:
            if not self.deck:
                self.deck = self.shuffles.pop(0)
                assert sorted(self.deck) == sorted(self.discard)
                self.discard = []
            self.hands[seat].append(self.deck.pop(0))

    def pass_turn(self) -> None:
        if self.action and self.stock[self.seat]:
            self.kits[self.seat].append(self.stock[self.seat].pop(0))
        self.seat = (self.seat + 1) % len(self.hands)
        self.start_turn()

    # The result

    def scores(self) -> list[int]:
        return [self.points(Counter(won)) for won in self.won]

    @staticmethod
    def points(won: Counter[str]) -> int:
        total = 0
        for treasure, copies in won.items():
            gems = int(treasure[-1])
            total += gems * copies if treasure.startswith("blue") else gems * (copies // 2) - gems * (copies % 2)
        return total
