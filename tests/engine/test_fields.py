"""A record's memory is found without a description of it, wherever the record lies."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.engine.fields import with_attributes

KIND = with_attributes(np.dtype([("one", np.int8), ("many", np.int64, 3)], align=True))


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("place", [0, -1])
def test_what_is_written_there_is_written_to_the_record(count: int, place: int) -> None:
    records = np.zeros(count, KIND)
    row = records[place]
    memory = np.frombuffer(row.data, np.uint8)
    assert memory.nbytes == row.nbytes
    row.one, row.many[2] = 7, -1
    assert memory.tobytes() == records[place].tobytes() == row.tobytes()
    assert any(memory)


def test_a_record_of_its_own_has_a_memory_too() -> None:
    row = np.ones(3, KIND)[1].copy()
    row.one = 5
    assert bytes(row.data)[0] == 5
