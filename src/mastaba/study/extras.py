"""What the faces need beside the players' packages: asked for here, so that who lacks it reads one sentence."""

from __future__ import annotations

import importlib
from types import ModuleType

from mastaba.errors import MastabaError


class MissingExtra(MastabaError, ImportError):
    """A package of the extra `study` that is not installed."""


def needed(package: str) -> ModuleType:
    """A package of the extra `study`, imported."""
    try:
        return importlib.import_module(package)
    except ImportError as error:
        raise MissingExtra(key="error-study-extra", package=package, reason=str(error)) from None
