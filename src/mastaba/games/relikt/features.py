"""What a seat sees as numbers: the rows, its own cards, and what everybody remembers of the others' (R8)."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, State
from mastaba.features.layout import COUNT, ONE_OF, SEATS, Layout, Slice
from mastaba.features.writing import (
    after,
    put,
    put_all_odds,
    put_bits,
    put_one_of,
    put_row,
    put_seats,
    put_who,
    put_zeros,
)
from mastaba.games.relikt.cards import BITS, BYTE, added_by, colour_of, is_veil_of, number_of, sum_of, veil_of
from mastaba.games.relikt.sight import copy_own, see_rows
from mastaba.games.relikt.state import (
    CARDS,
    COLOURS,
    EPOCHS,
    HAND,
    KINDS,
    KIT,
    LONGEST,
    ROWS,
    STAKES,
    VALUES,
    VEILS,
    Phase,
    Tool,
)

PHASES: Final = len(Phase)
TOOLS: Final = KIT + 1  # none, and each
CARD: Final = COLOURS + 1
PLACES: Final = ROWS * LONGEST
MOST_PLAYS: Final = 2
HIGH_SUM: Final = 36
AWARDS: Final = 4
A_VALUE: Final = 1 / VALUES
A_TREASURE: Final = 1 / STAKES
IN_CARDS: Final = f"1 for the colour, then number / {VALUES}; all 0 for none or unknown"

FEATURES: Final = Layout(
    version=1,
    slices=(
        Slice("phase", PHASES, "what is being decided: turn, choosing, aiming, replacing, playing, roping", ONE_OF),
        Slice("decides", 1, "the seat that decides", ONE_OF, SEATS),
        Slice("first", 1, "the seat that began", ONE_OF, SEATS),
        Slice("treasures_left", 1, "treasures that the game may end without (Q1)", "n"),
        Slice("acting", TOOLS, "the action at work this turn: none, rum, compass, ... camera", ONE_OF),
        Slice("shown_hand", 1, "the seat whose hand the binoculars show", ONE_OF, SEATS),
        Slice("target", CARD, "the card that the pistol is to replace", IN_CARDS),
        Slice("plays_left", 1, "cards still to be played after an action", f"n / {MOST_PLAYS}"),
        Slice("top", TOOLS, "the action on top of the common discard", ONE_OF),
        Slice("top_by", 1, "the seat that played it", ONE_OF, SEATS),
        Slice("camps", COLOURS, "the colour of a seat's camp", ONE_OF, SEATS),
        Slice("stakes", ROWS * KINDS, "the treasure at the head of each row: blue 3 to 6, red 4 to 6; none: closed", ONE_OF),
        Slice("turned", 1, "treasures turned up", f"n / {STAKES}"),
        Slice("awarded", 1, "treasures taken", f"n / {STAKES}"),
        Slice("taken", KINDS, "how many treasures of each kind a seat has taken", f"n / {AWARDS}", SEATS),
        Slice("row_sizes", ROWS, "cards in each row", f"n / {LONGEST}"),
        Slice("rows", PLACES * CARD, "the card at each place, row by row from the treasure on", IN_CARDS),
        Slice("sums", ROWS * COLOURS, "the sum of each colour in each row, as far as the seat knows", f"n / {HIGH_SUM}"),
        Slice("veils", PLACES, "places of a seat's face-down cards", "1 for its first, 1/2 for its second", SEATS),
        Slice("veil_counts", 1, "how often a seat has played face down", f"n / {VEILS}", SEATS),
        Slice("veils_live", VEILS, "which of those cards still lie face down", each=SEATS),
        Slice("hand", CARDS, "the seat's adventure cards, green 1 to yellow 12"),
        Slice("hand_sizes", 1, "cards in a seat's hand", f"n / {HAND}", SEATS),
        Slice("deck_left", 1, "cards in the deck", f"n / {CARDS}"),
        Slice("discard", CARDS, "cards in the discard"),
        Slice(
            "known", CARDS, "cards that everybody knows to be with a seat",
            "1, less 1/2 where it may be its first face-down card, less 1/4 where its second", SEATS,
        ),
        Slice("unseen", EPOCHS, "cards with a seat that nobody has seen, by the shuffle they came from", f"n / {HAND}", SEATS),
        Slice("veil_odds", VEILS * EPOCHS, "odds that a face-down card is an unseen one of a shuffle", COUNT, SEATS),
        Slice("veil_both", EPOCHS, "odds that both are of one shuffle", COUNT, SEATS),
        Slice("epoch", 1, "the number of the shuffle being drawn from", f"n / {EPOCHS}"),
        Slice("ages", CARDS, "the shuffle each card was last dealt or drawn from", f"n / {EPOCHS}"),
        Slice("tools", KIT, "the seat's action cards"),
        Slice("tools_drawn", 1, "action cards that a seat has drawn", f"n / {KIT}", SEATS),
        Slice("tools_played", KIT, "action cards that a seat has played", each=SEATS),
    ),
    in_part={
        "hand": "the seat's own; of the others' what is known follows from `known`",
        "treasure": "what is at stake and who took what, not in which order",
        "owner": "likewise",
        "place": "which kind lies at the head of a row",
        "veil_known": "those of `known`",
        "target": "while it is to be replaced",
        "other": "while it is shown",
        "row": "the cards that lie there",
        "kit_hand": "the seat's own",
    },
    left_out={
        "holder": "follows from the camps",
        "face_up": "follows from the rows",
        "kit": "the order in which the seat drew its action cards; which they are is told",
    },
)  # fmt: skip


@rule
def glance(state: State, seat: int, seen: State) -> None:
    """R8.1 The treasures turned up, R8.2 the own cards and R5.3 the rows: nothing is read of what is -1 to all or follows from `known`."""
    copy_own(state, seat, seen)
    see_rows(state, seat, seen)
    for treasure in range(state.turned):
        seen.treasure[treasure] = state.treasure[treasure]
    for other in range(state.players):
        if state.veil_live[other]:
            glance_at_veils(state, other, seen)


@rule
def glance_at_veils(state: State, other: int, seen: State) -> None:
    """Q5 The odds of what lies face down; where nothing does there are none."""
    for epoch in range(EPOCHS):
        seen.veil_both[other, epoch] = state.veil_both[other, epoch]
        for which in range(VEILS):
            seen.veil_odds[other, which, epoch] = state.veil_odds[other, which, epoch]


@rule
def features(seen: State, seat: int, out: Floats) -> None:
    """The turn, the treasures, the rows, the cards, the tools."""
    players = int(seen.players)
    at = put_one_of(out, 0, int(seen.phase), PHASES)
    at = put_who(out, at, seat, int(seen.seat), players)
    at = put_who(out, at, seat, int(seen.first), players)
    at = put(out, at, seen.treasures_left, 1.0)
    at = put_turn(seen, seat, out, at)
    at = put_treasures(seen, seat, out, at)
    at = put_rows(seen, out, at)
    at = put_veils(seen, seat, out, at)
    at = put_cards(seen, seat, out, at)
    at = put_memory(seen, seat, out, at)
    at = put_bits(out, at, int(seen.kit_hand[seat]) >> 1, KIT)
    at = put_seats(out, at, seen.kit_drawn, seat, players, 1 / KIT)
    for steps in range(players):
        at = put_bits(out, at, int(seen.kit_played[after(seat, steps, players)]) >> 1, KIT)


@rule
def put_card(out: Floats, at: int, card: int) -> int:
    """R1.1 Colour and number of a card; below 0 there is none."""
    at = put_one_of(out, at, colour_of(card) if card >= 0 else -1, COLOURS)
    return put(out, at, number_of(card) if card >= 0 else 0, A_VALUE)


@rule
def put_turn(seen: State, seat: int, out: Floats, at: int) -> int:
    """R5 The action at work, what it needs, and the one that could be copied."""
    players = int(seen.players)
    at = put_one_of(out, at, int(seen.acting), TOOLS)
    at = put_who(out, at, seat, int(seen.other) if seen.acting == Tool.BINOCULARS else -1, players)
    at = put_card(out, at, int(seen.target) if seen.phase == Phase.REPLACING else -1)
    at = put(out, at, seen.plays_left, 1 / MOST_PLAYS)
    at = put_one_of(out, at, int(seen.top), TOOLS)
    at = put_who(out, at, seat, int(seen.top_by) - 1, players)
    for steps in range(players):
        at = put_one_of(out, at, int(seen.camp[after(seat, steps, players)]), COLOURS)
    return at


@rule
def put_treasures(seen: State, seat: int, out: Floats, at: int) -> int:
    """R2.3 What is at stake, R4.2 and who has taken what."""
    players = int(seen.players)
    for row in range(ROWS):
        place = int(seen.place[row])
        at = put_one_of(out, at, int(seen.treasure[place]) if place >= 0 else -1, KINDS)
    at = put(out, at, seen.turned, A_TREASURE)
    at = put(out, at, seen.awarded, A_TREASURE)
    for steps in range(players):
        taken = taken_by(seen, after(seat, steps, players))
        for kind in range(KINDS):
            at = put(out, at, taken >> BITS * kind & BYTE, 1 / AWARDS)
    return at


@rule
def taken_by(seen: State, owner: int) -> int:
    """R4.2 How many treasures of each kind somebody has taken, in one integer."""
    taken = 0
    for treasure in range(seen.turned):
        if seen.owner[treasure] == owner + 1:
            taken += 1 << BITS * int(seen.treasure[treasure])
    return taken


@rule
def put_rows(seen: State, out: Floats, at: int) -> int:
    """R3.2 The cards of the rows, R4.1 and what each colour has in them, as far as the seat knows."""
    at = put_row(out, at, seen.row_size, ROWS, 1 / LONGEST)
    totals = at + PLACES * CARD
    for row in range(ROWS):
        sums = 0
        for place in range(LONGEST):
            card = int(seen.row[row, place])
            at = put_card(out, at, card)
            sums += added_by(card) if card >= 0 else 0
        for colour in range(COLOURS):
            totals = put(out, totals, sum_of(sums, colour), 1 / HIGH_SUM)
    return totals


@rule
def put_veils(seen: State, seat: int, out: Floats, at: int) -> int:
    """R5.3 Where whose face-down cards lie."""
    players = int(seen.players)
    for steps in range(players):
        other = after(seat, steps, players)
        last = veil_of(other, VEILS - 1)
        for row in range(ROWS):
            for place in range(LONGEST):
                veil = int(seen.veil[row, place])
                at = put(out, at, 1 + last - veil if is_veil_of(veil, other) else 0, 1 / VEILS)
    at = put_seats(out, at, seen.veil_count, seat, players, 1 / VEILS)
    for steps in range(players):
        at = put_bits(out, at, int(seen.veil_live[after(seat, steps, players)]), VEILS)
    return at


@rule
def put_cards(seen: State, seat: int, out: Floats, at: int) -> int:
    """R8.2 The own cards, and how many there are elsewhere."""
    held = 0
    for place in range(seen.hand_size[seat]):
        held |= 1 << int(seen.hand[seat, place])
    at = put_bits(out, at, held, CARDS)
    at = put_seats(out, at, seen.hand_size, seat, int(seen.players), 1 / HAND)
    at = put(out, at, seen.deck_left, 1 / CARDS)
    return put_bits(out, at, int(seen.discard), CARDS)


@rule
def put_memory(seen: State, seat: int, out: Floats, at: int) -> int:
    """R8.3 R8.4 Q5 What everybody remembers."""
    players = int(seen.players)
    for steps in range(players):
        at = put_known(seen, after(seat, steps, players), out, at)
    for steps in range(players):
        at = put_row(out, at, seen.unseen[after(seat, steps, players)], EPOCHS, 1 / HAND)
    for steps in range(players):
        other = after(seat, steps, players)
        for which in range(VEILS):
            at = put_live_odds(out, at, seen.veil_odds[other, which], int(seen.veil_live[other]))
    for steps in range(players):
        other = after(seat, steps, players)
        at = put_live_odds(out, at, seen.veil_both[other], int(seen.veil_live[other]))
    at = put(out, at, seen.epoch, 1 / EPOCHS)
    return put_row(out, at, seen.age, CARDS, 1 / EPOCHS)


@rule
def put_live_odds(out: Floats, at: int, odds: Floats, live: int) -> int:
    """Q5 Odds of what lies face down, and mostly nothing does: then they are not even read."""
    return put_all_odds(out, at, odds, EPOCHS) if live else put_zeros(out, at, EPOCHS)


@rule
def put_known(seen: State, other: int, out: Floats, at: int) -> int:
    """R8.3 The cards known to be with a seat, Q5 less where one may be its first or second face-down card."""
    known, first, second = int(seen.known[other]), int(seen.veil_known[other, 0]), int(seen.veil_known[other, 1])
    for card in range(CARDS):
        parts = 4 - 2 * (first >> card & 1) - (second >> card & 1)
        put(out, at + card, (known >> card & 1) * parts, 0.25)
    return at + CARDS
