"""To whom a table says "you": to who holds one seat, in what happened and in what would; to all others a name."""

from __future__ import annotations

import random

import httpx
import pytest

from tests.server.clients import Guest, chosen, opened, seated


def last(guest: Guest, lang: str = "en") -> str:
    """What a guest reads of the last decision."""
    told = guest.look(lang)
    events = next(iter(told["events"].values()))
    return str(next(event["text"] for event in events if event["step"] == told["number"]))


@pytest.mark.parametrize(("lang", "mine"), [("en", "You draw"), ("fr", "Tu pioches")])
def test_who_acted_reads_you_and_everybody_else_the_name(http: httpx.Client, lang: str, mine: str) -> None:
    guests = seated(http, "saqqara", "me link", first=1, seed=3)
    name = guests[1].look()["names"][0]
    guests[1].move(1, 0, guests[1].look()["choices"]["1"][0]["action"])
    onlooker = Guest(http, guests[1].table, None)
    assert last(guests[1], lang).startswith(mine)
    assert last(guests[2], lang).startswith(name)
    assert last(onlooker, lang) == last(guests[2], lang)
    assert guests[1].get("/summary", params={"lang": lang}).json()["last"] == last(guests[1], lang)


def test_those_who_share_a_screen_are_told_apart_by_their_names(http: httpx.Client) -> None:
    table, host, _ = opened(http, "saqqara", "me here", first=1, seed=3)
    screen = Guest(http, table, host)
    screen.move(1, 0, screen.look()["choices"]["1"][0]["action"])
    assert last(screen).startswith(screen.look()["names"][0])


def test_what_would_follow_speaks_to_who_asks(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link", first=1, seed=3)
    name = guests[1].look()["names"][0]
    foreseen = guests[1].get("/consequences", params={"seat": 1}).json()["consequences"]
    sentences = [event["text"] for one in foreseen for event in one["events"]]
    assert any(text.startswith("You draw") for text in sentences)
    assert not any(name in text for text in sentences)


def test_so_does_why_nothing_can_be_taken_back(http: httpx.Client) -> None:
    guests, reasons, dice = seated(http, "archaeology", "me link", first=1, seed=3), [], random.Random(1)
    for _ in range(60):
        told = guests[1].look()
        reasons.append(told["undo"]["1"]["reason"])
        seat = told["deciding"]
        guests[seat].move(seat, told["number"], chosen(guests[seat].look()["choices"][str(seat)], dice))
    assert any(": You " in reason for reason in reasons), reasons
    assert not any(told["names"][0] in reason for reason in reasons)
