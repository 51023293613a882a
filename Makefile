# make play   opens the game            make bench  measures it beside its peers
# make test   checks everything         make clean  removes what was built
# Both do all their own set-up; a Python of 3.11 or newer is all they need.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin

.PHONY: play test bench clean

play: .venv/ready
	@$(BIN)/mastaba play

test: .venv/ready-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest --numprocesses auto --dist loadgroup

bench: .venv/ready-bench
	$(BIN)/mastaba bench --out bench/speed.md

.venv/python:
	@test -n "$(PYTHON)" || { echo "Mastaba needs Python 3.11 or newer; none was found."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/ready: .venv/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/ready-test: .venv/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

.venv/ready-bench: .venv/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	@touch $@

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis src/mastaba.egg-info
