"""The parts of the page that compare: rule sets side by side, and each ruling and reconstructed figure with what else it could be."""

from __future__ import annotations

from typing import Any, Final

from mastaba.study.report.page.labels import Labels
from mastaba.study.report.page.markup import Html, joined, section, table, tag
from mastaba.study.report.page.plots import Plots
from mastaba.study.report.statistics.measures import is_part
from mastaba.text.rulebook import rules_text

Content = dict[str, Any]
SLIGHT_PART: Final = 0.005  # half a per cent of all games
SLIGHT: Final = 0.01  # one per cent of the value


def side_by_side(content: Content, labels: Labels, names: list[str]) -> Html:
    """Every measure of every rule set, those marked that differ from the first beyond chance."""
    sets, compared, say = content["rule_sets"], content["comparisons"], labels.say
    if not compared:
        return Html("")
    rows = []
    for name in sets[0]["figures"]["measures"]:
        cells = [labels.measured(name, sets[0]["figures"]["measures"][name])]
        for one, other in zip(compared, sets[1:], strict=True):
            text = labels.measured(name, other["figures"]["measures"][name])
            cells.append(tag("span", f"{text} *", "sure") if one["differences"].get(name, {}).get("is_sure") else text)
        rows.append([labels.measure(name), *cells])
    rows.append([labels.measure("skill"), *(labels.estimate(one["skill"], True) for one in content["skill"][: len(sets)])])
    rows.append([say("report-other-winner"), "", *(labels.estimate(one["other_winner"], True) for one in compared)])
    heads = [(say("report-what"), ""), *((name, "figure") for name in names)]
    card = tag("div", table(heads, rows, is_tall=True), "card")
    told = [
        tag("li", joined([tag("b", name), f" {sentence(one, labels, sets[0])}"]))
        for name, one in zip(names[1:], compared, strict=True)
    ]
    about = say("report-beside-about", count=_count(content))
    return section("beside", say("report-beside-title"), tag("p", about), tag("ul", joined(told)), card)


def _count(content: Content) -> int:
    """How many differences a report looks at."""
    trials = [trial for question in content["questions"] for trial in question["trials"]]
    return sum(len(one["differences"]) for one in [*content["comparisons"], *trials])


def sentence(compared: Content, labels: Labels, base: Content | None = None) -> str:
    """What differs beyond chance, the rulings' way: balance, length, who wins; or that nothing does."""
    say = labels.say
    if compared["same_games"]["value"] == 1:
        return say("report-verdict-same")
    sure = {name: one for name, one in compared["differences"].items() if one["is_sure"]}
    if not sure:
        return say("report-verdict-none")
    large = {name: one for name, one in sure.items() if not is_slight(name, one, base)}
    if not large:
        return say("report-verdict-slight")
    shown = sorted(large.items(), key=lambda pair: -abs(pair[1]["value"]) / (pair[1]["error"] or 1))
    listed = "; ".join(f"{labels.measure(name)} {labels.measured(name, one, is_signed=True)}" for name, one in shown)
    return say("report-verdict-differs", measures=listed)


def is_slight(name: str, one: Content, base: Content | None) -> bool:
    """Whether a difference is beyond chance and yet too small for any table to notice."""
    if is_part(name) or name == "skill":
        return abs(one["value"]) < SLIGHT_PART
    usual = base["figures"]["measures"].get(name, {}).get("value", 0.0) if base else 0.0
    return abs(one["value"]) < SLIGHT * max(abs(usual), 1.0)


def questions_section(content: Content, labels: Labels, plots: Plots) -> Html:
    """Each ruling and each reconstructed figure: does it change balance, length or who wins, and by how much."""
    say, texts = labels.say, rules_text(labels.game, labels.lang)
    asked = content["questions"]
    if not asked:
        return section("questions", say("report-questions"), tag("p", say("report-questions-nothing")))
    parts: list[str] = [tag("p", say("report-questions-about", games=asked[0]["games"], count=_count(content)))]
    for is_figure in (False, True):
        chosen = [one for one in asked if one["is_figure"] == is_figure]
        if chosen:
            title = say("report-reconstructed" if is_figure else "report-rulings")
            parts += [tag("h3", title), tag("div", _questions(chosen, content, labels, texts), "card")]
    return section("questions", say("report-questions"), *parts, _effects(asked, labels, plots))


def _questions(asked: list[Content], content: Content, labels: Labels, texts: dict[str, str]) -> Html:
    say, base, rows = labels.say, content["rule_sets"][0], []
    for question in asked:
        head = _question(question, labels, texts)
        if not question["trials"]:
            rows.append([head, say("report-not-tried"), "", "", "", say(question["untried"])])
        for place, trial in enumerate(question["trials"]):
            tried = labels.rules(trial["options"], trial["components"]) if not question["is_figure"] else _value(trial, labels)
            cells = [_difference(trial, name, labels) for name in ("place-1", "length")]
            moved = labels.part(trial["other_winner"]["value"])
            rows.append([head if place == 0 else Html(""), tried, *cells, moved, sentence(trial, labels, base)])
    heads = [
        (say("report-question"), ""),
        (say("report-tried"), "wide"),
        (say("report-first-wins"), "figure"),
        (say("report-longer"), "figure"),
    ]
    heads += [(say("report-other-winner"), "figure"), (say("report-verdict"), "wide verdict")]
    return table(heads, rows, is_tall=True)


def _question(question: Content, labels: Labels, texts: dict[str, str]) -> Html:
    """The ruling's number and text, or the figure and what it is now; and under which options it was asked."""
    if question["is_figure"]:
        name = f"{labels.figure(question['name'])} ({question['label']})"
        told = [tag("span", name, "rule"), tag("span", f" {labels.value(question['now'])}", "rules")]
    else:
        text = texts[question["name"]].replace("*", "").replace("`", "")
        short = text if len(text) <= 150 else f"{text[:150].rsplit(' ', 1)[0]} …"
        told = [tag("span", question["name"], "rule"), tag("span", f" {short}", "rules")]
    if question["base"]:
        told.append(tag("span", f" [{labels.rules(question['base'], {})}]", "rules"))
    if question["note"]:
        told.append(tag("span", f" {labels.say(question['note'])}", "rules"))
    return joined(told)


def _value(trial: Content, labels: Labels) -> str:
    return "; ".join(labels.value(value) for value in trial["components"].values())


def _difference(trial: Content, name: str, labels: Labels) -> str:
    one = trial["differences"][name]
    text = labels.measured(name, one, is_signed=True)
    return tag("span", f"{text} *", "sure") if one["is_sure"] else text


def _brief(question: Content, trial: Content, number: int, labels: Labels) -> str:
    """What is tried, in the few letters that a picture has room for; a list of words by its number among those tried."""
    if not question["is_figure"]:
        return f"{question['name']}: {', '.join(map(str, trial['options'].values()))}"
    *above, last = question["name"].split(".")
    value = next(iter(trial["components"].values()))
    numbers = value if isinstance(value, list) else [value]
    if isinstance(numbers[0], str):
        return f"{labels.figure(above[-1])}: {number}"
    return f"{labels.figure(above[-1] if len(above) > 1 else last)}: {' '.join(map(str, numbers))}"


def _effects(asked: list[Content], labels: Labels, plots: Plots) -> Html:
    """All trials in one picture: how the first player's wins change."""
    from mastaba.study.report.page.markup import figure

    bars = []
    for question in asked:
        for number, trial in enumerate(question["trials"], 1):
            name = _brief(question, trial, number, labels)
            one = trial["differences"]["place-1"]
            bars.append((name, *(100 * one[key] for key in ("value", "low", "high"))))
    if not bars:
        return Html("")
    rows = [
        [name, labels.number(value, 2, True), labels.number(low, 2, True), labels.number(high, 2, True)]
        for name, value, low, high in bars
    ]
    heads = [(labels.say("report-tried"), ""), *((labels.say(f"report-{key}"), "figure") for key in ("value", "low", "high"))]
    picture = plots.forest(bars, labels.say("report-axis-change"))
    caption = labels.say("report-effects-caption")
    return figure(labels.say("report-effects-title"), picture, caption, labels.say("report-behind"), table(heads, rows))
