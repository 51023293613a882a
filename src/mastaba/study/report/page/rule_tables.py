"""The parts of the page that tell about rules: how often each one happens or forbids something."""

from __future__ import annotations

from typing import Any

from mastaba.study.report.page.labels import Labels
from mastaba.study.report.page.markup import Html, joined, section, table, tag
from mastaba.text.rulebook import rules_text

Content = dict[str, Any]
SHORT = 110  # letters of a rule's text


def rules_section(content: Content, labels: Labels) -> Html:
    """Every rule of the rulebook by its number: what happens by it, and how often it forbids something."""
    say, figures = labels.say, content["rule_sets"][0]["figures"]
    texts = rules_text(labels.game, labels.lang)
    events, refusals = _by_rule(_told_once(figures["events"])), _by_rule(figures["refusals"])
    rows: list[list[str]] = []
    for number, text in texts.items():
        lines = [_event_line(one, labels) for one in events.get(number, [])]
        lines += [_refusal_line(one, labels) for one in refusals.get(number, []) if one["decisions"]["value"] > 0]
        for place, line in enumerate(lines):
            head = joined([tag("span", number, "rule"), tag("span", f" {_short(text)}", "rules")]) if place == 0 else Html("")
            rows.append([head, *line])
    heads = [
        (say("report-rule"), ""),
        (say("report-what-happens"), ""),
        (say("report-per-game"), "figure"),
        (say("report-how-often"), "figure"),
    ]
    silent = [number for number in texts if number not in events and number not in refusals]
    never = [one["reason"] for one in figures["refusals"] if one["decisions"]["value"] == 0]
    parts = [tag("p", say("report-rules-about")), tag("div", table(heads, rows, is_tall=True), "card")]
    parts.append(tag("p", say("report-rules-silent", rules=", ".join(silent)), "note"))
    if never:
        parts.append(tag("p", say("report-rules-never", count=len(never)), "note"))
    return section("rules", say("report-rules-title"), *parts)


def _told_once(events: list[Content]) -> list[Content]:
    """Without the line of an event of which each way it can happen has a rule of its own."""
    split = {one["event"] for one in events if one["field"]}
    return [one for one in events if one["field"] or one["event"] not in split or " " not in one["rule"]]


def _by_rule(lines: list[Content]) -> dict[str, list[Content]]:
    found: dict[str, list[Content]] = {}
    for one in lines:
        for number in one["rule"].split():
            found.setdefault(number, []).append(one)
    return found


def _event_line(one: Content, labels: Labels) -> list[str]:
    told = labels.event(one["event"], one["field"], one["value"])
    often = labels.say("report-of-games", share=labels.often(one["games"]["value"]))
    return [told, labels.estimate(one["per_game"], False), often]


def _refusal_line(one: Content, labels: Labels) -> list[str]:
    told = labels.say("report-refuses", sentence=labels.refusal(one["reason"]))
    return [told, "", labels.say("report-of-decisions", share=labels.estimate(one["decisions"], True))]


def _short(text: str) -> str:
    plain = text.replace("*", "").replace("`", "")
    return plain if len(plain) <= SHORT else f"{plain[:SHORT].rsplit(' ', 1)[0]} …"
