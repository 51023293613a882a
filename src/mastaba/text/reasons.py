"""The reason of a hint or a mistake as one sentence: what is expected, and the facts that tell two actions apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mastaba.engine.contract import State
from mastaba.text.naming import Naming, naming

if TYPE_CHECKING:
    from mastaba.bots.prospects import Fact
    from mastaba.bots.reasons import Point, Reason
    from mastaba.match import Match


@dataclass(frozen=True)
class Teller:
    """Who tells reasons: the names of things and players, what the seat sees, and to whom (a seat from 1; 0: to anybody)."""

    naming: Naming
    seen: State
    names: Sequence[str]
    reader: int = 0

    def hint(self, reason: Reason) -> str:
        """Why an action is the one to take."""
        say, best = self.naming.words.say, self._named(reason.action)
        if reason.refused is not None and reason.refusal is not None:
            return say("reason-forced", best=best, why=self._closed(reason))
        if reason.other is None:
            return say("reason-win" if reason.points else "reason-alone", best=best, value=_hundredths(reason.value))
        return self._solved(reason) if reason.is_solved else self._weighed(reason)

    def _weighed(self, reason: Reason) -> str:
        """What a search expects of both, and why."""
        why = self.why(reason)
        values = {"value": _hundredths(reason.value), "than": _hundredths(reason.than)}
        names = {"best": self._named(reason.action), "other": self._named(reason.other or "")}
        key = "reason-close" if reason.is_close else "reason-better" if reason.gap > 0 else "reason-surer"
        return self.naming.words.say(key if why else f"{key}-only", **names, **values, why=why)

    def _solved(self, reason: Reason) -> str:
        """What is certain of the end, since every way to go on has been looked at."""
        say, why = self.naming.words.say, self.why(reason)
        ends = {
            "end": _end(reason.value),
            "moves": 0 if reason.moves is None else reason.moves + 1,
            "best": self._named(reason.action),
        }
        told = say("reason-solved", **ends)
        if reason.value > reason.than:
            told = say("reason-solved-unlike", told=told, other=self._named(reason.other or ""), than=_end(reason.than))
        return say("reason-because" if why else "reason-plain", told=told, why=why)

    def why(self, reason: Reason) -> str:
        """What tells the two actions apart, as one clause; empty where nothing but the figures does."""
        say = self.naming.words.say
        clauses = [self._clause(point) for point in reason.points if point.is_for_best]
        if reason.rival and not clauses:
            clauses = [say("reason-rival", name=self.names[reason.rival - 1])]
        told = clauses[0] if clauses else ""
        for clause in clauses[1:]:
            told = say("reason-and", one=told, two=clause)
        against = [self._clause(point) for point in reason.points if not point.is_for_best]
        if not against or reason.is_solved or reason.is_close or reason.gap < 0:
            return told
        return say("reason-although" if told else "reason-despite", why=told, against=against[0])

    def _clause(self, point: Point) -> str:
        """A fact as a clause; what happens to nobody stands for itself."""
        fact, deed = point.fact, self._deed(point.fact)
        if not fact.seat:
            return deed
        which = "best" if point.is_of_best else "other"
        surely = "sure" if fact.when in ("now", "then") else "able"
        who = "you" if fact.seat == self.reader else "they"
        return self.naming.words.say(f"reason-{which}-{surely}-{who}", deed=deed, name=self.names[fact.seat - 1])

    def _deed(self, fact: Fact) -> str:
        """What is done, as a verb with all that belongs to it."""
        words, schema = self.naming.words, self.naming.game.provided.FIELDS
        declared = next((fields for code, fields in schema.items() if code.name.lower() == fact.code), ())
        fields = {field.name: field for field in declared}
        told = {
            name: words.named(fields[name], word, self.names) if name in fields else word
            for name, word in fact.fields.items()
            if word is not None
        }
        return words.say(f"deed-{fact.code.replace('_', '-')}", **told)

    def _named(self, action: str) -> str:
        return self.naming.action(self.seen, self.naming.game.numbers[action], self.names)

    def _closed(self, reason: Reason) -> str:
        """Why nothing else is legal: in the game's own words (forced-VERB) or by the refusal that closes most, with its rule."""
        words, own = self.naming.words, f"forced-{reason.action.split()[0]}"
        if words.has(own):
            return words.say(own)
        action, code = reason.refused or "", reason.refusal or ""
        rule = self.naming.game.provided.Refusal[code.upper()].rule
        return words.refusal(code, rule, self.naming.about(self.seen, self.naming.game.numbers[action], self.names))


def _hundredths(share: float) -> int:
    """A share of the victory as people say it; what is not certain is neither none nor all."""
    return min(99, max(1, round(100 * share)))


def _end(share: float) -> str:
    return "win" if share == 1 else "loss" if share == 0 else "draw"


def advice(match: Match, seat: int, lang: str, seconds: float, iterations: int | None) -> str:
    """The best action for a seat that may act and why, in a sentence that says "you"."""
    from mastaba.bots.reasons import of_hints

    legal, seen = match.legal_numbers(seat), match.seen_to_act(seat)
    found = match.hint(seat, seconds, iterations) if len(legal) > 1 else []
    return Teller(naming(match.game.id, lang), seen, match.names, seat).hint(of_hints(match.edition, seen, legal, found))
