"""First games, played by somebody who does only what the text and the light say; each step is tried wrong once before."""

from __future__ import annotations

import time

import httpx
import pytest

from mastaba.game import discover
from mastaba.records.lessons import LessonStep, lesson_of
from mastaba.text import words
from tests.browser.conftest import Visit
from tests.browser.measure import faults
from tests.browser.player import Table
from tests.browser.test_sizes import resize

LONGEST = 20.0  # seconds until the next step is due
MOST_COVERED = 0.36  # of the height of the screen, by what is said of a wrong step
STATE = """() => {
  const { table } = mastaba, { lesson } = table;
  return { step: lesson?.step ?? null, text: lesson?.text ?? '', hasMore: !!lesson?.hasMore, picked: table.picked.length,
           next: lesson?.wish?.path[table.picked.length] ?? null, label: lesson?.wish?.label ?? '', number: table.position?.number ?? -1,
           over: !!document.querySelector('dialog[open] ol li'), wrong: table.choices.map((one) => one.action).filter((one) => one !== lesson?.step?.play) };
}"""
# A click on what is lit: the first thing of its kind that is not covered, or the button.
CLICK = """([id, label]) => {
  const { table } = mastaba;
  const things = id === null
    ? [...document.querySelectorAll('.prompt .choice')].filter((one) => one.textContent.trim() === label)
    : [...document.querySelectorAll('[data-piece], .zone[data-zone]')].filter((one) => table.kin(one.dataset.piece ?? one.dataset.zone) === table.kin(id));
  const buttons = [...document.querySelectorAll('.prompt .choice')];
  const thing = things.find((one) => one.getBoundingClientRect().width > 0) ?? buttons.find((one) => one.textContent.trim() === label)
    ?? buttons.find((one) => one.matches('.main'));
  thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  thing?.click();
  return !!thing;
}"""
# How much of what is said, of the table, and of what covers it is out of sight, in pixels.
HIDDEN = """() => [...document.querySelectorAll('.prompt .says, [data-frame=wide] main.board')].map((one) => one.scrollHeight - one.clientHeight)"""
CARD = """() => { const card = document.querySelector('dialog[open] .body'); return card.scrollHeight - card.clientHeight }"""
SCREENS = ("phone-with-bars", "phone-on-its-side", "tablet", "desktop")


def begin(visit: Visit, game: str, lang: str, size: str) -> Table:
    """A first game as a program opens it, watched over by the probe."""
    table = visit(size, lang)
    made = table.ask(f"/games/{game}/lesson?lang={lang}", {})
    table.page.goto(f"{table.address}/t/{made['table']}?probe#{made['host']}")
    table.page.wait_for_selector(".prompt.taught")
    return table


def mine(game: str) -> list[LessonStep]:
    """The learner's steps."""
    lesson = lesson_of(game)
    assert lesson
    return [step for step in lesson.steps if step.say]


def read(table: Table, said: list[str]) -> None:
    """Reads all that is said of a step, page by page."""
    for place, sentence in enumerate(said):
        end = time.monotonic() + LONGEST
        while table.page.evaluate(STATE)["text"] != sentence:
            assert time.monotonic() < end, (sentence, table.page.evaluate(STATE))
            table.page.wait_for_timeout(20)
        assert sentence in table.page.inner_text(".prompt").replace("\n", " ")
        assert max(table.page.evaluate(HIDDEN)) <= 1, sentence
        if place + 1 < len(said):
            table.page.click(".prompt .choice.main")


def try_wrong(table: Table, wrong: str, instead: str) -> None:
    """Another decision is not taken; what it would bring is said, and what would be missed."""
    number = table.page.evaluate(STATE)["number"]
    table.page.evaluate("(action) => mastaba.table.play(action)", wrong)
    toast = table.page.locator(".toast.why", has_text=instead)
    toast.wait_for()
    assert toast.evaluate("(one) => one.offsetHeight / innerHeight") < MOST_COVERED
    assert table.page.evaluate(STATE)["number"] == number


def do(table: Table, number: int) -> None:
    """Clicks what is lit until the decision is taken."""
    end = time.monotonic() + LONGEST
    while (state := table.page.evaluate(STATE))["number"] == number and not state["over"]:
        assert time.monotonic() < end, state
        if state["step"]:
            assert table.page.evaluate(CLICK, [state["next"], state["label"]]), state
        table.page.wait_for_timeout(40)


def learn(table: Table, game: str, lang: str) -> None:
    """The whole lesson."""
    said = words(game, lang)
    for step in mine(game):
        read(table, [said.say(f"lesson-{key}") for key in step.say])
        state = table.page.evaluate(STATE)
        assert state["step"]["play"] == step.play
        assert set(table.page.locator(".prompt .choice.main").all_inner_texts()) <= {state["label"]}, "nothing else shines"
        if state["wrong"]:
            try_wrong(table, state["wrong"][0], said.say(f"lesson-{step.say[-1]}-instead"))
        do(table, state["number"])
    table.page.wait_for_selector("dialog[open] ol li")
    assert said.say("lesson-end") in table.page.inner_text("dialog[open]")


@pytest.mark.parametrize(("game", "lang", "size"), [("saqqara", "fr", "phone-with-bars"), ("relikt", "en", "desktop")])
def test_a_first_game_is_played_by_doing_what_it_says(visit: Visit, game: str, lang: str, size: str) -> None:
    learn(begin(visit, game, lang, size), game, lang)


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone-with-bars", "desktop", "phone-on-its-side"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(discover()))
def test_every_first_game_on_every_screen(visit: Visit, game: str, lang: str, size: str) -> None:
    table = begin(visit, game, lang, size)
    resize(table, size)
    assert faults(table.page) == []
    assert table.violations() == []
    learn(table, game, lang)


def test_it_is_offered_once_and_can_be_left_and_taken_up_again(visit: Visit) -> None:
    table = visit("phone-with-bars", "en", is_new=True)
    table.open("saqqara", [{"kind": "me"}, {"kind": "bot", "level": "random"}], seed=3, first=1)
    card = table.page.locator("dialog[open]")
    for title in ("What it is about", "Your turn", "How you win", "How it ends"):
        assert title in card.inner_text()
    table.page.get_by_role("button", name="Learn it").click()
    table.page.wait_for_selector(".prompt.taught .choice.main")
    assert not table.page.locator("dialog[open]").count(), "who was offered it has met the game"
    table.page.click(".prompt .choice.main")
    table.page.reload()
    table.page.wait_for_selector(".prompt.taught")
    assert words("saqqara", "en").say("lesson-goal") in table.page.inner_text(".prompt")
    table.page.get_by_role("button", name="Leave the lesson").click()
    table.page.wait_for_selector(".prompt:not(.taught)")
    assert table.page.inner_text(".prompt .says") == words("saqqara", "en").say("prompt-turn")


@pytest.mark.parametrize(
    "game", [game if game == "luxor" else pytest.param(game, marks=pytest.mark.proof) for game in discover()]
)
def test_the_card_before_it_is_one_screen(visit: Visit, game: str) -> None:
    table = visit("phone-with-bars", "fr", is_new=True)
    made = table.ask(f"/games/{game}/lesson?lang=fr", {})
    table.page.goto(f"{table.address}/t/{made['table']}#{made['host']}")
    table.page.wait_for_selector("dialog[open] ul li svg")
    for size in SCREENS:
        resize(table, size)
        assert table.page.evaluate(CARD) <= 1, size
        assert table.violations() == [], size


def test_who_leaves_the_script_plays_on_against_robots_that_think(visit: Visit, address: str) -> None:
    """Over HTTP nobody is held to the lesson; the robots then find their own moves."""
    with httpx.Client(base_url=address, timeout=60) as http:
        made = http.post("/api/games/saqqara/lesson").json()
        headers = {"authorization": f"Bearer {made['host']}"}
        told = http.get(f"/api/tables/{made['table']}", headers=headers).json()
        lesson = lesson_of("saqqara")
        assert lesson
        assert told["number"] == len(lesson.before)
        seat, other = (
            lesson.seat,
            next(one for one in told["choices"][str(lesson.seat)] if one["action"] != lesson.steps[0].play),
        )
        move = {"seat": seat, "number": told["number"], "action": other["action"]}
        assert http.post(f"/api/tables/{made['table']}/moves", json=move, headers=headers).status_code == 200
        assert http.get("/api/games/nothing/lesson").status_code == 404
