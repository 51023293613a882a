"""What can go wrong with a store, each with its cause in a sentence of its own."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from mastaba.errors import MastabaError

FAILURES: Final = (OSError, SQLAlchemyError)  # of a reading or a writing


class StoreError(MastabaError):
    """A store that cannot be used."""


class Overtaken(Exception):
    """Another has written there first."""
