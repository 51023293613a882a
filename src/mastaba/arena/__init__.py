"""Games in numbers: simulated by the million, contested between players, looked at again, and measured for speed."""
