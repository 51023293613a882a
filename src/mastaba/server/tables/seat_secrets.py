"""Secrets: who holds one holds a seat. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TABLE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is mistaken for another when read aloud
TABLE_LENGTH: Final = 10


def new_secret() -> str:
    """A secret nobody can guess: 144 bits."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """A table's name in links."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def digest(secret: str) -> str:
    """What is kept of a secret; it is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one whose hash was kept, in a time that tells nothing."""
    return hmac.compare_digest(digest(secret), kept or "")
