"""Seeds at rest: what deals a table is sealed until the game is over, so that whoever sees the store or a backup sees no hand.

The key lies beside the store in a file of its own, readable by its owner alone, or is given in the environment, as where several
servers share one store. Of several keys the first seals and all open, so that a key can be changed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from mastaba.errors import BadOption

KEYS: Final = "MASTABA_SEAL_KEYS"
FILE: Final = "seal.key"
OWNER_ONLY: Final = 0o600


class WrongKey(ValueError):
    """Something that was sealed with another key."""


class Seal:
    """Seals texts, and opens them again."""

    def __init__(self, folder: Path, may_make: bool = True) -> None:
        given = os.environ.get(KEYS, "").split() or _own_key(folder / FILE, may_make)
        try:
            self._keys = MultiFernet([Fernet(key) for key in given]) if given else None
        except ValueError:
            raise BadOption(key="error-seal-keys", name=KEYS) from None

    def close(self, facts: Any) -> str:
        """Facts as a text that tells nothing."""
        assert self._keys is not None
        return self._keys.encrypt(json.dumps(facts).encode()).decode()

    def open(self, text: str) -> Any:
        """The facts again; what another key has sealed, or nobody, is refused."""
        if self._keys is None:
            raise WrongKey("there is no key")
        try:
            return json.loads(self._keys.decrypt(text.encode()))
        except InvalidToken:
            raise WrongKey("sealed with another key") from None


def _own_key(file: Path, may_make: bool) -> list[str]:
    """The key of a store, made when it is first needed; of two servers that make one at once, one is first."""
    if not may_make:
        return [file.read_text().strip()] if file.exists() else []
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w") as made:
            made.write(Fernet.generate_key().decode())
            made.flush()
            os.fsync(made.fileno())
    except FileExistsError:
        pass
    return [file.read_text().strip()]
