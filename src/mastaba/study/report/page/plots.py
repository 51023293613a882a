"""Pictures of figures: matplotlib draws them, once; the page's own colours and letters dress them, by day, by night and on paper.

Drawn as SVG with text left as text, so that a picture weighs little, can be read aloud and searched, and needs nothing to be
fetched. Each colour that matplotlib writes stands for one of the page's, which follows the reader's light or dark.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import count
from typing import Any, Final

from mastaba.errors import BadOption

COLOURS: Final = {
    "#2b2118": "text", "#6a5640": "muted", "#c7ae80": "line", "#1f4e79": "accent",
    "#9a6700": "seat1", "#1f6f9f": "seat2", "#00694d": "seat3", "#b04a00": "seat4", "#94457a": "seat5",
}  # fmt: skip
NAMED: Final = {name: colour for colour, name in COLOURS.items()}
SERIES: Final = tuple(NAMED[f"seat{number}"] for number in range(1, 6))
MARKS: Final = "osD^v"  # told apart without colours too
FRACTION: Final = re.compile(r"\d+\.\d{2,}")  # more digits than anybody sees
WIDTH: Final = 4.4  # inches
STYLE: Final = {
    "svg.fonttype": "none", "svg.hashsalt": "mastaba", "font.size": 9, "font.family": "sans-serif", "figure.facecolor": "none",
    "axes.facecolor": "none", "axes.edgecolor": NAMED["line"], "axes.labelcolor": NAMED["muted"], "text.color": NAMED["text"],
    "xtick.color": NAMED["line"], "ytick.color": NAMED["line"], "xtick.labelcolor": NAMED["muted"],
    "ytick.labelcolor": NAMED["muted"], "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True,
    "grid.color": NAMED["line"], "grid.linewidth": 0.5, "grid.alpha": 0.5, "axes.axisbelow": True, "legend.frameon": False,
    "figure.constrained_layout.use": True, "svg.image_inline": True, "axes.unicode_minus": True,
}  # fmt: skip

Line = tuple[str, Sequence[float], Sequence[float]]  # its name, where, how much
Bar = tuple[str, float, float, float]  # its name, value, low, high


def check_library() -> None:
    """Refuses to draw where there is nothing to draw with."""
    if find_spec("matplotlib") is None:
        raise BadOption(key="error-report-library")


class Plots:
    """The pictures of one page, each with names of its own."""

    def __init__(self, mark: str = ".") -> None:
        """`mark` is the language's decimal mark."""
        check_library()
        import matplotlib

        matplotlib.use("svg")
        self._mark, self._numbers = mark, count(1)

    def bars(self, bars: Sequence[Bar], label: str, fair: float | None = None) -> str:
        """Upright bars with their intervals; a broken line where all would be if nothing told them apart."""
        with _canvas() as (figure, axes):
            for place, (_, value, low, high) in enumerate(bars):
                axes.bar(place, value, width=0.6, color=SERIES[place % len(SERIES)], alpha=0.85)
                axes.errorbar(place, value, [[value - low], [high - value]], color=NAMED["text"], capsize=5, linewidth=1.3)
            if fair is not None:
                axes.axhline(fair, color=NAMED["text"], linestyle=(0, (4, 3)), linewidth=1)
            axes.set_xticks(range(len(bars)), [name for name, *_ in bars])
            axes.grid(axis="x", visible=False)
            axes.set_ylabel(label)
            return self._svg(figure, axes)

    def steps(self, lines: Sequence[Line], x: str, y: str) -> str:
        """How often each number occurs, a line each; beside one another they stay told apart by their dashes."""
        with _canvas() as (figure, axes):
            for place, (name, where, much) in enumerate(lines):
                dash = [(0, ()), (0, (5, 2)), (0, (2, 2)), (0, (6, 2, 1, 2)), (0, (1, 1))][place % 5]
                colour = SERIES[place % len(SERIES)]
                axes.plot(where, much, drawstyle="steps-mid", color=colour, linewidth=1.6, linestyle=dash, label=name)
                if len(lines) == 1:
                    axes.fill_between(where, much, step="mid", color=colour, alpha=0.2, linewidth=0)
            axes.set(xlabel=x, ylabel=y)
            axes.set_ylim(bottom=0)
            axes.xaxis.get_major_locator().set_params(integer=True)
            return self._svg(figure, axes, has_legend=len(lines) > 1)

    def lines(self, lines: Sequence[Line], x: str, y: str, bands: Sequence[tuple[Any, ...]] = ()) -> str:
        """Something over the course of a game, with its interval where it has one."""
        with _canvas() as (figure, axes):
            for place, (name, where, much) in enumerate(lines):
                colour = SERIES[place % len(SERIES)]
                axes.plot(where, much, color=colour, linewidth=1.6, marker=MARKS[place % 5], markersize=3.5, label=name)
                if place < len(bands):
                    axes.fill_between(where, *bands[place], color=colour, alpha=0.2, linewidth=0)
            axes.set(xlabel=x, ylabel=y)
            return self._svg(figure, axes, has_legend=len(lines) > 1)

    def forest(self, bars: Sequence[Bar], label: str, from_nothing: bool = False) -> str:
        """Values with their intervals, one below the other; the upright line is nothing."""
        with _canvas(height=0.55 + 0.23 * len(bars)) as (figure, axes):
            for place, (_, value, low, high) in enumerate(reversed(bars)):
                colour = NAMED["accent"] if low > 0 or high < 0 else NAMED["muted"]
                if from_nothing:
                    axes.barh(place, value, height=0.62, color=SERIES[1], alpha=0.75)
                error = [[max(0.0, value - low)], [max(0.0, high - value)]]
                axes.errorbar(
                    value, place, xerr=error, fmt="none" if from_nothing else "o", color=colour, capsize=3, markersize=4
                )
            axes.set_yticks(range(len(bars)), [_short(name) for name, *_ in reversed(bars)])
            axes.tick_params(axis="y", labelsize=8.5, length=0)
            axes.grid(axis="y", visible=False)
            axes.axvline(0, color=NAMED["muted"], linewidth=1)
            axes.set_xlabel(label)
            axes.set_ylim(-0.7, len(bars) - 0.3)
            return self._svg(figure, axes)

    def _svg(self, figure: Any, axes: Any, has_legend: bool = False) -> str:
        """The picture as a part of the page; numbers are written as the language writes them."""
        from matplotlib.ticker import FuncFormatter

        for axis in (axes.xaxis, axes.yaxis):
            if type(axis.get_major_formatter()).__name__ == "ScalarFormatter":
                axis.set_major_formatter(
                    FuncFormatter(lambda number, _: f"{number:g}".replace("-", "−").replace(".", self._mark))
                )
        if has_legend:
            axes.legend(loc="best", fontsize=8).set_in_layout(False)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
        return dressed(written.getvalue(), next(self._numbers))


class _canvas:  # noqa: N801
    """A figure of the page's size in the page's style, closed when it is drawn."""

    def __init__(self, height: float = 2.9) -> None:
        self._height = height

    def __enter__(self) -> tuple[Any, Any]:
        from matplotlib import rc_context
        from matplotlib.figure import Figure

        style: Any = STYLE
        self._style: Any = rc_context(style)
        self._style.__enter__()
        figure = Figure(figsize=(WIDTH, self._height))
        return figure, figure.add_subplot()

    def __exit__(self, *error: object) -> None:
        self._style.__exit__(*error)


def _short(name: str) -> str:
    return name if len(name) <= 34 else f"{name[:33]}…"


def dressed(svg: str, number: int) -> str:
    """Matplotlib's SVG as a part of a page: its colours the page's, its names its own, its letters the page's."""
    svg = re.sub(r"^.*?(?=<svg)", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*">', "<g>", svg)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="p{number}-\1"', svg)
    svg = re.sub(r'(href="#|url\(#)', rf"\1p{number}-", svg)
    for colour, name in COLOURS.items():
        svg = svg.replace(colour, f"var(--{name})")
    svg = re.sub(r"(?:font: ([\d.]+)px|font-size: ([\d.]+)px; font-family:)[^;\"]*", r"font-size: \1\2px", svg)
    svg = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' transform="rotate\(-0 [^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r"<[^>]+>", lambda found: FRACTION.sub(lambda one: f"{float(one[0]):.1f}", found[0]), svg)
    svg = re.sub(r'<svg [^>]*viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', svg, count=1)
    return re.sub(r"\s*\n\s*", " ", svg).strip()
