"""What is certain about an action, as facts that can be compared: what follows at once, what one can do next, what others can answer.

Everything comes from what the seat knows (consequences.py). What others can answer is only looked at where nothing is secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from msgspec import Struct, structs

from mastaba.consequences import Consequences, Foresight
from mastaba.engine import events as happened
from mastaba.engine.contract import ACTION, State, States
from mastaba.engine.events import Word
from mastaba.game import Edition
from mastaba.scores import known_scores

MOST_POSITIONS: Final = 800  # that are looked at for what could be done next
WIN: Final = "win"

When = Literal["now", "then", "next", "reply"]
Row = tuple[int, ...]


class Fact(Struct, frozen=True):
    """One thing that is certain: what happens (`code`), to which seat (from 1; 0: to nobody), how much it is, and when.

    It follows at once (`now`), it holds after that (`then`), the seat can bring it about in the same turn (`next`), or the one
    who decides after it can (`reply`).
    """

    code: str
    when: When
    seat: int
    size: int
    fields: dict[str, Word]
    depth: int = 0  # after how many decisions
    is_named: bool = False  # whether it is what the action itself is called


@dataclass(frozen=True)
class Prospect:
    """What is certain about one action; `known` says up to which decision all is known of a time: what is not there will not be."""

    facts: list[Fact]
    known: dict[When, float]

    @property
    def wins(self) -> bool:
        """Whether the game is won with it."""
        return any(fact.code == WIN and fact.when == "now" for fact in self.facts)


class Prospects:
    """A position as a seat knows it, ready to say what is certain about each of its actions."""

    def __init__(self, edition: Edition, seen: State, target: str = "cpu") -> None:
        self.edition, self.seat, self._target = edition, int(seen.seat), target
        self.rules, self.provided = edition.rules(target), edition.game.provided
        self.tellings = {edition.game.provided.Event(one.code).name.lower(): one for one in self.provided.TELLING}
        self._foresight = Foresight(edition, seen, self.seat, target)
        self._seen = seen

    def of(self, action: int) -> Prospect:
        """What is certain about an action."""
        answer, tables = self._foresight.of(action), self._foresight.tables_after(action)
        found = Prospect(self._at_once(answer), {"now": 0.0 if answer.is_cut else np.inf})
        if not answer.is_cut:
            found.facts.extend([*self._won(tables), *self._standing(tables)])
            found.known["then"] = np.inf
            self._look_on(found, answer, tables)
        return found

    def _at_once(self, answer: Consequences) -> list[Fact]:
        """What follows for certain; the first thing that the seat does is the action itself."""
        told = [self.told(event.code, event.fields, "now") for event in answer.events]
        if told and told[0] and told[0].seat == self.seat + 1:
            told[0] = structs.replace(told[0], is_named=True)
        return [fact for fact in told if fact]

    def told(self, code: str, fields: dict[str, Word], when: When, depth: int = 0) -> Fact | None:
        """An event as a fact, if it is one that a reason may name."""
        telling = self.tellings.get(code)
        if telling is None or (telling.is_reply and when != "reply"):
            return None
        size = fields[telling.size] if telling.size else 1
        seats = [fields[one.name] for one in self.provided.FIELDS[telling.code] if one.kind == "seat"]
        return Fact(code, when, int(seats[0] or 0) if seats else 0, int(size or 0), fields, depth)

    def _won(self, tables: Sequence[States]) -> list[Fact]:
        """Whether the game ends with the seat as its only winner; where something is secret, only by points that all can count."""
        is_won = all(self.winners(table) == [self.seat] for table in tables)
        if not is_won or (self.provided.STATE.secrets and not self._is_ahead(tables[0])):
            return []
        return [Fact(WIN, "now", self.seat + 1, 1, {})]

    def winners(self, table: States) -> list[int]:
        """Who has won, from 0; nobody while the game goes on."""
        out = np.zeros(self.edition.players, np.int32)
        if table[0].ending:
            self.rules.winners(table[0], out)
        return [seat for seat in range(self.edition.players) if out[seat]]

    def _is_ahead(self, table: States) -> bool:
        known = known_scores(self.edition, self.rules, self._seen_on(table), self.seat)
        others = [points.most for seat, points in enumerate(known) if seat != self.seat]
        return known[self.seat].least > max(others)

    def _seen_on(self, table: States) -> State:
        blank = self.edition.blank()
        self.rules.see(table[0], self.seat, blank[0])
        seen: State = blank[0]
        return seen

    def _standing(self, tables: Sequence[States]) -> list[Fact]:
        """What the game says of the position after it, as far as the tables that may lie there agree."""
        said = [self.provided.standing(self._seen_on(table), self.seat) for table in tables]
        agreed = [one for one in said[0] if all(one in other for other in said[1:])]
        return [Fact(one.code, "then", one.seat, one.size, dict(one.fields)) for one in agreed]

    # What could be done after it

    def _look_on(self, found: Prospect, answer: Consequences, tables: Sequence[States]) -> None:
        """Adds what the seat could do next, or, where nothing is secret, what the one on turn after it could."""
        table = tables[0]
        if table[0].ending or (answer.unknown and self.provided.STATE.secrets):
            return
        decides = int(table[0].seat)
        if decides == self.seat or not self.provided.STATE.secrets:
            walk = Walk(self, decides, "next" if decides == self.seat else "reply")
            walk.run(table)
            found.facts.extend(walk.found.values())
            found.known[walk.when] = walk.whole

    def at_once(self, legal: Iterable[int]) -> dict[str, int]:
        """How much of each kind the seat could have at once, whatever it chooses."""
        most: dict[str, int] = {}
        for action in legal:
            for event in self._foresight.events_of(action):
                fact = self.told(event.code, event.fields, "now")
                if fact and fact.seat == self.seat + 1:
                    most[fact.code] = max(most.get(fact.code, 0), fact.size)
        return most


class Walk:
    """What a seat could bring about for certain by its own decisions in a row, the nearest first."""

    def __init__(self, prospects: Prospects, seat: int, when: When) -> None:
        self.prospects, self.seat, self.when = prospects, seat, when
        self.found: dict[str, Fact] = {}
        self.whole = np.inf  # up to how many decisions everything has been looked at
        self._left = MOST_POSITIONS
        self._met: set[bytes] = set()

    def run(self, table: States) -> None:
        """Looks at every way to go on, one decision deeper each time, while there are positions left to look at."""
        layer, depth = [table], 0
        while layer:
            depth += 1
            layer = [after for before in layer for after in self._after(before, depth)]
            if self._left <= 0:
                self.whole = depth - 1
                return

    def _after(self, table: States, depth: int) -> list[States]:
        """The positions after each decision in which the same seat decides again and nothing has been left to fate."""
        rules = self.prospects.rules
        actions = np.zeros(rules.MAX_LEGAL, ACTION)
        found = []
        for action in actions[: rules.legal(table[0], actions)]:
            self._left -= 1
            if self._left <= 0:
                break
            after, told = table.copy(), happened.buffer()
            rules.apply(after[0], int(action), told)
            if self._note(after, happened.rows(told), depth) and self._is_new(after):
                found.append(after)
        return found

    def _is_new(self, table: States) -> bool:
        key = table.tobytes()
        is_new = key not in self._met
        self._met.add(key)
        return is_new and not table[0].ending and int(table[0].seat) == self.seat

    def _note(self, after: States, rows: list[Row], depth: int) -> bool:
        """Keeps what an action would bring about; whether all that follows from it is certain."""
        certain = self._certain(rows)
        for row in certain:
            event = happened.read(row, self.seat, self.prospects.provided.FIELDS, 0, 0)
            self._keep(self.prospects.told(event.code, event.fields, self.when, depth))
        is_all = len(certain) == len(rows)
        if is_all and self.prospects.winners(after) == [self.seat]:
            self._keep(Fact(WIN, self.when, self.seat + 1, 1, {}, depth))
        return is_all

    def _certain(self, rows: list[Row]) -> list[Row]:
        """The events before the first in which fate speaks; where something is secret, before the first that tells a secret."""
        provided = self.prospects.provided
        for place, row in enumerate(rows):
            is_secret = row[1] != happened.EVERYONE and provided.STATE.secrets
            if row[0] in provided.fates or is_secret:
                return rows[:place]
        return rows

    def _keep(self, fact: Fact | None) -> None:
        """The largest of its kind, and the nearest of those."""
        if fact is None or fact.seat != self.seat + 1:
            return
        telling = self.prospects.tellings.get(fact.code)
        known = self.found.get(fact.code)
        if (telling is None or telling.is_good) and (known is None or fact.size > known.size):
            self.found[fact.code] = fact
