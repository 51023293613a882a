"""How French sets its marks: a narrow space that never breaks before tall ones, inside quotation marks and before units."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\u202f"
BEFORE: Final = re.compile(r" (?=[:;!?»])|(?<=\d) (?=[%$](?!\w))")
AFTER: Final = re.compile(r"« ")


def typeset(text: str, lang: str) -> str:
    """A sentence as its language sets it: those who write sentences type plain spaces, and need not think of it."""
    return AFTER.sub(f"«{NARROW}", BEFORE.sub(NARROW, text)) if lang == "fr" else text
