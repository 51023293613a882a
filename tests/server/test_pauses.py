"""The collector: it stops nobody for long, and yet what nobody needs goes."""

from __future__ import annotations

import gc
import subprocess
import sys

from mastaba.server.operations import pauses

PROGRAM = """
import asyncio, gc, time, weakref
from mastaba.server.operations import pauses

class Ring:
    def __init__(self):
        self.itself = self

async def main():
    kept, longest, began = [], 0.0, 0.0
    def watch(phase, facts):
        nonlocal longest, began
        if phase == "start":
            began = time.perf_counter()
        else:
            longest = max(longest, time.perf_counter() - began)
    pauses.stays()
    looking = asyncio.ensure_future(pauses.look())
    gone = weakref.ref(Ring())
    gc.callbacks.append(watch)
    for _ in range(60):
        kept += [[] for _ in range(pauses.YOUNG // 2)]
        await asyncio.sleep(0.02)
    print(gone() is None, gc.get_freeze_count() > 20 * pauses.YOUNG, longest < 0.05)
    looking.cancel()

asyncio.run(main())
"""


def test_rings_go_and_what_stays_is_looked_at_once_and_not_for_long() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.split() == ["True", "True", "True"]


def test_where_nothing_was_found_most_looks_are_left_out() -> None:
    gc.collect()
    ring: list[object] = []
    ring.append(ring)
    del ring
    try:
        assert pauses.looked(0) == 0  # there was a ring
        assert pauses.looked(0) == pauses.SELDOM - 1
        assert pauses.looked(3) == 2
    finally:
        gc.unfreeze()
