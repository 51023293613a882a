"""What may be decided, and the reasons for which it may not."""

from __future__ import annotations

from typing import Final

from mastaba.engine.actions import Parameter, Reason, families, family, numbers, seats, words
from mastaba.engine.contract import State
from mastaba.games.luxor.events import Picture
from mastaba.games.luxor.pictures import LINE_CELLS, LINE_COUNT, PICTURES, cells_of
from mastaba.games.luxor.state import ANIMAL_NAMES, SEATS, SHAFTS, TILE_NAMES, VALUES


class Refusal(Reason):
    """Why an action is refused, and by which rule."""

    OVER = 1, "R7.1"
    MUST_DROP = 2, "R3.2"
    MUST_RESOLVE = 3, "R4.4"
    MUST_POST = 4, "R5.1"
    MUST_MOVE = 5, "R5.5"
    MUST_OPEN = 6, "R7.2"
    MUST_CLAIM = 7, "R9.2"
    MUST_CURSE = 8, "R9.4"
    MUST_GIVE = 9, "R9.4"
    NOT_IN_HAND = 10, "R3.2"
    SHAFT_FULL = 11, "R3.2"
    NOT_PENDING = 12, "R4.4"
    HAS_STOCK = 13, "R5.5"
    NO_STOCK = 14, "R5.5"
    NOT_YOURS = 15, "R5.5"
    NO_SARCOPHAGUS = 16, "R7.2"
    NO_MATCH = 17, "R9.3"
    SELF = 18, "R9.4"
    NO_LOOT = 19, "R9.4"
    NO_SUCH_SEAT = 20, "R9.4"
    NOT_OWNED = 21, "R9.4"
    NO_SUCH_TILE = 22, "R1.2"
    NO_SUCH_SHAFT = 23, "R1.1"
    NO_SUCH_ANIMAL = 24, "R1.3"
    NO_LINE = 25, "R9.3"
    NO_SUCH_VALUE = 26, "R1.4"


UPPER, LOWER = ([Picture(one).name.lower() for one in halves] for halves in PICTURES.T)
TILE: Final = words(TILE_NAMES, Refusal.NO_SUCH_TILE, upper=UPPER, lower=LOWER)
SHAFT: Final = numbers(1, SHAFTS, Refusal.NO_SUCH_SHAFT, shape=r"\S+")
ANIMAL: Final = words(ANIMAL_NAMES, Refusal.NO_SUCH_ANIMAL)
KIND: Final = words(("same", "opposite"), shape="same|opposite")
LINE: Final = words(
    [" ".join(cells_of(number)) for number in range(LINE_COUNT)],
    Refusal.NO_LINE,
    shape=" ".join([r"\d+\.\d+"] * LINE_CELLS),
)
SEAT: Final = seats(SEATS, Refusal.NO_SUCH_SEAT)
VALUE: Final = Parameter(tuple(map(str, VALUES)), tuple(map(int, VALUES)), r"\d+", Refusal.NO_SUCH_VALUE)
COLUMN: Final = ("column{animal_number}",)

ACTIONS: Final = families(
    __name__,
    family("drop", tile=TILE, shaft=SHAFT, click=("{tile}", "shaft{shaft}")),
    family("resolve", animal=ANIMAL, kind=KIND, click=COLUMN),
    family("post"),
    family("skip"),
    family("move", animal=ANIMAL, click=COLUMN),
    family("open", animal=ANIMAL, click=COLUMN),
    family("done"),
    family("claim", line=LINE),
    family("pass"),
    family("curse", seat=SEAT, click=("treasure{seat}",)),
    family("give", value=VALUE, click=("treasure{me}.{value}.1",)),
)
MAX_LEGAL: Final = LINE_COUNT + 1  # every line and a pass; all other phases ask for fewer


def conceal(state: State, action: int, seat: int) -> str | None:
    """R3.4 What another seat reads of an action: of a sarcophagus handed over only its taker reads the value."""
    return "give ?" if action >= ACTIONS.give.FIRST and seat != int(state.claimer) - 1 else None
