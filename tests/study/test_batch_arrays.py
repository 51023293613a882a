"""Batches on a GPU, real or simulated, their arrays in other hands, and what the documentation shows."""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mastaba.study.batches import dlpack

HERE = Path(__file__).parents[2]
SAME_ON_CUDA = """
import numpy as np
from mastaba import study
here, there = study.batch("saqqara", count=2, threads=1), study.batch("saqqara", count=2, device="cuda")
for step in range(75):
    actions = here.sample().copy()
    assert (np.asarray(there.sample()) == actions).all()
    if step == 5:
        actions[1] = -1
    here.step(actions)
    there.step(actions.astype(np.int32) if step % 2 else actions)
for name in ("mask", "seat", "rewards", "done", "deals", "illegal_counts", "legal_count"):
    assert np.asarray(getattr(there, name)).tobytes() == getattr(here, name).tobytes(), name
there_states = np.asarray(there.states)
assert all((there_states[field] == here.states[field]).all() for field in there_states.dtype.names)
assert (np.asarray(there.observe()) == here.observe()).all()
assert (np.asarray(there.advance()) == here.advance()).all()
half = [study.batch("luxor", count=2, device=device, numbers="float16").observe() for device in ("cpu", "cuda")]
assert half[0].dtype == half[1].dtype == np.float16 and (half[0] == np.asarray(half[1])).all()
assert here.deals.all() and here.illegal_counts.tolist() == [0, 1]
"""
IN_COMPANY = """
import math
import numpy as np
from mastaba import study
from mastaba.engine import cuda
cuda.launch = lambda kernel, threads, *given, block=4: kernel[math.ceil(threads / 4), 4](*given)
here, there = study.batch("saqqara", count=6, threads=1), study.batch("saqqara", count=6, device="cuda")
for step in range(6):
    actions = here.sample().copy()
    actions[step] = (-3, 1 << 40, actions[2], 0, 0, 0)[step]
    here.step(actions)
    there.step(actions)
for name in ("mask", "seat", "illegal_counts", "legal_count"):
    assert np.asarray(getattr(there, name)).tobytes() == getattr(here, name).tobytes(), name
assert (np.asarray(there.observe()) == here.observe()).all() and here.illegal_counts.any()
"""


def run(program: list[str], **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *program], capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_a_simulated_gpu_steps_the_same_games() -> None:
    run(["-c", SAME_ON_CUDA], NUMBA_ENABLE_CUDASIM="1")


def test_threads_of_a_gpu_that_take_on_each_other_s_games_step_the_same() -> None:
    run(["-c", IN_COMPANY], NUMBA_ENABLE_CUDASIM="1")


@pytest.mark.skipif(shutil.which("nvidia-smi") is None, reason="no GPU here: bench/gpu.py is run where there is one")
def test_a_gpu_steps_the_same_games() -> None:
    run(["-c", SAME_ON_CUDA])


class Lent:
    """Memory handed on as the GPU's is."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack__(self, **wishes: Any) -> Any:
        array = self.array
        return dlpack.capsule(array, array.ctypes.data, array.shape, array.strides, array.dtype, self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


@pytest.mark.parametrize("dtype", [np.float32, np.int8, np.int16, np.int64, np.bool_])
@pytest.mark.parametrize("order", ["C", "F"])
def test_a_capsule_is_the_same_memory_until_it_is_let_go(dtype: Any, order: Any) -> None:
    array = np.asarray(np.arange(12).reshape(3, 4) % 2, dtype, order=order)
    taken = np.from_dlpack(Lent(array))
    assert np.shares_memory(taken, array)
    assert (taken.dtype, taken.strides, taken.tolist()) == (array.dtype, array.strides, array.tolist())
    assert len(dlpack._kept) == 1
    del taken
    gc.collect()
    assert not dlpack._kept


def test_a_capsule_that_nobody_takes_is_cleared_away() -> None:
    Lent(np.zeros(3)).__dlpack__()
    gc.collect()
    assert not dlpack._kept


def test_the_example_on_the_page_runs() -> None:
    page = (HERE / "docs" / "study-batch.md").read_text(encoding="utf8")
    program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    shares = np.array(run(["-c", program]).strip(" []\n").split(), float)
    assert shares.sum() == pytest.approx(1)


def test_the_example_that_learns_runs() -> None:
    said = run([str(HERE / "examples" / "gpu_batch.py"), "64", "80"])
    assert re.fullmatch(r"\d+ games finished on (cpu|cuda), 0 illegal actions\n", said)
    assert int(said.split()[0]) >= 64
