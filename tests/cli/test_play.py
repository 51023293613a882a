"""A game in the terminal: played through, explained, taken back, kept private, left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from mastaba.bots import DEFAULT_LEVEL
from mastaba.bots.simple_bots import Random
from mastaba.game import Edition, discover
from mastaba.match import Match
from mastaba.server.settings import Settings

from .conftest import Run, program

START = ("play", "saqqara", "--seed", "5", "--bots", "random")
ONES = "1\n" * 400
HIDDEN = ("play", "archaeology", "--seed", "5", "--bots", "random")


def choices(screen: str) -> list[str]:
    """The texts of the choices last offered: the words after two spaces."""
    last = re.split(r"─{5,}", screen)[-1]
    return re.findall(r"^ *\d+ .*?  (\w[\w ]*?)\s*$", last, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "over", "wins"), [("en", "The game is over", "wins."), ("fr", "La partie est finie", "gagne.")]
)
def test_a_whole_game_always_choosing_the_first(run: Run, tmp_path: Path, lang: str, over: str, wins: str) -> None:
    told = run(*START, "--lang", lang, "--record", "game.toml", says=ONES)
    assert told.code == 0
    assert over in told.out
    assert wins in told.out
    assert run("verify", "game.toml").code == 0


def test_the_same_seed_and_answers_give_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml"):
        run(*START, "--players", "3", "--record", name, says=ONES)
    assert (tmp_path / "one.toml").read_text() == (tmp_path / "two.toml").read_text()


@pytest.mark.parametrize(("lang", "width"), [("fr", 60), ("en", 100)])
@pytest.mark.parametrize("game_id", list(discover()))
def test_every_game_is_drawn_within_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, game_id: str, lang: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    players = str(discover()[game_id].seats[-1])
    told = run("play", game_id, "--bots", "random", "--lang", lang, "--players", players, "--seed", "7", says="1\n" * 5)
    lines = [line.rstrip() for line in told.out.splitlines()]
    assert told.code == 0
    assert told.err == ""
    assert told.out.count(" > 1\n") >= 5 or "★" in told.out
    assert max(cell_len(line) for line in lines) <= width


def test_an_answer_is_a_number_or_a_text_and_enter_asks_again(run: Run) -> None:
    told = run(*START, says="\ndraw  0\n")
    assert told.out.count("Draft: take the top relic of a pile.") == 3
    assert "Player 1 draws a 0." in told.out
    assert "numbered 1 to 3" in run(*START, says="77\n").out


def test_a_refusal_says_why_and_the_question_mark_shows_the_rule(run: Run) -> None:
    told = " ".join(run(*START, says="draw 7\n? draw 7\n? draw 0\n?\n").out.split())
    assert told.count("No pile shows a 7.") == 2
    assert "R4.1" in told
    assert "▌ R4.1" in told
    assert "“draw 0” is possible now. It would bring: Player 1 draws a 0." in told
    assert "takes your last decision back" in told
    assert "Il n’y a pas d’action «\u202fdance\u202f»." in run(*START, "--lang", "fr", says="dance\n").out


def test_the_question_mark_says_where_certainty_ends(run: Run) -> None:
    told = " ".join(run(*HIDDEN, "--seats", "me,bot", says="? end\n").out.split())
    assert "… and then what nobody can know beforehand." in told


def test_h_proposes_a_move_and_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.cli.terminal.session.in_background", lambda edition: True)
    told = " ".join(run(*START, "--seats", "me,me", says="h\n").out.split())
    assert re.search(r"Draw a \d, about \d+ in 100, .*with \d+", told)
    monkeypatch.setattr("mastaba.cli.terminal.session.in_background", lambda edition: False)
    assert "ask again in a moment" in run(*START, says="h\n").out


def test_rules_and_log_at_the_table(run: Run) -> None:
    told = run(*START, says="1\nr R5.2\nr R77\nr\nl\n").out
    assert "▌ R5.2" in told
    assert "no rule “R77”" in told
    assert "In the box of Saqqara" in told
    assert told.count("begins the draft.") == 2


def test_undo_goes_back_over_the_bots_to_ones_own_decision(run: Run) -> None:
    before = choices(run(*START, says="").out)
    told = run(*START, says="2\nu\n").out
    assert "Move taken back: draw 1." in told or "Move taken back: draw 0." in told
    assert choices(told) == before
    assert "There is nothing to take back." in run(*START, says="u\n").out


def test_undo_leaves_other_peoples_decisions_alone(run: Run) -> None:
    told = run(*START, "--seats", "me,me", says="1\nu\n").out
    assert "has decided since then." in told
    assert "taken back" not in told


def test_undo_stops_at_what_was_revealed(run: Run) -> None:
    told = run(*HIDDEN, says="end\nu\n").out
    assert "Something hidden has come into play since then" in told
    assert "taken back" not in told


def test_between_people_who_see_different_things_the_screen_is_handed_over(run: Run) -> None:
    told = run(*HIDDEN, "--seats", "me,me", says="\nend\n\n").out
    assert told.count("press Enter when nobody else is looking") == 2
    first, second = re.findall(r"(Player \d), press Enter", told)
    assert first != second


@pytest.mark.parametrize("args", [(*START, "--seats", "me,me"), (*HIDDEN, "--seats", "me,bot")])
def test_nothing_is_handed_over_where_nothing_is_hidden_or_one_plays_alone(run: Run, args: tuple[str, ...]) -> None:
    assert "press Enter" not in run(*args, says="1\n1\n1\n").out


def test_points_on_the_table_come_from_what_the_seat_knows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(match: Match) -> list[int]:
        raise AssertionError("the true scores were looked at")

    monkeypatch.setattr(Match, "scores", peek)
    assert "points" in run("play", "luxor", "--bots", "random", "--seed", "3", says="1\n1\n").out


def test_quitting_asks_whether_to_save(run: Run, tmp_path: Path) -> None:
    assert "Save the record?" in run(*START, says="q\nn\n").out
    assert not list(tmp_path.iterdir())
    told = run(*START, says="1\nq\nmine.toml\n")
    assert told.code == 0
    assert "Written: mine.toml" in told.out
    assert "seen_by = 1" in (tmp_path / "mine.toml").read_text()


def test_a_place_that_cannot_be_written_is_asked_for_again(run: Run, tmp_path: Path) -> None:
    told = run(*START, says="q\nnowhere/mine.toml\nmine.jsonl\n")
    assert told.code == 0
    assert "nowhere/mine.toml cannot be written" in told.out
    assert (tmp_path / "mine.jsonl").read_text().startswith("{")


def test_a_finished_game_can_be_saved_under_the_name_proposed(run: Run, tmp_path: Path) -> None:
    decisions = run(*START, says=ONES).out.count(" > 1\n")
    told = run(*START, says="1\n" * decisions + "y\n")
    (saved,) = tmp_path.glob("saqqara-*.toml")
    assert f"Written: {saved.name}" in told.out
    assert run("verify", saved.name).code == 0


def test_the_end_of_the_input_leaves_politely_and_keeps_what_was_asked_for(run: Run, tmp_path: Path) -> None:
    told = run(*START, "--record", "game.toml", says="1\n")
    assert told.code == 0
    assert told.out.endswith("Goodbye.\n")
    assert "seen_by = 1" in (tmp_path / "game.toml").read_text()


def test_without_a_game_a_menu_asks(run: Run) -> None:
    number = list(discover()).index("saqqara") + 1
    told = run("play", "--seed", "5", "--bots", "random", says=f"99\nchess\n{number}\n9\n3\n1\n").out
    assert "Which game shall it be?" in told
    assert "“chess” is not among them." in told
    assert "Bot 3" in told
    assert "Bot 4" not in told
    assert "À quoi joues-tu\u202f?" in run("play", "--lang", "fr", says="").out


def test_bots_are_as_strong_as_on_the_page_unless_said_otherwise(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(name: str, edition: Edition, **_: object) -> Random:
        made.append(name)
        return Random()

    monkeypatch.setattr("mastaba.bots.make", make)
    assert run("play", "saqqara", "--seed", "5", says="1\n").code == 0
    assert made == [DEFAULT_LEVEL] == [Settings().level]
    assert re.search(rf"--bots[^-]*\[default:\W+\({DEFAULT_LEVEL}\)", run("play", "--help").out)


def test_only_bots_play_to_the_end_by_themselves(run: Run) -> None:
    told = run(*START, "--seats", "bot,random", says="")
    assert told.code == 0
    assert "The game is over" in told.out


def test_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    run(*START, "--set", "last-prime=instant", "--record", "game.toml", says=ONES)
    assert 'last_prime = "instant"' in (tmp_path / "game.toml").read_text()


def test_as_a_program_with_its_input_from_a_file() -> None:
    told = program(*START, says="1\n1\n", LANG="fr_FR.UTF-8")
    assert told.code == 0
    assert told.err == ""
    assert "à Joueur 1 de jouer" in told.out
    assert told.out.endswith("Au revoir.\n")


def test_an_old_terminal_without_glyphs_is_no_obstacle() -> None:
    told = program(*START, says="1\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert told.code == 0
    assert "Traceback" not in told.err
