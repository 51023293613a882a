"""A report as one page that needs nothing else: no script, no letters to fetch, nothing asked of any server."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

from mastaba.game import find
from mastaba.study.report.page.comparisons import questions_section, side_by_side
from mastaba.study.report.page.labels import Labels
from mastaba.study.report.page.markup import Html, joined, section, tag
from mastaba.study.report.page.rule_tables import rules_section
from mastaba.study.report.page.sections import Sections

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
PARTS: Final = ("balance", "course", "actions", "rules", "worth", "skill", "beside", "questions", "method")


def page(content: dict[str, Any], lang: str, findings: str = "", command: str = "") -> str:
    """The whole page; `findings` is what somebody has to say about the figures, `command` what makes it again."""
    labels = Labels(find(content["game"]), lang)
    parts = Sections(content, labels)
    body = [
        parts.balance(),
        parts.course(),
        parts.actions(),
        rules_section(content, labels),
        parts.worth(),
        parts.skill(),
        side_by_side(content, labels, parts.names()),
        questions_section(content, labels, parts.plots),
        section(
            "method",
            labels.say("report-method"),
            *(tag("p", labels.say(f"report-method-{key}")) for key in ("players", "intervals", "many", "rules")),
        ),
    ]
    head = _head(content, labels, parts, findings)
    foot = (
        tag("footer", Html(f"{escape(labels.say('report-again'))} <code>{escape(command)}</code>"), "foot") if command else ""
    )
    return _document(
        labels.say("report-title", title=labels.game.title), lang, joined([head, _contents(body, labels), *body, foot])
    )


def _head(content: dict[str, Any], labels: Labels, parts: Sections, findings: str) -> Html:
    facts = {"players": content["players"], "games": content["games"], "level": labels.level(content["level"])}
    told = [tag("h1", labels.say("report-title", title=labels.game.title))]
    told.append(tag("p", labels.say("report-about", **facts, first=str(content["seed"])), "lead"))
    told.append(tag("p", labels.say("report-played-by", rules="; ".join(parts.names())), "note"))
    if findings:
        told.append(tag("p", findings, "findings"))
    return joined([*told, parts.tiles()])


def _contents(body: list[Html], labels: Labels) -> Html:
    """Links to the parts that there are."""
    links = [
        tag("li", Html(f'<a href="#{name}">{escape(labels.say(f"report-link-{name}"))}</a>'))
        for name, part in zip(PARTS, body, strict=True)
        if part
    ]
    return tag("nav", tag("ul", joined(links)))


def _document(title: str, lang: str, body: str) -> str:
    style = files(__package__).joinpath("page.css").read_text(encoding="utf8")
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<style>{style}</style>\n</head>\n'
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )
