"""An analysed game as one page that needs nothing else: a graph of what each seat could expect, the sums, every decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mastaba.arena.analysis.report import Report, biggest, hundredths, luck_before, mistake_sentence
from mastaba.arena.analysis.small_table import GLYPHS, Place
from mastaba.text import words

WIDTHS: Final = (960, 420)  # of the graph: on a screen, and on a phone
HEIGHT: Final = 380
LEFT, RIGHT, TOP, BOTTOM = 48, 112, 16, 32
TICK: Final = 90  # of the graph's width for each number below it
FIGURES: Final = ("start", "luck", "unforeseen", "mistakes", "gifts", "end")
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
STYLE: Final = """
:root { color-scheme: light dark; --ground: #f4e9d0; --raised: #fffaf0; --line: #c7ae80; --text: #2b2118; --muted: #6a5640;
  --trouble: #9c2f1b; --better: #1f4e79; --seat1: #9a6700; --seat2: #1f6f9f; --seat3: #00694d; --seat4: #b04a00; --seat5: #94457a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181f; --raised: #232a33; --line: #4a5360; --text: #eadfc3; --muted: #b9ae95; --trouble: #f0917c;
    --better: #8fc1ea; --seat1: #e69f00; --seat2: #56b4e9; --seat3: #2fbf94; --seat4: #f08a4b; --seat5: #d98fb8; } }
body { margin: 0 auto; padding: 16px; max-width: 1100px; background: var(--ground); color: var(--text);
  font: 16px/1.4 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; }
h1, h2 { font-family: Philosopher, Georgia, serif; line-height: 1.15; margin: 1.2em 0 .5em; }
h1 { margin-top: .2em; }
p.note { color: var(--muted); max-width: 75ch; }
.wide { overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 10px; text-align: left; vertical-align: top; }
th { color: var(--muted); font-weight: 600; }
tbody tr { border-top: 1px solid var(--line); }
tbody tr:target { outline: 3px solid var(--better); outline-offset: -3px; }
.figure { text-align: right; white-space: nowrap; }
.who { white-space: nowrap; font-weight: 700; }
.lost { color: var(--trouble); font-weight: 700; }
.better { color: var(--better); }
svg { display: block; width: 100%; height: auto; }
svg.narrow { display: none; }
.mistake { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin: 0 0 12px; }
.mistake p { margin: 0 0 8px; overflow-wrap: anywhere; }
.places { display: flex; flex-wrap: wrap; gap: 6px 14px; font-size: 14px; }
.place { min-width: 0; max-width: 100%; }
.place.board { flex-basis: 100%; }
.place b { color: var(--muted); font-weight: 600; margin-right: 4px; }
.place i { color: var(--muted); font-style: normal; overflow-wrap: anywhere; }
.chip { display: inline-block; max-width: 100%; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; margin: 1px 2px 1px 0; overflow-wrap: anywhere; }
.fields { display: grid; gap: 1px; max-width: 620px; margin-top: 3px; font-size: 11px; line-height: 1.25; }
.fields span { min-width: 0; min-height: 16px; overflow: hidden; text-align: center; border: 1px solid var(--line); border-radius: 2px; }
svg text { fill: var(--muted); font-size: 14px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .path { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
svg .mark { stroke: var(--trouble); stroke-width: 3; }
svg a:focus-visible .mark { stroke-width: 6; }
a { color: inherit; }
@media (max-width: 700px) {
  svg.broad { display: none; }
  svg.narrow { display: block; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10px; padding: 6px 10px; }
  td, .figure { display: block; padding: 1px 0; text-align: left; white-space: normal; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td.action, td.who { grid-column: 1 / -1; }
  td::before { content: attr(data-label) " "; color: var(--muted); font-weight: 400; }
  td.who::before { content: none; } }
"""


def page(found: Report, lang: str) -> str:
    """The whole page; every word in it that comes from a record is escaped."""
    say = words(None, lang).say
    title = escape(say("analysis-title", title=found["title"]))
    forced = say("analysis-forced", count=found["actions"] - len(found["decisions"]))
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(say('analysis-graph'))}</h2><div class='wide'>{''.join(graph(found, lang, width) for width in WIDTHS)}</div>",
        f"<h2>{escape(say('analysis-sums'))}</h2><div class='wide'>{_sums(found, lang)}</div>",
        f"<p class='note'>{escape(say('analysis-explained'))}</p>",
        _mistakes(found, lang),
        f"<h2>{escape(say('analysis-decisions'))}</h2><div class='wide'>{_decisions(found, lang)}</div>",
        f"<p class='note'>{escape(forced)}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


# The graph


class Scale:
    """Where a step and a result lie in the picture."""

    def __init__(self, actions: int, width: int) -> None:
        self._last, self.width = actions + 1, width

    def x(self, step: float) -> float:
        """From the first action to the end."""
        return LEFT + (self.width - LEFT - RIGHT) * step / self._last

    def y(self, result: float) -> float:
        """From 0 at the bottom to 1 at the top."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, result))

    def point(self, step: float, result: float) -> str:
        """Both, as SVG writes them."""
        return f"{self.x(step):.1f},{self.y(result):.1f}"


def graph(found: Report, lang: str, width: int) -> str:
    """What each seat could expect over the game, as a picture; its mistakes are marked and lead to where they are explained."""
    scale = Scale(found["actions"], width)
    lines = "".join(_path(found, seat["seat"], scale) for seat in found["seats"])
    marks = "".join(_mark(one, found, scale, lang) for one in found["decisions"] if one["better"])
    say = words(None, lang).say
    label, grid = escape(say("analysis-graph")), _grid(found["actions"], scale, say("analysis-step"))
    return (
        f'<svg class="{"broad" if width == WIDTHS[0] else "narrow"}" viewBox="0 0 {width} {HEIGHT}" role="group" aria-label="{label}">'
        f"{grid}{lines}{marks}{_names(found, scale)}</svg>"
    )


def _grid(actions: int, scale: Scale, numbered: str) -> str:
    rows = [
        f'<line class="grid" x1="{LEFT}" x2="{scale.width - RIGHT}" y1="{scale.y(part / 4):.1f}" y2="{scale.y(part / 4):.1f}"/>'
        f'<text x="{LEFT - 8}" y="{scale.y(part / 4) + 5:.1f}" text-anchor="end">{25 * part}</text>'
        for part in range(5)
    ]
    every = max(1, round(actions * TICK / scale.width / 5) * 5)
    ticks = [
        f'<text x="{scale.x(step):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{step}</text>'
        for step in range(every, actions + 1, every)
    ]
    unit = f'<text x="{LEFT - 8}" y="{HEIGHT - 8}" text-anchor="end">{escape(numbered)}</text>'
    return "".join([*rows, *ticks, unit])


def _path(found: Report, seat: int, scale: Scale) -> str:
    """Two points a decision, before and after the choice, and the result."""
    points: list[str] = []
    for one in found["decisions"]:
        if one["seat"] == seat:
            points += [scale.point(one["step"], one["expected"]), scale.point(one["step"] + 0.4, one["expected"] - one["loss"])]
    points.append(scale.point(found["actions"] + 1, found["seats"][seat - 1]["end"]))
    return f'<polyline class="path" stroke="var(--seat{seat})" points="{" ".join(points)}"/>'


def _mark(one: Report, found: Report, scale: Scale, lang: str) -> str:
    told = _mistake(one, found, lang)
    x, y = scale.x(one["step"] + 0.4), scale.y(one["expected"] - one["loss"])
    return (
        f'<a href="#m{one["step"]}" aria-label="{escape(told)}"><title>{escape(told)}</title>'
        f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="6" fill="var(--seat{one["seat"]})"/></a>'
    )


def _names(found: Report, scale: Scale) -> str:
    """Each seat's glyph and name at the end of its line, moved apart where lines end together."""
    shown, below = [], float(HEIGHT)
    for seat in sorted(found["seats"], key=lambda one: one["end"]):
        y = min(scale.y(seat["end"]) + 5, below - 17)
        below = y
        name = escape(f"{GLYPHS[seat['seat'] - 1]} {_short(seat['name'])}")
        x = scale.x(found["actions"] + 1) + 8
        shown.append(f'<text x="{x:.1f}" y="{y:.1f}" style="fill:var(--seat{seat["seat"]});font-weight:700">{name}</text>')
    return "".join(shown)


def _short(name: str) -> str:
    return name if len(name) <= 11 else f"{name[:10]}…"


# The tables


def _table(heads: Sequence[tuple[str, str]], rows: Iterable[tuple[Sequence[str], int]]) -> str:
    """A table; on a phone each row stands by itself, and each cell says what it is."""
    head = "".join(f'<th class="{kind}" scope="col">{escape(text)}</th>' for text, kind in heads)
    body = "".join(_row(zip(texts, heads, strict=True), seat) for texts, seat in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(cells: Iterable[tuple[str, tuple[str, str]]], seat: int) -> str:
    """A line of a table, each text with the head of its column; whose it is shows in the name's colour."""
    colour = f' style="color:var(--seat{seat})"'
    tds = [
        f'<td class="{kind}" data-label="{escape(label)}"{colour if kind == "who" else ""}>{escape(text)}</td>'
        for text, (label, kind) in cells
    ]
    return f"<tr>{''.join(tds)}</tr>"


def _who(found: Report, seat: int) -> str:
    return f"{GLYPHS[seat - 1]} {found['names'][seat - 1]}"


def _mistake(one: Report, found: Report, lang: str) -> str:
    return f"{_who(found, one['seat'])} · {mistake_sentence(one, lang)}"


def _sums(found: Report, lang: str) -> str:
    say = words(None, lang).say
    heads = [(say("analysis-who"), "who"), *((say(f"analysis-{key}"), "figure") for key in (*FIGURES, "count"))]
    rows = []
    for seat in found["seats"]:
        figures = [hundredths(seat[key], lang, is_signed=key not in ("start", "end")) for key in FIGURES]
        count = say("analysis-of", mistakes=seat["mistake_count"], decisions=seat["decisions"])
        rows.append(([_who(found, seat["seat"]), *figures, count], seat["seat"]))
    return _table(heads, rows)


def _decisions(found: Report, lang: str) -> str:
    say, luck = words(None, lang).say, luck_before(found)
    kinds = {"who": "who", "step": "figure", "expected": "figure", "luck": "figure"}
    kinds |= {"played": "action", "better": "action better", "loss": "figure lost"}
    heads = [(say(f"analysis-{key}"), kind) for key, kind in kinds.items()]
    rows = []
    for one in found["decisions"]:
        since = hundredths(luck[one["step"]], lang, is_signed=True) if one["step"] in luck else ""
        better = one["better"]["words"] if one["better"] else ""
        lost = hundredths(-one["loss"], lang, is_signed=True) if one["better"] else ""
        figures = [str(one["step"]), hundredths(one["expected"], lang), since]
        rows.append(([_who(found, one["seat"]), *figures, one["played"]["words"], better, lost], one["seat"]))
    return _table(heads, rows)


# Mistakes, each with the table as its seat saw it


def _mistakes(found: Report, lang: str) -> str:
    """The biggest mistakes as links, then all of them in the order of the game."""
    say, wrong = words(None, lang).say, [one for one in found["decisions"] if one["better"]]
    if not wrong:
        return f"<p>{escape(say('analysis-none'))}</p>"
    links = [
        f'<a href="#m{one["step"]}">{escape(say("analysis-link", step=one["step"], loss=hundredths(one["loss"], lang)))}</a>'
        for one in biggest(found)
    ]
    cards = "".join(_card(one, found, lang) for one in wrong)
    return f"<h2>{escape(say('analysis-mistakes-all'))}</h2><p>{escape(say('analysis-biggest'))} {' · '.join(links)}</p>{cards}"


def _card(one: Report, found: Report, lang: str) -> str:
    told = (
        f'<p style="border-left:4px solid var(--seat{one["seat"]});padding-left:8px">{escape(_mistake(one, found, lang))}</p>'
    )
    places = "".join(map(_place, one["table"]))
    return f'<section class="mistake" id="m{one["step"]}">{told}<div class="places">{places}</div></section>'


def _place(place: Place) -> str:
    """A place of the table: its name, what lies there, and what it says of itself."""
    colour = f' style="color:var(--seat{place["owner"]})"' if place["owner"] else ""
    chips = "".join(f'<span class="chip">{escape(piece)}</span>' for piece in place["pieces"])
    facts = f"<i>{escape(', '.join(place['facts']))}</i>" if place["facts"] else ""
    board = _board(place["board"]) if place["board"] else ""
    kind = "place board" if board else "place"
    return f'<div class="{kind}"><b{colour}>{escape(place["name"])}</b>{chips}{facts}{board}</div>'


def _board(rows: list[list[str]]) -> str:
    fields = "".join(f"<span>{escape(field)}</span>" for row in rows for field in row)
    return f'<div class="fields" style="grid-template-columns:repeat({len(rows[0])},minmax(0,1fr))">{fields}</div>'
