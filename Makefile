# Thin targets; the work is done in tools/.
PYTHON ?= python3
PY := .venv/bin/python

.PHONY: help setup play site check unit test test-engines test-everyone bench messages

help:
	@echo "make play   build the site and serve it on this machine"
	@echo "make test   lint, types, and every test, browser tests included"
	@echo "make test-engines  a hand of each game in Chromium, Firefox and WebKitGTK, and starts without the server"
	@echo "make test-everyone  every screen under axe-core, last hands by names alone, measured targets"
	@echo "make unit   the tests that need no browser"
	@echo "make check  lint and types"
	@echo "make bench  how long a start takes, beside a stock PyScript page"
	@echo "make messages  the catalogues of the languages brought up to date with the code"
	@echo "make site   the finished site in dist/"

setup:
	@$(PYTHON) -m tools.setup

play: site
	@$(PY) -m tools.serve

site: setup
	@$(PY) -m tools.site

check: setup
	$(PY) -m ruff check .
	$(PY) -m mypy

messages: setup
	@$(PY) -m tools.messages

unit: setup
	$(PY) -m pytest -m "not browser"

test: check
	@$(PYTHON) -m tools.setup --browser
	@$(PY) -m tools.site
	$(PY) -m pytest -n auto --dist worksteal

test-engines: setup
	@$(PYTHON) -m tools.setup --engines
	@$(PY) -m tools.site
	$(PY) -m pytest -m engines tests/engines

test-everyone: setup
	@$(PYTHON) -m tools.setup --browser
	@$(PY) -m tools.site
	$(PY) -m pytest -n auto --dist worksteal -m everyone tests/browser

bench: setup
	@$(PYTHON) -m tools.setup --browser
	@PYTHONPATH=src:. $(PY) -m benchmarks.starts
