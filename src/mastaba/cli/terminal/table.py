"""The table drawn in text from a seat's view: any game's zones, by their layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mastaba.cli.console import GOLD, SAND, seat_text
from mastaba.cli.terminal.grid import drawn_grid, piled
from mastaba.text.naming import Naming
from mastaba.views import Piece, View, Zone, facts_of

BACK: Final = "▒▒"
GROUPED: Final = ("hand", "heap")
LABELS_AT_MOST: Final = 22


def drawn(view: View, naming: Naming, points: Mapping[int, str], width: int) -> RenderableType:
    """The whole table: what is common first, then each seat's things, one's own last."""
    frame = _Frame(naming, view.names, width, _label_width(view.zones, naming, view.names, width))
    parts: list[RenderableType] = [_zones([zone for zone in view.zones if not zone.owner], frame), ""]
    *others, viewer = _round_from(view.seat, len(view.names))
    for seat in others:
        parts += [seat_line(view, seat, points.get(seat, "")), _in_one_line(_owned(view, seat), frame)]
    return Group(*parts, "", seat_line(view, viewer, points.get(viewer, "")), _zones(_owned(view, viewer), frame))


class _Frame(NamedTuple):
    """What all lines of a table share."""

    naming: Naming
    names: list[str]
    width: int
    label_width: int


def _label_width(zones: Sequence[Zone], naming: Naming, names: list[str], width: int) -> int:
    """One width for the names of all zones, so that everything lies in one column."""
    widest = max((cell_len(naming.zone(zone, names)) for zone in zones if zone.layout != "grid"), default=1)
    return min(widest, LABELS_AT_MOST, width // 4)


def _owned(view: View, seat: int) -> list[Zone]:
    return [zone for zone in view.zones if zone.owner == seat]


def _round_from(viewer: int, players: int) -> list[int]:
    """The other seats clockwise, the viewer last."""
    return [(viewer - 1 + step) % players + 1 for step in range(1, players + 1)]


def seat_line(view: View, seat: int, points: str) -> Text:
    """A player's name, whether it is their turn, and their points."""
    mark = "▶ " if seat == view.deciding else "  "
    line = Text(mark, style=f"bold {GOLD}")
    line.append_text(seat_text(seat, view.names[seat - 1]))
    if points:
        line.append(f"   {points}", style="bold")
    return line


def _zones(zones: Sequence[Zone], frame: _Frame) -> RenderableType:
    boards = [zone for zone in zones if zone.layout == "grid"]
    lines = Table.grid(padding=(0, 2))
    lines.add_column(justify="right", style=SAND, width=frame.label_width)
    lines.add_column(ratio=1)
    for zone in zones:
        if zone not in boards:
            lines.add_row(frame.naming.zone(zone, frame.names), _content(zone, frame))
    drawn_boards = [_board(pile, frame) for pile in piled(boards)]
    return Padding(Group(*drawn_boards, *([lines] if lines.row_count else [])), (0, 0, 0, 2))


def _in_one_line(zones: Sequence[Zone], frame: _Frame) -> RenderableType:
    """Another player's things, close together; boards come below."""
    boards = [zone for zone in zones if zone.layout == "grid"]
    told = [
        Text(f"{_unbroken(frame.naming.zone(zone, frame.names))}\u00a0", style=SAND).append_text(_content(zone, frame))
        for zone in zones
        if zone not in boards and not _is_bare(zone)
    ]
    line = Text("   ").join(told)
    return Padding(Group(*([line] if told else []), *(_board(pile, frame) for pile in piled(boards))), (0, 0, 0, 4))


def _is_bare(zone: Zone) -> bool:
    """Whether there is nothing to tell about a zone."""
    return not zone.pieces and not any(facts_of(zone).values())


def _board(boards: list[Zone], frame: _Frame) -> RenderableType:
    """A board under its name; boards of one size lie on each other."""
    head = Text(frame.naming.zone(boards[0], frame.names), style=SAND)
    told = frame.naming.facts(facts_of(boards[0]), frame.names)
    if told:
        head.append(f"   {', '.join(told)}", style="dim")
    return Group(head, drawn_grid(boards, frame.naming, frame.width - 2))


def _content(zone: Zone, frame: _Frame) -> Text:
    line = _pieces(zone, frame.naming)
    count = facts_of(zone).get("count")
    told = frame.naming.facts({name: value for name, value in facts_of(zone).items() if name != "count"}, frame.names)
    if count is not None and _is_worth_counting(zone, count):
        told = [frame.naming.words.say("table-count", count=count), *told]
    elif count and not zone.pieces:
        line.append(str(count), style="bold")
    if told:
        line.append(f"  {', '.join(map(_unbroken, told))}", style="dim")
    return line


def _is_worth_counting(zone: Zone, count: int) -> bool:
    """A number that can be seen at a glance is not told again."""
    return bool(zone.pieces) and count != len(zone.pieces)


def _pieces(zone: Zone, naming: Naming) -> Text:
    if not zone.pieces:
        return Text("" if facts_of(zone).get("count") else "–", style="dim")
    cards = [_card(piece, naming) for piece in zone.pieces]
    if zone.layout in GROUPED:
        order = [card.plain for card in cards]
        cards.sort(key=lambda card: order.index(card.plain))  # equal ones together, otherwise as they lie
    return Text(" ").join(_grouped(cards))


def _grouped(cards: Sequence[Text]) -> list[Text]:
    """Equal neighbours once, with their number; piles that look alike stay apart."""
    shown: list[Text] = []
    for plain, run in groupby(cards, key=lambda card: card.plain):
        equal = list(run)
        is_told_apart = len(equal) == 1 or "×" in plain
        shown += equal if is_told_apart else [equal[0].append(f"×{len(equal)}")]
    return shown


def _card(piece: Piece, naming: Naming) -> Text:
    """A piece's face, or a card's back, with what else is known about it; it is never broken across lines."""
    face = naming.short_face(piece)
    card = Text(BACK, style=SAND) if face is None else Text.assemble(("[", "dim"), (_unbroken(face), "bold"), ("]", "dim"))
    facts = facts_of(piece)
    if "left" in facts:
        card.append(f"×{facts.pop('left')}", style="dim")
    told = ", ".join(naming.facts(facts))
    return card + Text(_unbroken(f"({told})"), style="dim") if told else card


def _unbroken(words: str) -> str:
    return words.replace(" ", "\u00a0")
