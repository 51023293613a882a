"""No rule is left in TypeScript: whatever the page shows before an action is what the rules say will follow from it.

Programs play random games over HTTP; a browser sits at the first seat. Whenever that seat decides, every choice is picked and
hovered step by step, and what the page then shows is compared with `match.consequences` of the same action.

A page shows a preview on any element with `data-preview="<action>"`; its other `data-` attributes are the figures. What they must
be is said by the game itself, in `games/<id>/tests/<id>_previews.py`:

    def expected(match, foreseen) -> dict | None:    # None: of this action the page shows nothing

by the attribute's name: a number, a word or a switch; or a set of them where several elements show one action (a line for each
pair). An attribute that is not expected fails as one that is missing does, so that nothing is shown that nobody compares. Every game
whose page has such an element is tested. A game in which players at random hardly come to what has a preview names the verbs that
lead there: LEANS = ("lay", "build").
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.consequences import Consequences
from mastaba.game import Option, discover, load
from mastaba.match import Match
from mastaba.offers import offered
from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.server.clients import Guest, claimed

Figures = dict[str, list[str]]
Expected = Callable[[Match, Consequences], dict[str, Any] | None]
FOLDERS = Path(__file__).parents[2] / "src" / "mastaba" / "games"
GAMES = sorted(
    {path.parts[-3] for path in FOLDERS.glob("*/page/*.svelte") if "data-preview" in path.read_text(encoding="utf8")}
)
ME = 1
FEW, MANY = 5, 200
LONGEST_OPENING = 80  # decisions before the browser comes to the table: positions of the whole game are looked at

# Every choice is picked and hovered step by step; what shows at each step is gathered by action and attribute.
WALK = """() => {
  const { table, flushSync } = window.mastaba;
  const places = new Set(["preview", "piece", "kind", "face", "legal", "zone", "count", "seat", "fall", "about", "blanks", "name"]);
  const shown = {}, seen = new Set();
  const look = (picked, hovered) => {
    const state = JSON.stringify([picked, hovered]);
    if (seen.has(state)) return;
    seen.add(state);
    table.picked = picked;
    table.hovered = hovered;
    flushSync();
    for (const { dataset } of document.querySelectorAll("[data-preview]")) {
      const figures = (shown[dataset.preview] ??= {});
      for (const [name, value] of Object.entries(dataset))
        if (!places.has(name) && !(figures[name] ??= []).includes(value)) figures[name].push(value);
    }
  };
  for (const { path } of table.choices)
    for (let depth = 0; depth <= Math.max(0, path.length - 1); depth++) {
      look(path.slice(0, depth), "");
      if (path[depth]) look(path.slice(0, depth), path[depth]);
    }
  table.picked = [];
  table.hovered = "";
  flushSync();
  return shown;
}"""
READY = """([number, action]) => {
  const { table } = window.mastaba;
  return table.position?.number === number && table.foreseen(action) !== undefined;
}"""

# The programs decide, so the page must not play by itself what has no alternative.
EACH_MOVE = "localStorage.setItem('mastaba-preferences', JSON.stringify({ forced: false }))"


class Sitting:
    """A game played by programs, a browser at its first seat, and the same game in this process."""

    def __init__(self, table: Table, http: httpx.Client, game: str, dice: random.Random, leans: tuple[str, ...]) -> None:
        self.table, self.game, self.dice, self.leans = table, game, dice, leans
        card = discover()[game]
        players, seed = dice.choice(card.seats), dice.getrandbits(40)
        options = {option.name: _any_of(option, dice) for option in card.options}
        self.match = load(game, players, **options).new(seed, names=[f"P{seat}" for seat in range(1, players + 1)])
        seats = [{"kind": "me" if seat == ME else "link", "name": f"P{seat}"} for seat in range(1, players + 1)]
        made = table.ask("/tables", {"game": game, "players": players, "seats": seats, "options": options, "seed": seed})
        self.guests = {link["seat"]: Guest(http, made["table"], link["secret"]) for link in made["links"]}
        self.guests |= {one["seat"]: claimed(http, made["table"], one["code"]) for one in made["invitations"]}
        for _ in range(dice.randrange(LONGEST_OPENING)):
            if not self.match.over:
                self.move(self.seat)
        table.page.goto(f"{table.address}/t/{made['table']}?probe#{self.guests[ME].secret}")
        table.page.wait_for_selector(".prompt")

    @property
    def seat(self) -> int:
        """Who decides next; in a race, any one of those who may."""
        return self.dice.choice(self.match.seats_to_act())

    def move(self, seat: int) -> None:
        """One decision at random, here and there."""
        legal = self.match.legal(seat)
        wanted = [action for action in legal if action.split()[0] in self.leans]
        number, action = len(self.match.steps), self.dice.choice(wanted or legal)
        answer = self.guests[seat].move(seat, number, action)
        assert answer.is_success, (action, answer.text)
        self.match.take(action, seat)

    def shown(self) -> dict[str, Figures]:
        """What the page shows of each action, by attribute."""
        last = self.match.game.actions[offered(self.match, ME)[-1]]
        self.table.page.wait_for_function(READY, arg=[len(self.match.steps), last])
        found: dict[str, Figures] = self.table.page.evaluate(WALK)
        return found

    def has_previews(self, seat: int) -> bool:
        """Whether the browser's seat is about to decide, and something of it can be foreseen."""
        return seat == ME and not self.match.is_race and bool(offered(self.match, ME))

    def wanted(self, expected: Expected) -> dict[str, Figures]:
        """What the page must show of each offered action."""
        found = {}
        for number in offered(self.match, ME):
            action = self.match.game.actions[number]
            if (figures := expected(self.match, self.match.consequences(action, ME))) is not None:
                found[action] = {name: _written(figure) for name, figure in figures.items()}
        return found

    def compare(self, wanted: dict[str, Figures]) -> None:
        """Every offered action: what shows is what the rules say."""
        shown = self.shown().items()
        told = {action: {name: sorted(values) for name, values in figures.items()} for action, figures in shown}
        assert told == wanted, (self.game, self.match.seed, len(self.match.steps))


def _any_of(option: Option, dice: random.Random) -> str | int | bool:
    if isinstance(option.default, bool):
        return dice.random() < 0.5
    return dice.choice(option.choices) if option.choices else option.default


def _written(figure: Any) -> list[str]:
    values = figure if isinstance(figure, set | frozenset | list | tuple) else [figure]
    return sorted({str(value).lower() if isinstance(value, bool) else str(value) for value in values})


def _compare_previews(visit: Visit, address: str, game: str, positions: int, at_once: int) -> None:
    """So many positions that have a preview, a few of each game in a row, then another one with other rulings; some that have none."""
    module = importlib.import_module(f"mastaba.games.{game}.tests.{game}_previews")
    expected: Expected = module.expected
    leans = getattr(module, "LEANS", ())
    dice, table, compared, bare = random.Random(f"{game} {positions}"), visit(), 0, 0
    table.page.add_init_script(EACH_MOVE)
    with httpx.Client(base_url=address, timeout=20) as http:
        while compared < positions:
            sitting, until = Sitting(table, http, game, dice, leans), compared + at_once
            while not sitting.match.over and compared < until:
                seat = sitting.seat
                wanted = sitting.wanted(expected) if sitting.has_previews(seat) else {}
                if wanted or (sitting.has_previews(seat) and bare < positions / 3):
                    sitting.compare(wanted)
                    compared, bare = compared + bool(wanted), bare + (not wanted)
                sitting.move(seat)


@pytest.mark.parametrize("game", GAMES)
def test_previews_are_what_the_rules_say(visit: Visit, address: str, game: str) -> None:
    """A few positions, spread over a few games."""
    _compare_previews(visit, address, game, FEW, at_once=3)


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_previews_are_what_the_rules_say_in_many_positions(visit: Visit, address: str, game: str) -> None:
    """Two hundred positions, of games with all kinds of rulings."""
    _compare_previews(visit, address, game, MANY, at_once=10)
