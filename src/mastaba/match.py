"""A game being played: the one object that page, terminal, bots and scripts hold."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from mastaba.checks import check_seed, names_of
from mastaba.consequences import Consequences, Foresight
from mastaba.engine import events as happened
from mastaba.engine.contract import ACTION, Ints, State, States
from mastaba.engine.events import Event
from mastaba.errors import CannotUndo, IllegalAction, Refusal, SecretsInPlay, WrongSeat
from mastaba.game import Edition, copied
from mastaba.records import record as paper
from mastaba.records.moments import Moment
from mastaba.records.steps import Row, Step, event_of
from mastaba.scores import Points, known_scores
from mastaba.text import words
from mastaba.text.naming import naming
from mastaba.views import View

if TYPE_CHECKING:
    from mastaba.bots.hints import Hint

Chance = tuple[str, Any]
T = TypeVar("T")


class Match:
    """A match of one edition; everything it shows a seat is made from what that seat may know."""

    def __init__(
        self,
        edition: Edition,
        seed: int,
        deal: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        target: str = "python",
        nonce: str = "",
    ) -> None:
        check_seed(seed)
        self.edition, self.game, self.players = edition, edition.game, edition.players
        self.seed, self.nonce = seed, nonce
        self.is_arranged, self.names = bool(deal), names_of(names, edition.players)
        self.steps: list[Step] = []
        self.target, self._rules = target, edition.rules(target)
        self._has_races, self._has_secrets = self.game.provided.has_races, bool(self.game.provided.STATE.secrets)
        self._legal: Ints = np.zeros(self._rules.MAX_LEGAL, ACTION)
        self._events = happened.buffer()
        self._laid = edition.laid(seed, dict(deal or {}), target)
        self._table = copied(self._laid)
        self._rules.begin(self._state, self._events)
        self._opening = self._taken_events()
        self._changed()

    @property
    def _state(self) -> State:
        state: State = self._table[0]
        return state

    def _once(self, what: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What holds as long as the table lies as it does: worked out once."""
        known = self._known  # of this position, whatever others do meanwhile
        if what not in known:
            known[what] = make()
        found: T = known[what]
        return found

    def _changed(self) -> None:
        """The table lies otherwise: nothing that was worked out holds any more."""
        state = self._state
        self._known: dict[tuple[Any, ...], Any] = {}
        self.over = bool(state.ending)  # whether the game has ended
        self.seat = 0 if self.over else int(state.seat) + 1  # the seat that must decide, from 1; 0 when the game is over
        # Whether whoever is quickest decides now, in no order
        self.is_race = self._has_races and not self.over and bool(state.racers)

    def _taken_events(self) -> tuple[Row, ...]:
        rows = tuple(happened.rows(self._events))
        self._events[0, 0] = 0
        return rows

    # Who decides, and what may be decided

    @property
    def ending(self) -> str | None:
        """The way the game ended, or None."""
        return self.game.endings[int(self._state.ending) - 1] if self.over else None

    @property
    def commitment(self) -> str:
        """The hash of the seed, told at the start, proves at the end that the deal was not changed; the nonce hides it till then."""
        sealed = f"mastaba {self.game.id} {self.seed} {self.nonce}".rstrip()
        return hashlib.sha256(sealed.encode()).hexdigest()

    @property
    def fingerprint(self) -> str:
        """A hash of the whole state, by which it can be known again; of its fields, for what lies between them is anything."""
        fields = self.game.fields(self._table.tobytes())
        return hashlib.blake2b(b"".join(fields), digest_size=8).hexdigest()

    def seats_to_act(self) -> list[int]:
        """The seats that may act now: the one that must decide, or, in a race, all that are in it."""
        if self.is_race:
            return [seat for seat in range(1, self.players + 1) if int(self._state.racers) >> (seat - 1) & 1]
        return [self.seat] if self.seat else []

    @property
    def is_search(self) -> bool:
        """Whether something has to be found now, so that how many actions are legal is a secret."""
        return not self.over and self.game.provided.seeks(self._state)

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal actions, ascending; of a seat that may not act, none."""
        if seat is not None and not self._may_act(seat):
            return []
        return [*self._once(("legal", seat or self.seat), lambda: self._listed(seat))]

    def _listed(self, seat: int | None) -> list[int]:
        count = self._rules.legal(self._as_actor(self._table, seat)[0], self._legal)
        listed: list[int] = self._legal[:count].tolist()
        return listed

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of the legal actions."""
        return [self.game.actions[action] for action in self.legal_numbers(seat)]

    def _may_act(self, seat: int) -> bool:
        self._index(seat)
        return seat in self.seats_to_act()

    def _as_actor(self, table: States, seat: int | None) -> States:
        """The table with a racer as the one who decides; itself, where the right seat is on turn already."""
        if seat is None or self.over or seat == self.seat:
            return table
        turned = copied(table)
        turned[0].seat = seat - 1
        return turned

    def refusal(self, text: str, lang: str = "en", seat: int | None = None) -> Refusal | None:
        """Why an action is not legal, or None when it is."""
        if seat is not None and not self.over and not self._may_act(seat):
            return self._refuse("wrong_seat", "", lang, actor=self.names[int(self._state.seat)])
        table = self._as_actor(self._table, seat)
        number = self.game.numbers.get(text)
        if number is None and not self.over:
            code = self.game.provided.ACTIONS.stray(text)
            if not code:
                return self._refuse("unknown", "", lang, action=text[:80])
        else:
            code = int(self._rules.refusal(table[0], number or 0))
        return self._reason(code, table, number, lang) if code else None

    def _reason(self, code: int, table: States, number: int | None, lang: str) -> Refusal:
        """The sentence of a refusal, from what the deciding seat knows."""
        reason = self.game.provided.Refusal(code)
        facts = naming(self.game.id, lang).about(self._seen(table, int(table[0].seat))[0], number, self.names)
        return self._refuse(reason.name.lower(), reason.rule, lang, **facts)

    def _refuse(self, code: str, rule: str, lang: str, **facts: Any) -> Refusal:
        return Refusal(code, rule, words(self.game.id, lang).refusal(code, rule, facts))

    # Playing

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Plays a legal action; anything else raises IllegalAction and changes nothing. Returns what the actor is happened."""
        step = self.take(text, seat)
        return self.events(step.seat + 1, step.first)

    def take(self, text: str, seat: int | None = None, lang: str = "en") -> Step:
        """Plays a legal action without telling what came of it; a refusal's sentence is in the language given."""
        refusal = self.refusal(text, lang, seat)
        if refusal:
            raise IllegalAction(refusal)
        since, number = self._event_count(), self.game.numbers[text]
        before, self._table = self._table, self._as_actor(copied(self._table), seat)
        actor = int(self._state.seat)
        self._rules.apply(self._state, number, self._events)
        self._changed()
        self.steps.append(Step(actor, number, self._taken_events(), since, before))
        return self.steps[-1]

    def undo(self, seat: int | None = None) -> str:
        """Takes back the last decision and returns its text; naming a seat asks whether that player fairly may."""
        if not self.steps:
            raise CannotUndo("nothing")
        last = self.steps[-1]
        if seat is not None:
            self._check_fair_undo(self._index(seat), last)
        self.steps = self.steps[:-1]  # a new list: moments go on with the old one
        self._table = last.before
        self._changed()
        return self.game.actions[last.action]

    def _check_fair_undo(self, seat: int, last: Step) -> None:
        if last.seat != seat:
            raise CannotUndo("other")
        if self.reveals(last):
            raise CannotUndo("revealed")

    def reveals(self, step: Step) -> bool:
        """Whether a step showed somebody something new or let chance decide."""
        return any(map(self.reveals_by, step.rows))

    def reveals_by(self, row: Row) -> bool:
        """Whether an event showed somebody something new or let chance decide."""
        return row[0] in self.game.provided.REVEALS or row[1] != happened.EVERYONE

    # What a seat knows

    def seen(self, seat: int) -> State:
        """The record of what a seat knows: all that a bot gets."""
        seen: State = copied(self._seen_now(seat))[0]
        return seen

    def _seen_now(self, seat: int) -> States:
        """The same, to be read only; where nothing is secret one record does for all."""
        index = self._index(seat)
        whose = ("seen", index if self._has_secrets else 0)
        return self._once(whose, lambda: self._seen(self._table, index))

    def _seen(self, table: States, index: int) -> States:
        seen = self.edition.blank()
        self._rules.see(table[0], index, seen[0])
        return seen

    def seen_to_act(self, seat: int) -> State:
        """What a seat knows, with itself as the one who decides if it may: in a race there are several."""
        seen = self.seen(seat)
        if seat in self.seats_to_act():
            seen.seat = seat - 1
        return seen

    def asked(self, seat: int) -> State:
        """The same, to be read only."""
        seen: State = self._once(("asked", seat), lambda: self.seen_to_act(seat))
        return seen

    def view(self, seat: int) -> View:
        """The table as a seat sees it: zones of pieces, for the page and the terminal."""
        zones = self._once(("view", seat), lambda: self.game.provided.view(self._seen_now(seat)[0], self._index(seat)))
        return View(self.game.id, seat, self.seat, self.over, self.names, zones)

    def consequences(self, action: str, seat: int | None = None) -> Consequences:
        """What is certain to follow from a legal action, from what the seat that would take it knows."""
        refusal = self.refusal(action, seat=seat)
        if refusal:
            raise IllegalAction(refusal)
        return self.foresight(self.seat if seat is None else seat).of(self.game.numbers[action])

    def foresight(self, seat: int) -> Foresight:
        """The position as a seat knows it, ready to say what follows from each of its actions."""
        return Foresight(self.edition, self.seen_to_act(seat), self._index(seat), self.target)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened from event number `since` on, as a seat knows it (None: all of it)."""
        index = None if seat is None else self._index(seat)
        return [event_of(self.game.id, row, index, number, step) for number, step, row in self.rows(seat, since)]

    def rows(self, seat: int | None = None, since: int = 0) -> list[tuple[int, int, Row]]:
        """The events that a seat knows of, each with its number and its step's, as plain numbers with all that is secret in them."""
        index = None if seat is None else self._index(seat)
        return [
            (number, step, row)
            for step, first, rows in self._rows_from(since)
            for number, row in enumerate(rows, first)
            if number >= since and happened.is_seen(row, index)
        ]

    def _rows_from(self, since: int) -> list[tuple[int, int, tuple[Row, ...]]]:
        """Each step from the one that caused event number `since` on, with its first event's number and its rows."""
        steps = self.steps
        if steps and since >= steps[-1].first:  # what is mostly asked for
            return [(len(steps), steps[-1].first, steps[-1].rows)]
        start = bisect_right(steps, since, key=lambda step: step.first)
        opening = [] if start else [(0, 0, self._opening)]
        return opening + [
            (number, step.first, step.rows) for number, step in enumerate(steps[max(start, 1) - 1 :], max(start, 1))
        ]

    def _event_count(self) -> int:
        return self.steps[-1].first + len(self.steps[-1].rows) if self.steps else len(self._opening)

    def sentence(self, event: Event, lang: str = "en", reader: int = 0) -> str:
        """An event as a sentence; to a reader (a seat, from 1), one that says "you"."""
        return words(self.game.id, lang).event(event, self.names, reader)

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What has happened, in sentences."""
        return [self.sentence(event, lang) for event in self.events(seat, since)]

    def hint(self, seat: int, seconds: float = 1.0, iterations: int | None = None) -> list[Hint]:
        """The best actions for a seat that may act, what to expect of each and how sure that is, from what the seat knows."""
        from mastaba.bots.hints import hints

        legal, time = self.legal_numbers(seat), None if iterations else seconds
        return hints(self.edition, self.seen_to_act(seat), legal, iterations, time) if legal else []

    def advice(self, seat: int, lang: str = "en", seconds: float = 1.0, iterations: int | None = None) -> str:
        """The best action for a seat that may act and why, in a sentence that says "you"."""
        from mastaba.text.reasons import advice

        return advice(self, seat, lang, seconds, iterations)

    # The result, and the game on paper

    def scores(self) -> list[int]:
        """Each seat's points as they stand, by seat."""
        return self._by_seat(self._rules.scores)

    def known_scores(self, seat: int, target: str | None = None) -> list[Points]:
        """Each seat's points as far as a seat may know them; a target, where this match was opened on a slower one, counts quicker."""
        if self.over:
            return [Points(score, score) for score in self.scores()]
        rules, index = self._rules if target is None else self.edition.rules(target), self._index(seat)
        whose = ("scores", seat if self.game.provided.hides_points else 0)  # else all count the same
        return [*self._once(whose, lambda: known_scores(self.edition, rules, self._seen_now(seat)[0], index))]

    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return [seat + 1 for seat, won in enumerate(self._by_seat(self._rules.winners)) if won]

    def _by_seat(self, function: Any) -> list[int]:
        out = np.zeros(self.players, np.int32)
        function(self._state, out)
        return [int(number) for number in out]

    def deal(self) -> dict[str, Any]:
        """The table as it was laid, all of it."""
        return self.game.provided.read(self._laid[0])

    def chances(self) -> list[Chance]:
        """What chance decided since the deal, in order."""
        return [chance for _, chance in self.chances_by_step()]

    def chances_by_step(self) -> list[tuple[int, Chance]]:
        """What chance decided, each with the number of the action that asked for it (0: the start of play)."""
        outcomes, every = self.game.provided.chances, [self._opening, *(step.rows for step in self.steps)]
        return [(step, chance) for step, rows in enumerate(every) for chance in outcomes(self._read(rows))]

    def _read(self, rows: tuple[Row, ...]) -> list[Event]:
        return [event_of(self.game.id, row, None, number, 0) for number, row in enumerate(rows)]

    def actions(self, seat: int | None = None) -> list[str]:
        """The texts of all actions played; for one seat, with what it may not know concealed."""
        index = None if seat is None else self._index(seat)
        return [self._text(step, index) for step in self.steps]

    def _text(self, step: Step, reader: int | None) -> str:
        """An action's text as a seat may read it."""
        is_open = reader is None or reader == step.seat
        hidden = None if is_open else self.game.provided.conceal(step.before[0], step.action, reader or 0)
        return self.game.actions[step.action] if hidden is None else hidden

    def raced(self) -> list[tuple[int, int]]:
        """The actions that another seat than the one next in order took in a race: number from 1, and the seat."""
        return [(number, step.seat + 1) for number, step in enumerate(self.steps, 1) if step.seat != int(step.before[0].seat)]

    def record(self, seat: int | None = None, form: str = "toml") -> str:
        """The game on paper; before the end only as one seat has seen it."""
        if seat is None and not self.over:
            raise SecretsInPlay("before the end a record can only be had as seen by a seat, e.g. record(seat=1)")
        return paper.write(self, seat, form)

    def copy(self) -> Match:
        """Another match in the same position; the two share nothing that changes."""
        return self.moment().again()

    def moment(self) -> Moment:
        """The position as it stands."""
        return Moment(self, self.steps, len(self.steps), self._table, self.names)

    def twin(self, steps: list[Step], table: States, names: list[str]) -> Match:
        """A match of the same deal in another position."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.steps, twin.names, twin._table, twin._laid = steps, names, copied(table), copied(self._laid)
        twin._events, twin._legal = self._events.copy(), self._legal.copy()
        twin._changed()
        return twin

    def at(self, number: int) -> Match:
        """The match as it stood after so many decisions."""
        twin = self.copy()
        if number < len(self.steps):
            twin.steps, twin._table = self.steps[:number], copied(self.steps[number].before)
            twin._changed()
        return twin

    def _index(self, seat: int) -> int:
        if not isinstance(seat, int) or not 1 <= seat <= self.players:
            raise WrongSeat(f"seats are 1 to {self.players}, not {seat!r}")
        return seat - 1
