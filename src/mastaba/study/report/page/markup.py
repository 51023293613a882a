"""Small pieces of HTML: whatever is not marked as such is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Head = tuple[str, str]  # the text over a column, and the class of its cells
Row = Sequence[str]


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def safe(text: str) -> str:
    """HTML as it is, other text escaped."""
    return text if isinstance(text, Html) else escape(text)


def tag(name: str, content: str, kind: str = "") -> Html:
    """An element."""
    return Html(f"<{name}{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{safe(content)}</{name}>")


def joined(parts: Iterable[str], between: str = "") -> Html:
    """Pieces one after the other."""
    return Html(between.join(safe(part) for part in parts))


def table(heads: Sequence[Head], rows: Iterable[Row], is_tall: bool = False) -> Html:
    """A table whose rows are headed by their first cell; a tall one has its rows stand by themselves on a phone."""
    head = "".join(f'<th class="{kind}" scope="col">{safe(text)}</th>' for text, kind in heads)
    body = "".join(_row(heads, row) for row in rows)
    kind = ' class="tall"' if is_tall else ""
    return Html(f"<table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _row(heads: Sequence[Head], row: Row) -> str:
    cells = [f'<th class="{heads[0][1]} wide" scope="row">{safe(row[0])}</th>']
    for (label, kind), text in zip(heads[1:], row[1:], strict=True):
        cells.append(f'<td class="{kind}" data-label="{escape(label)}">{safe(text)}</td>')
    return f"<tr>{''.join(cells)}</tr>"


def figure(title: str, picture: str, caption: str, more: str, behind: str) -> Html:
    """A picture with its title, what it shows in words, and the table behind it; `more` opens the table."""
    return Html(
        f'<figure><h3>{safe(title)}</h3><div role="img" aria-label="{escape(f"{title}. {caption}")}">{picture}</div>'
        f"<figcaption>{safe(caption)}</figcaption><details><summary>{safe(more)}</summary>{safe(behind)}</details></figure>"
    )


def section(name: str, title: str, *content: str) -> Html:
    """A part of the page that can be linked to."""
    return Html(f'<section id="{name}"><h2>{safe(title)}</h2>{joined(content)}</section>')
