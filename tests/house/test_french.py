"""French as a native writes it: what of that can be checked by a machine, in every sentence and every rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mastaba.game import discover, find
from mastaba.text import words
from mastaba.text.players_edition import players_edition
from mastaba.text.rulebook import rules_text
from mastaba.text.typography import typeset

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "mastaba"
SENTENCES = [
    ROOT / "page" / "src" / "text" / "fr.ftl",
    SOURCES / "text" / "fr.ftl",
    *sorted(SOURCES.glob("games/*/text/fr.ftl")),
]
RULEBOOKS = sorted(SOURCES.glob("games/*/rulebook.fr.md"))

CODE = re.compile(r"`[^`]*`|'mastaba\[[^\]]+\]'|Archaeology: The Card Game")  # and a title
COMMANDS = ("example-",)  # lines to be typed, not sentences
KEYS = ("play-keys", "play-help", "play-how-to-ask")  # they name the key “?”
# People and titles: what stands before them must not need an elision (de Aline, que Omar).
CALLED = "title name names host player other victim owner taker actor seat_name victim_name"
# Counts that are never one: at least two sit down, a treasure asks for three cards, a lid hides three points ...
MANY = "players seats minutes decisions gems limit tallest height discarded lower upper games mean"
MANY_HERE = {
    ("action-give", "value"), ("event-opened", "value"), ("event-gave", "value"), ("coffin-worth", "value"),
    ("refusal-not-owned", "value"), ("action-cut", "count"), ("event-kept", "count"), ("event-shuffled", "count"),
    ("event-took", "cards"), ("event-blocked", "cards"), ("chamber-full", "count"), ("about-chamber", "count"),
    ("error-which-line", "count"), ("error-deal-values", "count"), ("about-sarcophagus", "face"),
    *(("refusal-no-such-set", treasure) for treasure in ("shard", "parchment", "coin", "talisman", "cup", "mask")),
}  # fmt: skip
NO_NOUNS = ("dans", "plus", "mais", "sous", "sans", "des", "les", "ses", "pas", "as", "vas", "es", "alors")
RIVALS = {
    r"bots?": "robot",
    r"sièges?": "place, joueur",
    r"gemmes?": "joyau",
    r"râteliers?": "porte-tuiles",
    r"puits": "fente",
    r"récit": "journal",
    r"dress(?:e|ée?)s? la table|table est dressée": "installer la partie",
    r"[Cc]lique[rsz]?": "toucher",
    r"défausse commune": "défausse générale",
}
ONLY = {r"défausse commune": "saqqara", r"puits": "luxor"}


class Sentence(NamedTuple):
    """A message or a line of a rulebook; blanks of a message stand as {name}."""

    place: str
    key: str
    text: str


def written(pattern: fluent.Pattern | fluent.BaseNode) -> Iterator[str]:
    """A pattern as often as it takes for each of its selections to be read once."""
    ways = [""]
    for element in getattr(pattern, "elements", []):
        told = list(_told(element)) or [""]
        longest = max(len(ways), len(told))
        ways = [ways[way % len(ways)] + told[way % len(told)] for way in range(longest)]
    yield from ways


def _told(element: fluent.BaseNode) -> Iterator[str]:
    inside = element.expression if isinstance(element, fluent.Placeable) else element
    if isinstance(inside, fluent.TextElement | fluent.StringLiteral):
        yield inside.value
    elif isinstance(inside, fluent.SelectExpression):
        for variant in inside.variants:
            yield from written(variant.value)
    elif isinstance(inside, fluent.VariableReference | fluent.MessageReference):
        yield f"{{{inside.id.name}}}"


def messages(path: Path) -> Iterator[fluent.Message]:
    for entry in FluentParser().parse(path.read_text(encoding="utf8")).body:
        if isinstance(entry, fluent.Message) and not entry.id.name.startswith(COMMANDS):
            yield entry


def patterns(message: fluent.Message) -> list[fluent.Pattern]:
    """The sentence of a message, and its forms for whoever is "you" in it."""
    forms = [form.value for form in message.attributes]
    return [message.value, *forms] if message.value else forms


def said() -> Iterator[Sentence]:
    """Every sentence of every file, each way it can read; code is left out."""
    for path in SENTENCES:
        for message in messages(path):
            for text in (text for pattern in patterns(message) for text in written(pattern)):
                yield Sentence(path.relative_to(ROOT).as_posix(), message.id.name, CODE.sub("code", text))
    for path in RULEBOOKS:
        for number, line in enumerate(path.read_text(encoding="utf8").splitlines(), 1):
            told = line.split("|")[1] if line.startswith("|") else line  # glossaries have English beside the French
            yield Sentence(path.relative_to(ROOT).as_posix(), str(number), CODE.sub("code", told))


SAID = list(said())


def faults(wrong: Callable[[Sentence], object]) -> list[str]:
    return sorted({f"{one.place} {one.key}: {one.text}" for one in SAID if wrong(one)})


def test_everything_is_looked_at() -> None:
    assert len(SENTENCES) == len(RULEBOOKS) + 2 == len(discover()) + 2
    assert len(SAID) > 1500


def test_no_space_before_an_ellipsis_and_no_straight_marks() -> None:
    assert not faults(lambda one: re.search(r"\S\s+…", one.text))
    assert not faults(lambda one: re.search(r"['\"]|\.\.\.", one.text))


def test_tall_marks_have_their_space_and_it_never_breaks() -> None:
    glued = re.compile(r"[^\s({*][;!?](?!\w)|[^\s(*\d]:(?!\w|//)|«\S|[^\s]»")
    assert not faults(lambda one: one.key not in KEYS and glued.search(one.text))
    assert not faults(lambda one: re.search(r"\S [:;!?»]|« ", typeset(one.text, "fr")))


def test_what_is_said_and_read_is_typeset() -> None:
    game = find("saqqara")
    assert words(None, "fr").say("error-game-near", given="a", nearest="b").endswith("voulais-tu dire b\u202f?")
    for text in (players_edition(game, "fr"), *rules_text(game, "fr").values()):
        assert not re.search(r"\S [:;!?»]|« ", CODE.sub("", text))
    assert "\u202f:" in rules_text(game, "fr")["R1.1"]
    assert typeset("? help : none", "en") == "? help : none"


@pytest.mark.parametrize("rival", RIVALS)
def test_one_word_for_one_thing(rival: str) -> None:
    found = faults(lambda one: ONLY.get(rival, "") in one.place and re.search(rf"\b(?:{rival})\b", one.text))
    assert not found, f"say: {RIVALS[rival]}"


def test_no_elision_is_missed() -> None:
    called = "|".join(CALLED.split())
    wrong = re.compile(rf"\b(?:de|que|le|la|ne|se|jusque|lorsque|puisque) \{{(?:{called})\}}", re.IGNORECASE)
    assert not faults(lambda one: wrong.search(one.text))


def counted(node: object, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Blanks before a plural noun in a sentence that does not select by them: the blank and the noun."""
    elements = getattr(node, "elements", [])
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        inside = getattr(element, "expression", None)
        if isinstance(inside, fluent.SelectExpression):
            name = getattr(getattr(inside.selector, "id", None), "name", "")
            for variant in inside.variants:
                yield from counted(variant.value, chosen | {name})
        elif isinstance(inside, fluent.VariableReference) and isinstance(after, fluent.TextElement):
            noun = re.match(r" ([a-zéèêàç]+[sx])\b", after.value)
            if noun and noun[1] not in NO_NOUNS and inside.id.name not in chosen:
                yield inside.id.name, noun[1]


def test_a_noun_agrees_with_its_number() -> None:
    wrong = [
        f"{path.parent.parent.name} {message.id.name}: {{ ${blank} }} {noun}"
        for path in SENTENCES
        for message in messages(path)
        for pattern in patterns(message)
        for blank, noun in counted(pattern)
        if blank not in MANY.split() and (message.id.name, blank) not in MANY_HERE
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.parent.name)
def test_rulebooks_have_the_same_headings(path: Path) -> None:
    headings = re.findall(r"^## (?:R\d+ )?(.+)$", path.read_text(encoding="utf8"), re.MULTILINE)
    assert "Points de règle" in headings
    assert headings[-1] == "Glossaire"
