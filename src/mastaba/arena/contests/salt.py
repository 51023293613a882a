"""What keeps a tournament's deals from those who play it: a secret word, drawn for each run and told when it is over.

Deals are numbered, and who could tell a deal from its number, or from the randomness that bots are given, would know every
hand. So both hang on the salt too. Whoever has the salt plays the same tournament again (`--salt`).
"""

from __future__ import annotations

import hashlib
import random
import secrets
from pathlib import Path
from typing import Final

SEED_BITS: Final = 62
SALT_BYTES: Final = 16


def kept_salt(file: Path | None, given: str | None = None) -> str:
    """The salt given, or the one kept beside a file of games, or a new one; it is kept there, so that the run can go on."""
    beside = file.with_suffix(".salt") if file else None
    salt = given or (beside.read_text(encoding="utf8").strip() if beside and beside.exists() else secrets.token_hex(SALT_BYTES))
    if beside:
        beside.write_text(salt + "\n", encoding="utf8")
    return salt


def seed_of(salt: str, number: int) -> int:
    """The seed of a deal."""
    digest = hashlib.sha256(f"deal {number} of {salt}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 8 * 8 - SEED_BITS


def chance_of(salt: str, game: str, step: int) -> random.Random:
    """The randomness given to whoever decides at a step of a game; it tells nothing of the deal, nor of the salt."""
    return random.Random(hashlib.sha256(f"chance at {step} in {game} of {salt}".encode()).digest())
