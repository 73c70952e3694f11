# On a fresh machine: `make install` sets up, `make conformance` judges, `make test` checks everything; each sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: install conformance test fast docs lint types strength proof clean

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lexludi needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# What everything else needs, and nothing more.
install: $(READY)

# Judge the bundled programs and the reference by the vectors.
conformance: $(READY)
	$(BIN)/python conformance/engines/judge_all.py

# Every check: formatting, lint, types, all tests (the slow ones too), the documentation, and the bundled programs.
test: lint types docs
	LEXLUDI_SITE=build/site $(BIN)/pytest --quiet --numprocesses auto
	$(MAKE) --no-print-directory conformance

# The fast part of the tests.
fast: $(READY)
	$(BIN)/pytest --quiet --numprocesses auto -m "not slow"

# The documentation, made from the rules: build/site/index.html. Every warning is an error.
docs: $(READY)
	$(BIN)/sphinx-build -n -W --keep-going --quiet --jobs auto --doctree-dir build/doctrees --builder html docs build/site

# How strong the suite is: every sentence followed to the vectors, and every misreading judged, not only a sample. What is found is kept.
strength: $(READY)
	$(BIN)/lexludi trace --write
	$(BIN)/lexludi mutate --write --fail-under 90

# Play ten thousand random games with each misreading that is said to be none; takes a while.
proof: $(READY)
	$(BIN)/lexludi prove

lint: $(READY)
	$(BIN)/ruff format --quiet --check .
	$(BIN)/ruff check --quiet .

types: $(READY)
	$(BIN)/mypy

clean:
	rm -rf $(VENV) dist build
	find docs -name '*.page' -delete
