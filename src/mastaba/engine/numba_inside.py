"""Everything that reaches inside Numba, in one file; where Numba's inside is another one, plain `numba.njit` does the same.

Two things spare most of the compiling. Parts, which only compiled code calls, are linked into their callers, optimised there and
nowhere else, and never become machine code by themselves; and compiled code passes every integer in 64 bits, so that there is one
version of a function and not one for each mix of widths. A third spares a fifth of the running: rules allocate nothing, so parts
count no references to arrays. All of it leans on names that Numba does not promise to keep, which are listed in `INSIDE`.
"""

from __future__ import annotations

import functools
import importlib
import logging
import os
import pkgutil
import threading
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

PLAIN: Final = "MASTABA_PLAIN_NUMBA"  # anything but 0: Numba's inside is left alone
KNOWN: Final = ((0, 61), (0, 68))  # the first and the last version on which the tests have passed; others are tried first
LINE: Final = 64  # bytes that a core fetches at once
INSIDE: Final = (
    "numba.core.codegen.JITCPUCodegen.set_env",
    "numba.core.codegen.JITCodeLibrary._ensure_finalized",
    "numba.core.codegen.JITCodeLibrary._finalize_dynamic_globals",
    "numba.core.codegen.JITCodeLibrary._finalize_final_module",
    "numba.core.codegen.JITCodeLibrary._optimize_final_module",
    "numba.core.codegen.JITCodeLibrary.codegen",
    "numba.core.codegen.JITCodeLibrary.get_pointer_to_function",
    "numba.core.codegen.JITCodeLibrary.name",
    "numba.core.compiler.Compiler.compile_extra",
    "numba.core.dispatcher.Dispatcher.fold_argument_types",
    "numba.core.dispatcher.Dispatcher.get_call_template",
    "numba.core.types.IntEnumMember",
    "numba.core.types.Integer",
    "numba.core.types.Omitted",
)

Twin = Callable[..., Any]

log = logging.getLogger(__name__)
_changing = threading.RLock()  # held while a global of Numba's is another one


def native(function: Twin, folder: Path | None, is_inlined: bool = False, is_allocating: bool = False) -> Twin:
    """A function that is compiled when first called: an entry, kept on disk in `folder`; without one, a part of its callers."""
    with _changing:
        return _made(function, folder, folder is None, not trouble(), is_inlined, is_allocating)


def version() -> str:
    """Which Numba compiles, and how; what one has compiled is not for another."""
    import numba

    with _changing:
        return f"{numba.__version__} plain" if trouble() else str(numba.__version__)


@functools.cache
def trouble() -> str:
    """Why Numba's inside is left alone, said once in the log; nothing where it serves."""
    if os.environ.get(PLAIN, "0") not in ("", "0"):
        log.info("%s is set: plain numba.njit compiles the rules", PLAIN)
        return f"{PLAIN} is set"
    found = ", ".join(f"no {name}" for name in gone()) or ("" if _is_known() else refusal())
    if found:
        log.warning("Numba is another inside (%s): plain numba.njit compiles the rules, which takes longer", found)
    return found


def gone() -> list[str]:
    """The names of Numba's inside that this Numba does not have."""
    return [name for name in INSIDE if not _is_there(name)]


def refusal() -> str:
    """What goes wrong when a part and its caller are made with Numba's inside; nothing where all is well."""
    try:
        part: Any = _made(_part_tried, None, is_part=True, is_inside=True)
        entry = types.FunctionType(_entry_tried.__code__, {"_part_tried": part}, "_entry_tried")
        found = _made(entry, None, is_part=False, is_inside=True)(40)
        versions = len(part.signatures)
    except Exception as error:  # whatever a Numba that nobody knows yet may raise
        return f"{type(error).__name__}: {error}"
    return "" if (found, versions) == (50, 1) else f"a part gave {found} in {versions} versions, not 50 in one"


def _part_tried(value: int, more: int = 4) -> int:
    return value + more


def _entry_tried(value: int) -> int:
    return _part_tried(1) + _part_tried(value, 5)


def _is_there(name: str) -> bool:
    try:
        pkgutil.resolve_name(name)
    except (AttributeError, ImportError):
        return False
    return True


def _is_known() -> bool:
    import numba

    return KNOWN[0] <= tuple(numba.version_info[:2]) <= KNOWN[1]


# Making a function


def _made(
    function: Twin, folder: Path | None, is_part: bool, is_inside: bool, is_inlined: bool = False, is_allocating: bool = False
) -> Twin:
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": is_inlined}
    if is_inside:
        options |= {"no_cpython_wrapper": is_part, "no_cfunc_wrapper": True}
    if is_inside and is_part:
        options |= {"pipeline_class": _part_compiler(), "_nrt": is_allocating}
    made = _kept(function, folder, options) if folder else _compiler(options)(function)
    return _widened(made) if is_inside else made


def _compiler(options: dict[str, Any]) -> Callable[[Twin], Twin]:
    import numba

    compiler: Callable[[Twin], Twin] = numba.njit(**options)
    return compiler


def _kept(function: Twin, folder: Path, options: dict[str, Any]) -> Twin:
    """An entry in the disk cache; what would be kept elsewhere could go stale there, or be another's, and is not kept at all."""
    try:
        with _cache_in(folder):
            made: Any = _compiler({**options, "cache": True})(function)
        if Path(made.stats.cache_path).is_relative_to(folder):
            return made
        log.warning("%s is compiled anew each time: its place would be %s", function.__qualname__, made.stats.cache_path)
    except (AttributeError, RuntimeError, TypeError) as error:
        log.warning("%s is compiled anew each time: %s", function.__qualname__, error)
    return _compiler(options)(function)


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba asks its one global setting where to keep a function, once, when the function is made."""
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@functools.cache
def _part_compiler() -> Any:
    """Numba's compiler for what only compiled code calls: that is linked into its callers, and they alone become machine code."""
    codegen: Any = importlib.import_module("numba.core.codegen")
    compiler: Any = importlib.import_module("numba.core.compiler")

    class Part(codegen.JITCodeLibrary):  # type: ignore[misc]
        """Code that never runs by itself; as its own `codegen` it is told of constants that are Python objects."""

        def _optimize_final_module(self) -> None:
            """Left to the callers: each takes what it calls apart anyway, and would do it again at every step up to the entry."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0

        @property
        def codegen(self) -> Part:
            return self

        def set_env(self, name: str, environment: Any) -> None:
            if environment.consts:
                raise TypeError(f"{self.name} needs Python objects, which a rule cannot have")

    class PartCompiler(compiler.Compiler):  # type: ignore[misc]
        def compile_extra(self, func: Any) -> Any:
            self.state.library = Part(self.state.targetctx.codegen(), func.__qualname__)
            return super().compile_extra(func)

    return PartCompiler


def _widened(twin: Any) -> Twin:
    """A twin to which compiled code passes every integer in 64 bits; else Numba makes one version for each mix of widths."""
    plain = twin.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        _, given = twin.fold_argument_types(args, kws)
        return plain(tuple(map(_wide, given)), {})

    twin.get_call_template = get_call_template
    widened: Twin = twin
    return widened


def _wide(given: Any) -> Any:
    """The type as which an argument is passed on."""
    from numba.core import types

    is_default = isinstance(given, types.Omitted) and isinstance(given.value, int)
    return types.int64 if is_default or isinstance(given, types.Integer | types.IntEnumMember) else given


# Telling a core which memory it will need


def teach_fetching(function: Twin) -> None:
    """Has compiled code, where it calls this function of rows and a row, send for that row with the machine's own instruction."""
    from numba.extending import intrinsic, overload

    send_for: Any = intrinsic(_send_for)

    @overload(function)
    def fetch(rows: Any, row: Any) -> Any:
        def native(rows: Any, row: Any) -> None:
            first = rows.ctypes.data + row * rows.strides[0]
            for byte in range(0, rows.strides[0], LINE):
                send_for(first + byte)

        return native


def _send_for(typing: Any, address: Any) -> Any:
    """The instruction, as Numba takes it: its signature and what writes it."""
    from numba.core import types

    ir: Any = importlib.import_module("llvmlite.ir")

    def written(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        number, pointer = ir.IntType(32), builder.inttoptr(given[0], ir.IntType(8).as_pointer())
        kind = ir.FunctionType(ir.VoidType(), [pointer.type, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [pointer.type], kind)
        builder.call(prefetch, [pointer, number(1), number(3), number(1)])  # to write to; into the nearest cache; data
        return context.get_dummy_value()

    return types.void(types.int64), written
