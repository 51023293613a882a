"""A finished game in one file: it opens from the disk with the network off, plays itself, and shows every seat in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.cli.app import app
from mastaba.game import discover
from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.browser.test_replay import check_moment, played, walk

LARGEST = 1_000_000  # bytes


def from_disk(visit: Visit, file: Path, lang: str, size: str, **wishes: bool) -> Table:
    """The file in a browser that has no network, and must not ask for one."""
    table = visit(size, lang, offline=True, **wishes)
    table.page.on("request", lambda asked: pytest.fail(asked.url) if not asked.url.startswith(("file:", "data:")) else None)
    table.page.goto(f"{file.as_uri()}?probe")
    table.page.wait_for_selector("[data-at]")
    return table


def written(game: str, folder: Path) -> Path:
    """The file that the command line makes of a record."""
    record, page = folder / f"{game}.toml", folder / f"{game}.html"
    record.write_text(played(game).record(), encoding="utf8")
    with pytest.raises(SystemExit) as left:
        app(["replay", str(record), "--html", str(page)])
    assert left.value.code == 0
    return page


@pytest.mark.parametrize(("game", "lang", "size"), [("luxor", "fr", "phone-with-bars"), ("saqqara", "en", "desktop")])
def test_it_opens_without_a_network_plays_itself_and_switches(
    visit: Visit, tmp_path: Path, game: str, lang: str, size: str
) -> None:
    page, match = written(game, tmp_path), played(game)
    assert page.stat().st_size < LARGEST
    table = from_disk(visit, page, lang, size)
    table.page.wait_for_function("+document.querySelector('[data-at]').dataset.at > 1")
    table.page.keyboard.press(" ")
    for eye, number in (("2", 5), ("open", 9), ("1", len(match.steps)), ("0", 3)):
        table.page.get_by_role("combobox").first.select_option(eye)
        table.page.wait_for_function("(eye) => mastaba.table.eye === eye", arg=eye)
        table.page.get_by_role("slider").fill(str(number))
        check_moment(table, match, number, eye)
    assert table.violations() == []
    table.page.get_by_role("button", name="English" if lang == "fr" else "Français").click()
    other = "en" if lang == "fr" else "fr"
    table.page.wait_for_selector(f"html[lang={other}]")
    table.page.wait_for_function("(text) => mastaba.table.log.at(-1).text === text", arg=match.log(lang=other)[-1])


@pytest.mark.proof
@pytest.mark.parametrize("game", sorted(discover()))
def test_every_moment_lies_in_the_file(visit: Visit, tmp_path: Path, game: str) -> None:
    page, match = written(game, tmp_path), played(game)
    print(f"{game}: {len(match.steps)} decisions, {page.stat().st_size / 1000:.0f} kB")
    table = from_disk(visit, page, "fr", "phone-on-its-side")
    walk(table, match, list(range(0, len(match.steps) + 1, max(1, len(match.steps) // 60))))


def test_a_finished_table_is_kept_as_a_page(visit: Visit, tmp_path: Path) -> None:
    table = visit("desktop", "fr")
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random", "name": "Omar"}]
    links = table.open("saqqara", seats, seed=3, first=1)
    table.finish(links)
    with table.page.expect_download() as kept:
        table.page.get_by_role("button", name="Garder comme page").click()
    kept.value.save_as(tmp_path / "game.html")
    there = from_disk(visit, tmp_path / "game.html", "fr", "desktop", bypass_csp=False)
    assert there.page.title() == "Saqqara: Nadia, Omar"
    assert there.page.evaluate("mastaba.table.name(1)") == "Nadia"
