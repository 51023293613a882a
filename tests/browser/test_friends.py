"""Friends who just join: the invitation, the welcome, who comes and goes, one's own seat elsewhere, looking on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Table

# As browsers have it at an address without https.
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"


def opened(host: Table, game: str = "relikt", seats: int = 3) -> str:
    """A table opened in the form, with a friend invited to the second seat; the invitation as it is shown first."""
    host.page.goto(f"{host.address}/?open={game}")
    host.page.locator(f"input[name=players][value='{seats}']").check(force=True)
    host.page.get_by_label("Seat 1: name").fill("Nadia")
    host.page.get_by_label("Seat 2: who plays").select_option("link")
    host.page.get_by_role("button", name="Start the game").click()
    return host.page.locator("dialog .guest input").input_value()


def sit_down(friend: Table, link: str, name: str, button: str = "Sit down") -> None:
    """Follows an invitation and gives a name."""
    friend.page.goto(link)
    friend.page.locator("form input").fill(name)
    friend.page.get_by_role("button", name=button).click()
    friend.page.wait_for_selector(".prompt")


def faces(player: Table) -> set[str]:
    """The adventure cards in any hand that this page shows from the front: each of them is there once."""
    shown = player.page.locator("[data-zone^=hand] [data-piece]:not([data-face=''])")
    return {card.get_attribute("data-face") or "" for card in shown.all()}


def test_the_invitation_comes_first_and_the_friend_is_welcomed_by_name(visit: Visit) -> None:
    nadia, omar = visit("desktop", "en"), visit("phone", "fr")
    link = opened(nadia)
    assert nadia.page.get_by_role("img", name="QR code: Invitation for Player 2").count() == 1
    assert "on this machine only" in nadia.page.inner_text(".warning")  # the tests' server is at 127.0.0.1
    omar.home().page.goto(link)
    omar.page.get_by_role("heading", name="Nadia t’invite à jouer à Relikt").wait_for()
    assert "Nadia" in omar.page.inner_text("main ul")
    assert not omar.violations()
    omar.page.locator("form input").fill("Omar")
    omar.page.get_by_role("button", name="Prendre place").click()
    omar.page.wait_for_selector(".prompt")
    assert re.search(r"/t/\w+#[\w-]{24,}$", omar.page.url)
    assert link.split("#")[1] not in omar.page.url
    nadia.page.locator(".toast", has_text="Omar has sat down.").wait_for()
    nadia.page.locator("dialog .guest [data-presence=here]").wait_for()
    assert "Everybody is here." in nadia.page.inner_text("dialog .state")
    assert not nadia.violations()
    omar.page.go_back()  # the invitation is not in the history: it has done its part
    omar.page.wait_for_selector(".cover")


def test_who_has_not_come_does_not_think(visit: Visit) -> None:
    nadia = visit()
    made = nadia.ask(
        "/tables",
        {
            "game": "saqqara",
            "players": 2,
            "first": 2,
            "seats": [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}],
        },
    )
    nadia.sit(made["table"], made["host"])
    assert nadia.page.inner_text(".says").strip() == "Omar is not here yet: we are waiting…"
    assert nadia.page.locator(".others [data-presence=invited]").count() == 1
    nadia.claim(made["table"], made["invitations"][0]["code"])
    nadia.page.locator(".toast", has_text="Omar has sat down.").wait_for()
    nadia.page.locator(".others [data-presence=away]").wait_for()
    assert nadia.page.inner_text(".says").strip() == "Omar is away: we are waiting…"


def test_a_friend_who_never_came_is_a_robot_of_a_chosen_level_until_invited_again(visit: Visit) -> None:
    nadia, omar = visit("phone-with-bars", "fr"), visit()
    made = nadia.ask(
        "/tables",
        {
            "game": "saqqara",
            "players": 2,
            "first": 1,
            "seats": [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}],
        },
    )
    nadia.sit(made["table"], made["host"])
    omar.page.goto(f"{omar.address}/t/{made['table']}")
    omar.page.wait_for_selector(".prompt")
    nadia.page.get_by_role("button", name="Inviter").click()
    guest = nadia.page.get_by_role("region", name="Omar")
    guest.get_by_label("Place 2").select_option("beginner")
    instead = guest.get_by_role("button", name="Faire jouer un robot")
    assert instead.evaluate("(button) => button.offsetHeight") >= 44
    assert not nadia.violations()
    instead.click()
    guest.locator("[data-presence=robot]").wait_for()
    omar.page.locator(".toast", has_text="Omar has not come: a robot plays instead.").wait_for()
    guest.get_by_role("button", name="Inviter quelqu’un").click()
    guest.locator("[data-presence=invited]").wait_for()
    sit_down(omar, guest.locator("input").input_value(), "Omar")
    nadia.page.locator(".toast", has_text="Omar").first.wait_for()
    guest.locator("[data-presence=here]").wait_for()
    assert not instead.count()


def test_a_used_invitation_lets_nobody_else_in_but_its_own_browser_again(visit: Visit) -> None:
    nadia, omar, late = visit(), visit("phone"), visit("phone", "fr")
    link = opened(nadia)
    sit_down(omar, link, "Omar")
    seat = omar.page.url
    omar.page.goto(link)  # from the chat, a day later
    omar.page.wait_for_selector(".prompt")
    assert omar.page.url == seat
    late.page.goto(link)
    late.page.get_by_role("heading", name="Cette invitation n’est plus valable").wait_for()
    late.page.get_by_role("link", name="Regarder").click()
    late.page.locator(".says", has_text="Tu regardes la partie.").wait_for()


def test_not_even_the_host_can_look_into_a_friends_hand(visit: Visit) -> None:
    nadia, omar = visit(), visit("phone")
    link = opened(nadia)
    sit_down(omar, link, "Omar")
    kept = nadia.page.evaluate("() => JSON.stringify(localStorage)")
    assert omar.page.url.split("#")[1] not in kept
    hand = faces(omar)
    assert len(hand) == 4
    table = omar.page.url.split("/t/")[1].split("#")[0]
    for known in sorted({link.split("#")[1], *re.findall(r"[\w-]{24,}", kept)}):
        nadia.page.goto(f"{nadia.address}/t/{table}#{known}")
        nadia.page.reload()
        nadia.page.wait_for_selector("[data-zone=hand1], main.closed")
        assert not hand & faces(nadia)


def test_a_lost_answer_to_a_claim_costs_nothing(visit: Visit) -> None:
    nadia, omar = visit(), visit("phone")
    link = opened(nadia)
    lost: list[str] = []

    def lose(route: object) -> None:
        """The server takes the claim, and the line breaks before it says so."""
        if not lost:
            lost.append(route.request.post_data)  # type: ignore[attr-defined]
            route.fetch()  # type: ignore[attr-defined]
            route.abort()  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    omar.page.route("**/claim*", lose)
    omar.page.goto(link)
    omar.page.locator("form input").fill("Omar")
    omar.page.get_by_role("button", name="Sit down").click()
    omar.page.locator(".toast").wait_for()
    omar.page.reload()
    omar.page.wait_for_selector(".prompt")
    assert omar.page.url.split("#")[1] in lost[0]
    assert omar.page.locator("[data-seat='2'] .name").first.inner_text() == "Omar"


def test_a_new_link_asks_before_it_throws_anybody_out(visit: Visit) -> None:
    nadia, omar, heir = visit(), visit("phone"), visit("phone", "fr")
    link = opened(nadia)
    sit_down(omar, link, "Omar")
    nadia.page.locator("dialog .guest [data-presence=here]").wait_for()
    nadia.page.get_by_role("button", name="New link").click()
    assert "Omar will be shown out" in nadia.page.inner_text("dialog .asking")
    nadia.page.locator("dialog .asking").get_by_role("button", name="Cancel").click()
    assert omar.page.locator("main.closed").count() == 0
    nadia.page.get_by_role("button", name="New link").click()
    nadia.page.get_by_role("button", name="Yes, a new link").click()
    omar.page.wait_for_selector("main.closed")
    assert omar.page.locator("[data-piece]").count() == 0
    sit_down(heir, nadia.page.locator("dialog .guest input").input_value(), "Zoé", "Prendre place")
    nadia.page.locator(".toast", has_text="Zoé has sat down.").wait_for()


def test_a_link_is_copied_without_https_and_said_so_in_the_dialog(visit: Visit) -> None:
    nadia = visit()
    nadia.page.add_init_script(NO_CLIPBOARD)
    link = opened(nadia)
    nadia.page.get_by_role("button", name="Copy the link").click()
    nadia.page.locator("dialog .said", has_text="Link copied.").wait_for()
    nadia.page.evaluate(
        "() => document.querySelector('dialog').insertAdjacentHTML('beforeend', '<textarea id=pasted></textarea>')"
    )
    nadia.page.locator("#pasted").focus()
    nadia.page.keyboard.press("Control+V")
    assert nadia.page.locator("#pasted").input_value() == link


def test_my_link_carries_my_seat_to_another_device(visit: Visit) -> None:
    nadia, phone = visit(), visit("phone", "fr")
    links = nadia.open("relikt", [{"kind": "me", "name": "Nadia"}, {"kind": "bot"}, {"kind": "bot"}], first=1)
    nadia.page.get_by_role("button", name="Invite").click()
    nadia.page.get_by_text("Take my seat to another device").click()
    link = nadia.page.get_by_role("textbox", name="Take my seat to another device").input_value()
    assert links[0]["secret"] not in link
    phone.page.goto(link)
    phone.page.get_by_role("heading", name="Reprends ta place sur cet appareil").wait_for()
    assert nadia.page.locator("main.closed").count() == 0
    phone.page.get_by_role("button", name="Reprendre ma place ici").click()
    phone.page.wait_for_selector(".prompt")
    phone.wait_for_turn()
    nadia.page.get_by_role("heading", name="You play on another device now").wait_for()
    nadia.page.get_by_role("link", name="All games").click()
    nadia.page.wait_for_selector(".cover")
    assert nadia.page.get_by_role("region", name="My tables").count() == 0


def test_who_looks_on_is_counted_sees_no_hand_and_can_be_shut_out(visit: Visit) -> None:
    nadia, guest = visit(), visit("phone", "fr")
    links = nadia.open("relikt", [{"kind": "me", "name": "Nadia"}, {"kind": "bot"}, {"kind": "bot"}], first=1)
    guest.page.goto(f"{guest.address}/t/{links[0]['table']}")
    guest.page.locator(".says", has_text="Tu regardes la partie. Nadia réfléchit").wait_for()
    assert guest.page.locator(".mine").count() == 0
    assert guest.page.locator("[data-legal]").count() == 0
    nadia.page.locator(".onlookers", has_text="1").wait_for()
    nadia.page.get_by_role("button", name="Invite").click()
    nadia.page.get_by_text("Let somebody look on").click()
    assert nadia.page.get_by_role("textbox", name="Let somebody look on").input_value().endswith(f"/t/{links[0]['table']}")
    nadia.page.get_by_label("Whoever has the address may look on").uncheck()
    guest.page.wait_for_selector("main.closed")


def test_my_own_table_without_its_secret_shows_the_way_back(visit: Visit) -> None:
    nadia = visit()
    nadia.open("saqqara", [{"kind": "me", "name": "Nadia"}, {"kind": "bot"}])
    mine = nadia.page.url
    nadia.page.wait_for_selector(".mine")
    nadia.home()
    nadia.page.goto(mine.split("#")[0])
    nadia.page.get_by_role("link", name="Back to my seat").click()
    nadia.page.wait_for_selector(".mine")
    assert nadia.page.url == mine


@pytest.mark.parametrize("size", ["phone-on-its-side", "zoomed"])
def test_on_a_low_screen_code_link_and_buttons_show_without_scrolling(visit: Visit, size: str) -> None:
    host = visit(size)
    opened(host)
    for part in (".lead .button", ".guest .qr", ".guest input", ".guest .buttons .button"):
        expect(host.page.locator(f"dialog[open] {part}").first).to_be_in_viewport(ratio=1)
