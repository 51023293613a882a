"""The parts of the page that tell about one rule set, or about several side by side in the same pictures."""

from __future__ import annotations

from typing import Any

from mastaba.study.report.page.labels import Labels
from mastaba.study.report.page.markup import Html, figure, joined, section, table, tag
from mastaba.study.report.page.plots import Bar, Line, Plots

Content = dict[str, Any]
MOST_WORTH = 16  # of what is gained, in the picture
UNKNOWABLE = 0.03  # of the victory: what seats hardly ever differ in is too uncertain to be told


class Sections:
    """The parts of one report."""

    def __init__(self, content: Content, labels: Labels) -> None:
        self.content, self.labels, self.say = content, labels, labels.say
        self.sets: list[Content] = content["rule_sets"]
        self.main: Content = self.sets[0]["figures"]
        self.plots = Plots(labels.mark)

    def names(self) -> list[str]:
        """What the rule sets are called."""
        return [self.labels.rules(one["options"], one["components"]) for one in self.sets]

    def short_names(self) -> list[str]:
        """The same in the few letters that a picture has room for."""
        return [_short({**one["options"], **one["components"]}) or self.say("report-usual") for one in self.sets]

    def _figure(self, key: str, picture: str, behind: str, **facts: Any) -> Html:
        title, caption = self.say(f"report-{key}-title"), self.say(f"report-{key}-caption", **facts)
        return figure(title, picture, caption, self.say("report-behind"), behind)

    def tiles(self) -> Html:
        """The figures that one looks for first."""
        told, shown = self.main["measures"], []
        for name in ("place-1", "length", "choices", "lead-changes", "decided", "margin"):
            value, _, rest = self.labels.measured(name, told[name]).partition(" ")
            shown.append(self._tile(value, self.labels.measure(name), rest))
        skill = self.content["skill"][0]
        value, _, rest = self.labels.estimate(skill["skill"], True).partition(" ")
        return tag("ul", joined([*shown, self._tile(value, self.say("report-measure-skill"), rest)]), "tiles")

    @staticmethod
    def _tile(value: str, name: str, rest: str) -> Html:
        return tag("li", joined([tag("b", value), tag("span", name), tag("i", rest)]))

    # Who wins, and with what

    def balance(self) -> Html:
        """Who wins by order of play, and the points."""
        pictures = [self._places(), self._points()]
        return section(
            "balance",
            self.say("report-balance"),
            tag("p", self.say("report-balance-about")),
            tag("div", joined(pictures), "pair"),
        )

    def _places(self) -> Html:
        players, told = self.content["players"], self.main["measures"]
        bars: list[Bar] = []
        for place in range(1, players + 1):
            one = told[f"place-{place}"]
            bars.append((self.say("report-place", place=place), *(100 * one[key] for key in ("value", "low", "high"))))
        heads = [(self.say("report-order"), ""), (self.say("report-wins"), "figure"), (self.say("report-points"), "figure")]
        rows = [
            [
                self.say("report-place", place=place),
                self.labels.measured("place", told[f"place-{place}"]),
                self._mean_points(place),
            ]
            for place in range(1, players + 1)
        ]
        picture = self.plots.bars(bars, self.say("report-axis-wins"), 100 / players)
        return self._figure("places", picture, table(heads, rows), fair=self.labels.part(1 / players))

    def _mean_points(self, place: int) -> str:
        return self.labels.estimate(self.main["places"][place - 1]["points"]["mean"], False)

    def _points(self) -> Html:
        lines = [_shares(name, one["figures"]["points"]) for name, one in zip(self.short_names(), self.sets, strict=True)]
        picture = self.plots.steps(lines, self.say("report-points"), self.say("report-axis-share"))
        return self._figure("points", picture, self._spreads("points"))

    def _spreads(self, key: str) -> Html:
        """Mean, spread and quantiles of each rule set."""
        heads = [(self.say("report-rules"), ""), (self.say("report-mean"), "figure"), (self.say("report-spread"), "figure")]
        heads.append((self.say("report-quantiles"), "figure"))
        rows = []
        for name, one in zip(self.names(), self.sets, strict=True):
            found = one["figures"][key]
            quantiles = " · ".join(self.labels.number(value, 0) for value in found["quantiles"])
            rows.append([name, self.labels.estimate(found["mean"], False), self.labels.number(found["sd"], 1), quantiles])
        return table(heads, rows, is_tall=True)

    # How a game goes

    def course(self) -> Html:
        """Length, choices, who leads, and when it is decided."""
        figures = [self._length(), self._choices(), self._leaders(), self._widths()]
        told = self.main["measures"]
        rows = [
            [self.labels.measure(name), self.labels.measured(name, told[name])]
            for name in ("turns", "forced", "tree", "lead-changes", "decided", "margin", "best", "shared", "drawn")
        ]
        heads = [(self.say("report-what"), ""), (self.say("report-value"), "figure")]
        card = tag("div", table(heads, rows), "card")
        return section(
            "course",
            self.say("report-course"),
            tag("p", self.say("report-course-about")),
            tag("div", joined(figures), "pair"),
            card,
        )

    def _length(self) -> Html:
        lines = [_shares(name, one["figures"]["length"]) for name, one in zip(self.short_names(), self.sets, strict=True)]
        picture = self.plots.steps(lines, self.say("report-axis-decisions"), self.say("report-axis-share"))
        return self._figure("length", picture, self._spreads("length"))

    def _choices(self) -> Html:
        lines = self._over_course(lambda part: part["choices"])
        rows = [[self._part(part), self.labels.number(part["choices"], 1)] for part in self.main["course"]]
        picture = self.plots.lines(lines, self.say("report-axis-course"), self.say("report-axis-choices"))
        behind = table([(self.say("report-axis-course"), ""), (self.say("report-axis-choices"), "figure")], rows)
        return self._figure("choices", picture, behind, mean=self.labels.measured("choices", self.main["measures"]["choices"]))

    def _leaders(self) -> Html:
        lines = self._over_course(lambda part: 100 * part["leader_wins"]["value"])
        bands = [tuple(self._bounds(one, key) for key in ("low", "high")) for one in self.sets]
        rows = [[self._part(part), self.labels.estimate(part["leader_wins"], True)] for part in self.main["course"]]
        behind = table([(self.say("report-axis-course"), ""), (self.say("report-axis-leader"), "figure")], rows)
        picture = self.plots.lines(lines, self.say("report-axis-course"), self.say("report-axis-leader"), bands)
        return self._figure("leader", picture, behind)

    @staticmethod
    def _bounds(one: Content, key: str) -> list[float]:
        return [100 * part["leader_wins"][key] for part in one["figures"]["course"]]

    def _over_course(self, value: Any) -> list[Line]:
        return [
            (
                name,
                [100 * part["from"] for part in one["figures"]["course"]],
                [value(part) for part in one["figures"]["course"]],
            )
            for name, one in zip(self.short_names(), self.sets, strict=True)
        ]

    def _part(self, part: Content) -> str:
        return self.labels.part(part["from"], 0)

    def _widths(self) -> Html:
        lines = []
        for name, one in zip(self.short_names(), self.sets, strict=True):
            total = sum(count for _, count in one["figures"]["widths"])
            lines.append((name, *_filled(one["figures"]["widths"], total)))
        picture = self.plots.steps(lines, self.say("report-axis-choices"), self.say("report-axis-share"))
        total = sum(count for _, count in self.main["widths"])
        rows = [[str(width), self.labels.part(count / total, 2)] for width, count in self.main["widths"]]
        behind = table([(self.say("report-axis-choices"), ""), (self.say("report-axis-share"), "figure")], rows)
        return self._figure("widths", picture, behind)

    # What happens

    def actions(self) -> Html:
        """How often each kind of action is offered and taken, and how games end."""
        heads = [(self.say("report-action"), "")]
        heads += [(self.say(f"report-{key}"), "figure") for key in ("per-game", "in-games", "offered", "taken")]
        rows = []
        for one in self.main["actions"]:
            taken = self.labels.estimate(one["taken"], True) if one["taken"] else "–"
            cells = [self.labels.estimate(one["per_game"], False), self.labels.often(one["games"]["value"])]
            rows.append([self.labels.family(one["family"]), *cells, self.labels.part(one["offered"]), taken])
        told = self.main["measures"]
        endings = [
            [self.labels.measure(name), self.labels.measured(name, told[name])] for name in told if name.startswith("ending")
        ]
        ended = table([(self.say("report-endings"), ""), (self.say("report-in-games"), "figure")], endings)
        cards = [
            tag("div", table(heads, rows, is_tall=True), "card"),
            tag("h3", self.say("report-endings")),
            tag("div", ended, "card"),
        ]
        return section("actions", self.say("report-actions"), tag("p", self.say("report-actions-about")), *cards)

    def worth(self) -> Html:
        """What goes with having one more of something."""
        lines = [one for one in self.main["worth"] if max(one["alone"]["error"], one["beside"]["error"]) < UNKNOWABLE]
        if not lines:
            return Html("")
        named = [(self.labels.gain(one["event"], one["field"], one["value"]), one) for one in lines]
        rows = [
            [
                name,
                self.labels.number(one["held"], 2),
                self._points_of(one["alone"]),
                self._points_of(one["beside"]),
                self._dealt(one),
            ]
            for name, one in named
        ]
        heads = [(self.say("report-gain"), ""), (self.say("report-held"), "figure"), (self.say("report-alone"), "figure")]
        heads += [(self.say("report-beside"), "figure"), (self.say("report-how"), "")]
        strongest = sorted(named, key=lambda pair: -abs(pair[1]["beside"]["value"]))[:MOST_WORTH]
        strongest.sort(key=lambda pair: -pair[1]["beside"]["value"])
        bars = [(name, *(100 * one["beside"][key] for key in ("value", "low", "high"))) for name, one in strongest]
        picture = self._figure(
            "worth", self.plots.forest(bars, self.say("report-axis-worth")), table(heads, rows, is_tall=True)
        )
        about = tag("p", self.say("report-worth-about", games=min(self.main["games"], 20_000)))
        return section("worth", self.say("report-worth"), about, picture)

    def _points_of(self, told: Content) -> str:
        return self.labels.estimate(told, True, is_signed=True)

    def _dealt(self, one: Content) -> str:
        return self.say("report-dealt" if one["is_dealt"] else "report-come-by")

    def skill(self) -> Html:
        """How far the better player gets."""
        heads = [(self.say("report-strong"), ""), (self.say("report-wins"), "figure"), (self.say("report-fair"), "figure")]
        heads += [(self.say("report-measure-skill"), "figure"), (self.say("report-deals"), "figure")]
        names = [*self.names(), *([""] * len(self.content["skill"]))]
        rows = []
        for place, one in enumerate(self.content["skill"]):
            who = self.say("report-among", strong=self.labels.level(one["strong"]), weak=self.labels.level(one["weak"]))
            told = f"{who} – {names[place]}" if len(self.sets) > 1 and place < len(self.sets) else who
            parts = [
                self.labels.estimate(one["share"], True),
                self.labels.part(one["fair"]),
                self.labels.estimate(one["skill"], True),
            ]
            rows.append([told, *parts, self.labels.number(one["deals"], 0)])
        card = tag("div", table(heads, rows, is_tall=True), "card")
        return section("skill", self.say("report-skill"), tag("p", self.say("report-skill-about")), card)


def _short(changed: Content) -> str:
    told = ", ".join(f"{name} = {value}" for name, value in changed.items())
    return told if len(told) <= 36 else f"{told[:35]}…"


def _shares(name: str, spread: Content) -> Line:
    """How often each number occurs, in per cent; numbers in between that never do are drawn too."""
    return name, *_filled(spread["histogram"], sum(count for _, count in spread["histogram"]))


def _filled(histogram: list[list[int]], total: int) -> tuple[list[float], list[float]]:
    counts = {number: count for number, count in histogram}  # noqa: C416
    numbers = range(min(counts), max(counts) + 1)
    step = max(1, len(numbers) // 120)
    grouped = [numbers[first : first + step] for first in range(0, len(numbers), step)]
    middles = [sum(group) / len(group) for group in grouped]
    return middles, [100 * sum(counts.get(number, 0) for number in group) / total / len(group) for group in grouped]
