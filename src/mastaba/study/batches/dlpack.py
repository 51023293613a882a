"""An array's memory as a DLPack capsule, for memory whose library writes none itself."""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np

NAME: Final = b"dltensor"
KINDS: Final = {"i": 0, "u": 1, "f": 2, "b": 6}  # as DLPack counts kinds of numbers


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("memory", ctypes.c_void_p),
        ("device", _Device),
        ("axes", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    """What the consumer gets, and calls `deleter` with when it needs it no more."""


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]

_kept: dict[int, tuple[Any, ...]] = {}  # what consumers still look at, by the address of what they were given


@_Deleter  # type: ignore[untyped-decorator]
def _forget(managed: Any, kept: Any = _kept, address_of: Any = ctypes.addressof) -> None:
    kept.pop(address_of(managed.contents), None)  # by names of its own: it may be called when Python has let go of the module


_Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_api: Any = ctypes.pythonapi
_make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(("PyCapsule_New", _api))
_is_named = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_address = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))


@_Destructor  # type: ignore[untyped-decorator]
def _drop_untaken(given: int, is_named: Any = _is_named, address: Any = _address, kept: Any = _kept) -> None:
    """A consumer renames the capsule that it takes; one that nobody took is cleared away here."""
    if is_named(given, b"dltensor"):
        kept.pop(address(given, b"dltensor"), None)


def capsule(
    owner: Any, address: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]
) -> Any:
    """The memory of `owner` from `address` on, its strides in bytes; the owner stays until the consumer has done with it."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(stride // dtype.itemsize for stride in strides))
    kind = _Type(KINDS[dtype.kind], dtype.itemsize * 8, 1)
    managed = _Managed(_Tensor(address, _Device(*device), len(shape), kind, sizes, steps, 0), None, _forget)
    _kept[ctypes.addressof(managed)] = (managed, owner, sizes, steps)
    return _make(ctypes.addressof(managed), NAME, _drop_untaken)
