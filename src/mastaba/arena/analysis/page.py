"""An analysed game as one page that needs nothing else: a graph of what each seat could expect, the sums, every decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mastaba.arena.analysis.report import Report, biggest, hundredths, luck_before, mistake_sentence
from mastaba.text import words

WIDTH, HEIGHT = 960, 380
LEFT, RIGHT, TOP, BOTTOM = 48, 112, 16, 32
GLYPHS: Final = ("☥", "◉", "❖", "✿", "☼")
TICKS: Final = 10
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
svg { display: block; width: 100%; min-width: 640px; height: auto; }
svg text { fill: var(--muted); font-size: 14px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .path { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
svg .mark { stroke: var(--trouble); stroke-width: 3; }
svg a:focus-visible .mark { stroke-width: 6; }
ul { padding-left: 1.2em; }
a { color: inherit; }
"""


def page(found: Report, lang: str) -> str:
    """The whole page; every word in it that comes from a record is escaped."""
    say = words(None, lang).say
    title = escape(say("analysis-title", title=found["title"]))
    forced = say("analysis-forced", count=found["actions"] - len(found["decisions"]))
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(say('analysis-graph'))}</h2><div class='wide' tabindex='0'>{graph(found, lang)}</div>",
        f"<h2>{escape(say('analysis-sums'))}</h2><div class='wide' tabindex='0'>{_sums(found, lang)}</div>{_mistakes(found, lang)}",
        f"<p class='note'>{escape(say('analysis-explained'))}</p>",
        f"<h2>{escape(say('analysis-decisions'))}</h2><div class='wide' tabindex='0'>{_decisions(found, lang)}</div>",
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

    def __init__(self, actions: int) -> None:
        self._last = actions + 1

    def x(self, step: float) -> float:
        """From the first action to the end."""
        return LEFT + (WIDTH - LEFT - RIGHT) * step / self._last

    def y(self, result: float) -> float:
        """From 0 at the bottom to 1 at the top."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, max(0.0, result))

    def point(self, step: float, result: float) -> str:
        """Both, as SVG writes them."""
        return f"{self.x(step):.1f},{self.y(result):.1f}"


def graph(found: Report, lang: str) -> str:
    """What each seat could expect over the game, as a picture; its mistakes are marked and lead to their line."""
    scale = Scale(found["actions"])
    lines = "".join(_path(found, seat["seat"], scale) for seat in found["seats"])
    marks = "".join(_mark(one, found, scale, lang) for one in found["decisions"] if one["better"])
    say = words(None, lang).say
    label, grid = escape(say("analysis-graph")), _grid(found["actions"], scale, say("analysis-step"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">'
        f"{grid}{lines}{marks}{_names(found, scale)}</svg>"
    )


def _grid(actions: int, scale: Scale, numbered: str) -> str:
    rows = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{scale.y(part / 4):.1f}" y2="{scale.y(part / 4):.1f}"/>'
        f'<text x="{LEFT - 8}" y="{scale.y(part / 4) + 5:.1f}" text-anchor="end">{25 * part}</text>'
        for part in range(5)
    ]
    every = max(1, round(actions / TICKS / 5) * 5)
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
        f'<a href="#d{one["step"]}" aria-label="{escape(told)}"><title>{escape(told)}</title>'
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


def _table(heads: Iterable[tuple[str, str]], rows: Iterable[str]) -> str:
    head = "".join(f'<th class="{kind}" scope="col">{escape(text)}</th>' for text, kind in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _row(cells: Sequence[tuple[str, str]], seat: int, anchor: str = "") -> str:
    """A line of a table: texts with their classes; whose it is shows in the name's colour."""
    colour = f' style="color:var(--seat{seat})"'
    tds = "".join(f'<td class="{kind}"{colour if kind == "who" else ""}>{escape(text)}</td>' for text, kind in cells)
    return f'<tr id="{anchor}">{tds}</tr>' if anchor else f"<tr>{tds}</tr>"


def _who(found: Report, seat: int) -> tuple[str, str]:
    return f"{GLYPHS[seat - 1]} {found['names'][seat - 1]}", "who"


def _mistake(one: Report, found: Report, lang: str) -> str:
    return f"{_who(found, one['seat'])[0]} · {mistake_sentence(one, lang)}"


def _sums(found: Report, lang: str) -> str:
    say = words(None, lang).say
    heads = [(say("analysis-who"), ""), *((say(f"analysis-{key}"), "figure") for key in (*FIGURES, "count"))]
    rows = []
    for seat in found["seats"]:
        figures = [(hundredths(seat[key], lang, is_signed=key not in ("start", "end")), "figure") for key in FIGURES]
        count = say("analysis-of", mistakes=seat["mistake_count"], decisions=seat["decisions"])
        rows.append(_row([_who(found, seat["seat"]), *figures, (count, "figure")], seat["seat"]))
    return _table(heads, rows)


def _mistakes(found: Report, lang: str) -> str:
    say, worst = words(None, lang).say, biggest(found)
    if not worst:
        return f"<p>{escape(say('analysis-none'))}</p>"
    lines = "".join(f'<li><a href="#d{one["step"]}">{escape(_mistake(one, found, lang))}</a></li>' for one in worst)
    return f"<h2>{escape(say('analysis-biggest'))}</h2><ul>{lines}</ul>"


def _decisions(found: Report, lang: str) -> str:
    say, luck = words(None, lang).say, luck_before(found)
    kinds = {"step": "figure", "who": "", "expected": "figure", "luck": "figure", "played": "", "better": "", "loss": "figure"}
    heads = [(say(f"analysis-{key}"), kind) for key, kind in kinds.items()]
    rows = []
    for one in found["decisions"]:
        since = hundredths(luck[one["step"]], lang, is_signed=True) if one["step"] in luck else ""
        better = one["better"]["words"] if one["better"] else ""
        lost = hundredths(-one["loss"], lang, is_signed=True) if one["better"] else ""
        told = [(hundredths(one["expected"], lang), "figure"), (since, "figure"), (one["played"]["words"], "")]
        cells = [(str(one["step"]), "figure"), _who(found, one["seat"]), *told, (better, "better"), (lost, "figure lost")]
        rows.append(_row(cells, one["seat"], f"d{one['step']}"))
    return _table(heads, rows)
