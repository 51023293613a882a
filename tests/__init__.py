"""The tests; a package, so that processes started by them find their jobs rather than another folder of this name."""
