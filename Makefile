# make play   opens the game in your browser     make dist   builds the wheel, the page in it, and tries it
# make test   checks everything                  make bench  measures it beside its peers
# make proof  checks what takes longer           make clean  removes what was built
# make reports  makes docs/reports again: how each game behaves
# Each does all its own set-up; a Python of 3.11 or newer is all it needs.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
FETCH := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
PIP := $(FETCH) --editable
export PYTHONDONTWRITEBYTECODE :=  # dozens of short programs start in the tests: they share what Python has compiled
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 2)  # browsers and servers mostly wait
PAGE := $(shell find page/src page/public page/*.json page/*.ts page/*.js page/index.html page/build.sh src/mastaba/games/*/page -type f ! -name schema.d.ts 2>/dev/null)

.PHONY: play test set-up warm check units proof dist bench reports clean

play: .venv/ready page/dist/index.html
	@$(BIN)/mastaba serve --open

test:
	@$(MAKE) --no-print-directory --jobs 2 set-up warm
	@$(MAKE) --no-print-directory --jobs 2 check units

set-up: .venv/ready-test page/dist/index.html .venv/ready-browser

warm: .venv/ready  # compiling needs none of the tests' libraries, which are fetched meanwhile
	@PYTHONPATH=$(CURDIR)/src $(BIN)/python -m tests.warm

check:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	PATH="$(PATH):$(CURDIR)/$(BIN)" npm run --silent --prefix page check
	PATH="$(PATH):$(CURDIR)/$(BIN)" npm test --silent --prefix page
	$(BIN)/mypy

units:
	$(BIN)/pytest --numprocesses $(WORKERS)

proof: set-up
	$(BIN)/pytest -m proof --timeout 0 --numprocesses $(WORKERS)

dist: .venv/ready-dist page/dist/index.html
	$(BIN)/python -m release.build
	$(BIN)/python -m release.trial

bench: .venv/ready-bench
	$(BIN)/mastaba bench --out bench/speed.md

reports: .venv/ready-test
	$(BIN)/python -m mastaba.study.reports

page/dist/index.html: .venv/ready $(PAGE)
	@page/build.sh
	@touch $@

.venv/python:
	@test -n "$(PYTHON)" || { echo "Mastaba needs Python 3.11 or newer; none was found."; exit 1; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/ready: .venv/python pyproject.toml
	$(PIP) .
	@touch $@

.venv/ready-test: .venv/ready
	$(PIP) '.[test]'
	@touch $@

.venv/ready-dist: .venv/ready
	$(FETCH) 'build>=1.2'
	@touch $@

.venv/ready-bench: .venv/ready-test
	$(PIP) '.[test,bench]'
	@touch $@

.venv/ready-browser: .venv/ready-test
	tests/browser/chromium.sh
	@touch $@

clean:
	rm -rf .venv build dist page/dist page/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis src/mastaba.egg-info
	find src tests bench release -name __pycache__ -prune -exec rm -rf {} +
