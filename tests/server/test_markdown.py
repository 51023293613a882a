"""Rulebooks as HTML: rules can be linked by their numbers, nothing of a rulebook is markup that it did not mean."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from mastaba.game import Game, discover, find
from mastaba.server.http.markdown import rulebook_html
from mastaba.text.players_edition import players_edition
from mastaba.text.rulebook import rules_text

BOOK = """# Title

See R2 and R1.1, not R9.9 nor `R1.1`.

## R1 First *things*

**R1.1** Take <b>one</b> & go to R1.2.

- **R1.2** Put it *back*, see
  R1.1.
- other

| a | b |
|---|---|
| R2 | x |

### R2 Last
"""


class Reader(HTMLParser):
    """What is in a page: ids, links, text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        self.ids += [facts["id"]] if "id" in facts else []
        self.links += [facts["href"]] if "href" in facts else []
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_rules_have_ids_and_mentions_are_links() -> None:
    html = rulebook_html(BOOK)
    assert '<h3 id="R1">R1 First <em>things</em></h3>' in html
    assert (
        '<p id="R1.1" class="rule"><a class="number" href="#R1.1" data-rule="R1.1">R1.1</a> Take &lt;b&gt;one&lt;/b&gt; &amp; go to'
        in html
    )
    assert (
        '<li id="R1.2" class="rule"><a class="number" href="#R1.2" data-rule="R1.2">R1.2</a> Put it <em>back</em>, see' in html
    )
    assert '<a href="#R1.2" data-rule="R1.2">R1.2</a>' in html
    assert "<code>R1.1</code>" in html
    assert '<td><a href="#R2" data-rule="R2">R2</a></td>' in html
    assert '<h4 id="R2">R2 Last</h4>' in html
    read = Reader(html)
    assert read.links == ["#R2", "#R1.1", "#R1.1", "#R1.2", "#R1.2", "#R1.1", "#R2"]
    assert "Title" not in read.words
    assert "R9.9" in read.words


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_every_rule_of_every_game_can_be_linked(game: Game, lang: str) -> None:
    read = Reader(rulebook_html(game.rulebook(lang)))
    assert not read.open
    assert set(rules_text(game, lang)) <= set(read.ids)
    assert len(read.ids) == len(set(read.ids))
    assert {link.removeprefix("#") for link in read.links} <= set(read.ids)
    assert read.links
    assert not re.search(r"\*\*|\|---", read.words)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_players_read_every_rule_and_nothing_that_only_developers_need(game: Game, lang: str) -> None:
    html = rulebook_html(players_edition(game, lang))
    read = Reader(html)
    assert set(rules_text(game, lang)) <= set(read.ids)
    assert "<code>" not in html
    assert not re.search(r"\w+_\w+|\.toml|Glossa|identifi|\\(R\\)", read.words)
    assert game.designer not in read.words  # the page says whose game it is, once
    assert not re.search(r"(?<![\w-])option-", read.words)


@pytest.mark.parametrize(
    ("game", "number", "remark"),
    [("luxor", "R6.5", "Reconstructed"), ("luxor", "Q3", "Our ruling"), ("sakkara", "Q3", "Our own addition")],
)
def test_what_is_ours_is_said_to_be_ours(game: str, number: str, remark: str) -> None:
    html = rulebook_html(players_edition(find(game), "en"))
    rule = html.partition(f'id="{number}"')[2].partition("</p>")[0]
    assert re.search(rf'<em class="ours">{remark}[^<]*</em>$', rule)
    assert rules_text(find(game), "en")[number].endswith("*")
    assert not re.search(r"\([RSA]\)", Reader(html).words)
    assert 'class="ours"' not in html.partition('id="R3.1"')[2].partition("</p>")[0]


def test_a_ruling_names_its_choices_as_the_page_does() -> None:
    book = players_edition(find("saqqara"), "en")
    assert "**Q1** When the 24th prime is awarded. *the placement is finished first* (the usual):" in book
    assert "*when no relics whatever could bring it to 15*" in book
    assert "The game ends when this many treasures are left* (1)" in players_edition(find("relikt"), "en")
