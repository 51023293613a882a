"""A game played in the terminal: whose turn, the table, the choices, and the keys beside them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from mastaba import undo
from mastaba.bots import decide
from mastaba.bots.level_bot import in_background
from mastaba.cli.console import CARNELIAN, GOLD, Leave, read_line, seat_style, seat_text
from mastaba.cli.terminal import actions, log, rulebook, saving
from mastaba.cli.terminal.seating import Seating
from mastaba.cli.terminal.table import drawn
from mastaba.errors import MastabaError
from mastaba.match import Match
from mastaba.scores import Points
from mastaba.text import words
from mastaba.text.naming import Naming, short_title
from mastaba.text.rulebook import rule_text
from mastaba.views import Zone

WIDEST: Final = 110
RECAP_AT_MOST: Final = 14


class Session:
    """One match at one screen."""

    def __init__(self, match: Match, seating: Seating, lang: str, console: Console, record: Path | None = None) -> None:
        self.match = match
        self.seating = seating
        self.lang = lang
        self.console = console
        self.record = record
        self.naming = Naming(match.game, lang)
        self.say = words(None, lang).say
        self.at_screen: int | None = None
        self.is_saved = False
        self._secret = secrets.token_hex()
        self._told = dict.fromkeys(range(1, match.players + 1), 0)
        self._keys: dict[str, Callable[[int, str], None]] = {
            "?": self._explain,
            "h": self._hint,
            "u": self._undo,
            "r": self._rules,
            "l": self._log,
            "q": self._quit,
        }

    @property
    def width(self) -> int:
        """How wide the table is drawn."""
        return min(self.console.width, WIDEST)

    def run(self) -> None:
        """Plays until the end; raises Leave when somebody quits or the input ends."""
        self.console.print(Text(self.say("play-sealed", hash=self.match.commitment[:16]), style="dim"))
        while not self.match.over:
            if self.match.seat in self.seating.bots:
                self._bot_turn(self.match.seat)
            else:
                self._person_turn(self.match.seat)
        self._end()

    # Turns

    def _bot_turn(self, seat: int) -> None:
        """A bot's choice depends on the seed and the moment alone, so that taking back and playing on is fair.

        A guest could find a seed that somebody chose by trying, and with it the deal: for guests it is a secret instead.
        """
        source = self._secret if seat in self.seating.guests else self.match.seed
        chance = random.Random(f"{source} {len(self.match.steps)}")
        self.match.play(decide(self.seating.bots[seat], self.match, chance))

    def _person_turn(self, seat: int) -> None:
        self._hand_over(seat)
        self._show(seat)
        decided = len(self.match.steps)
        while len(self.match.steps) == decided and self.match.seat == seat:
            self._answer(seat, self.ask(self._prompt(seat)))

    def _answer(self, seat: int, answer: str) -> None:
        key, _, rest = answer.partition(" ")
        key = answer[0] if answer.startswith("?") else key
        if not answer:
            self._show_choices()
        elif key.lower() in self._keys:
            self._keys[key.lower()](seat, answer[1:].strip() if key == "?" else rest.strip())
        else:
            self._play(seat, actions.picked(answer, self.match))

    def _play(self, seat: int, text: str) -> None:
        refusal = self.match.refusal(text, self.lang)
        if refusal is None:
            self.match.play(text)
        elif text.isdecimal():
            self.console.print(Text(f"  {self.say('play-no-number', count=len(self.match.legal()))}", style=CARNELIAN))
        else:
            self.console.print(Text(f"  {refusal.sentence}", style=CARNELIAN))
            self.console.print(Text(f"  {self.say('play-how-to-ask')}", style="dim"))

    # What is shown

    def _hand_over(self, seat: int) -> None:
        """Between two people who see different things the screen is cleared, so that nobody looks into another's hand."""
        if self.at_screen != seat and self._is_private(seat):
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # the lines above the screen, too
            self.ask(Text(self.say("play-hand-over", name=self.match.names[seat - 1]), style=f"bold {seat_style(seat)}"))
        self.at_screen = seat

    def _is_private(self, seat: int) -> bool:
        """Whether what this person sees differs from what another person here does."""
        mine = _things(self.match, seat)
        return any(_things(self.match, other) != mine for other in self.seating.people if other != seat)

    def _show(self, seat: int) -> None:
        name = self.match.names[seat - 1]
        title = Text(f" {short_title(self.match.game)} · {self.say('play-turn', name=name)} ", style=f"bold {seat_style(seat)}")
        self.console.print()
        self.console.print(Rule(title, style=seat_style(seat), characters="─"), width=self.width)
        self._recap(seat)
        view = self.match.view(seat)
        points = {other: self._points(known) for other, known in enumerate(self.match.known_scores(seat), 1)}
        self.console.print(drawn(view, self.naming, points, self.width), width=self.width)
        self._show_choices()

    def _points(self, known: Points) -> str:
        """Points as far as they are known; a number chooses between one point and several."""
        return self.say("play-points", points=known.least if known.is_known else str(known))

    def _recap(self, seat: int) -> None:
        events = self.match.events(seat, self._told[seat])
        is_first, self._told[seat] = self._told[seat] == 0, len(self.match.events())
        if not is_first and any(log.actor(self.match, event) not in (0, seat) for event in events):
            self.console.print(Text(self.say("play-since"), style="dim"))
        if len(events) > RECAP_AT_MOST:
            self.console.print(Text(f"  {self.say('play-earlier', count=len(events) - RECAP_AT_MOST)}", style="dim"))
        for event in events[-RECAP_AT_MOST:]:
            self.console.print(log.line(self.match, event, self.lang), width=self.width)
        if events:
            self.console.print()

    def _show_choices(self) -> None:
        self.console.print()
        self.console.print(
            Text(self.naming.question(self.match.seen(self.match.seat), self.match.names), style=f"bold {GOLD}"),
            width=self.width,
        )
        self.console.print(actions.listed(self.match, self.naming, self.width), width=self.width)
        self.console.print(Text(self.say("play-keys"), style="dim"), width=self.width)

    def _prompt(self, seat: int) -> Text:
        return seat_text(seat, self.match.names[seat - 1]) + Text(" > ")

    def ask(self, prompt: Text) -> str:
        """One line from the person at the screen."""
        return read_line(self.console, prompt)

    # Keys

    def _explain(self, seat: int, text: str) -> None:
        if not text:
            self._show_choices()
            self.console.print(Markdown(self.say("play-help")), width=self.width)
            return
        action = actions.picked(text, self.match)
        refusal = self.match.refusal(action, self.lang)
        if refusal is None:
            self._foretell(action)
            return
        self.console.print(Text(f"  {refusal.sentence}", style=CARNELIAN))
        rule = rule_text(self.match.game, refusal.rule, self.lang) if refusal.rule else None
        if rule:
            self.console.print(Markdown(f"> **{refusal.rule}** {rule}"), width=self.width)

    def _foretell(self, action: str) -> None:
        """What is certain to follow from a legal action, line by line, and where it stops being so."""
        self.console.print(Text(f"  {self.say('play-allowed', action=action)}"))
        answer = self.match.consequences(action)
        for event in answer.events:
            self.console.print(Text(f"    {self.match.sentence(event, self.lang)}", style="dim"), width=self.width)
        if answer.is_cut:
            self.console.print(Text(f"    {self.say('play-unknown')}", style="dim italic"), width=self.width)

    def _hint(self, seat: int, _: str) -> None:
        """The best action and why, once searches are compiled; where something has to be found, nothing."""
        if self.match.is_search or self.match.is_race:
            told = self.say("error-hint-alone")
        elif len(self.match.legal()) > 1 and not in_background(self.match.edition):
            told = self.say("play-hint-later")
        else:
            told = self.match.advice(seat, self.lang)
        self.console.print(Text(f"  {told}", style=GOLD), width=self.width)

    def _undo(self, seat: int, _: str) -> None:
        """Goes back to the seat's last decision, over bots' moves too, or says why not."""
        way = undo.way_back(self.match, seat, self.seating.bots)
        if way.number is None:
            self.console.print(Text(f"  {undo.reason(self.match, seat, way, self.lang)}", style=CARNELIAN), width=self.width)
            return
        action = self.match.game.actions[self.match.steps[way.number].action]
        while len(self.match.steps) > way.number:
            self.match.undo()
        known = len(self.match.events())
        self._told = {other: min(told, known) for other, told in self._told.items()}
        self.console.print(Text(f"  {self.say('play-undone', action=action)}", style=GOLD))
        self._show(seat)

    def _rules(self, seat: int, number: str) -> None:
        text = rule_text(self.match.game, number, self.lang) if number else None
        if text:
            self.console.print(Markdown(f"> **{number.upper()}** {text}"), width=self.width)
        elif number:
            self.console.print(Text(f"  {self.say('play-no-rule', number=number[:20])}", style=CARNELIAN))
        else:
            rulebook.show(self.console, self.match.game, self.lang)

    def _log(self, seat: int, _: str) -> None:
        for event in self.match.events(seat):
            self.console.print(log.line(self.match, event, self.lang), width=self.width)

    def _quit(self, seat: int, _: str) -> None:
        self._offer_to_save(seat)
        raise Leave

    # The end

    def _end(self) -> None:
        seat = self.at_screen or 1
        self.console.print()
        self.console.print(Rule(Text(f" {self.say('play-over')} ", style=f"bold {GOLD}"), style=GOLD), width=self.width)
        self._recap(seat)
        self.console.print(log.result(self.match, self.lang), width=self.width)
        if self.seating.people:
            self._offer_to_save(seat)

    def _offer_to_save(self, seat: int) -> None:
        """Writes the record where it was asked for, or asks where; what cannot be written is asked for again."""
        path = self.record or self._where_to_save()
        while path is not None and not self.is_saved:
            try:
                self.save(path, seat)
            except MastabaError as error:
                self.console.print(Text(f"  {error.sentence(self.lang)}", style=CARNELIAN))
                path = self._where_to_save()

    def _where_to_save(self) -> Path | None:
        suggestion = saving.suggestion(self.match)
        answer = self.ask(Text(self.say("play-save", file=suggestion)))
        return saving.chosen(answer, suggestion, self.lang)

    def save(self, path: Path, seat: int) -> None:
        """Writes the record, before the end only as the seat has seen it, and says so."""
        saving.save(self.match, path, seat)
        self.is_saved = True
        self.console.print(Text(self.say("play-saved", file=str(path)), style="dim"))


def _things(match: Match, seat: int) -> list[Zone]:
    return sorted(match.view(seat).zones, key=lambda zone: zone.id)
