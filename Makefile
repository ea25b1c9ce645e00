# Everything sets itself up: a virtual environment in .venv, the package built into it (compiled where a C compiler is
# found), and whatever the target needs besides.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -q
SOURCES := $(shell find src locales docs/rules -type f -not -name '*.pyc' 2>/dev/null) pyproject.toml setup.py README.md
WORKERS ?= auto

.PHONY: play test test-compiled test-plain lint rules bench soak clean

## play: install, then play in the terminal (GAME=brian-boru)
play: $(VENV)/.built
	$(VENV)/bin/meadhall play $(or $(GAME),brian-boru)

## test: everything that must be green: lint, rules, the suite on the compiled and on the plain build
test: lint rules test-compiled test-plain

test-compiled: $(VENV)/.built $(VENV)/.test-tools
	@if $(PY) -c 'import sys, meadhall; sys.exit(not meadhall.compiled())'; then \
	  echo '--- the suite on the compiled build'; MEADHALL_EXPECT=compiled $(PY) -m pytest -n $(WORKERS) -m 'not soak'; \
	else echo '--- no C compiler was found: there is no compiled build to test'; fi

test-plain: $(VENV)/.built $(VENV)/.test-tools
	@echo '--- the suite on plain Python'
	PYTHONPATH=src MEADHALL_EXPECT=plain $(PY) -m pytest -n $(WORKERS) -m 'not soak'

## lint: style, types, and who may import whom
lint: $(VENV)/.test-tools
	$(PY) -m ruff check src tests scripts setup.py
	$(PY) -m ruff format --check src tests scripts setup.py
	$(PY) -m mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports

## rules: the clauses without a test; fails unless there is none
rules: $(VENV)/.test-tools
	PYTHONPATH=src $(PY) scripts/rules.py

## bench: how fast the rules run, compiled and plain
bench: $(VENV)/.built
	$(VENV)/bin/meadhall bench
	PYTHONPATH=src $(PY) -m meadhall bench

## soak: the long runs that are no part of `make test`
soak: $(VENV)/.built $(VENV)/.test-tools
	$(PY) -m pytest -n $(WORKERS) -m soak

$(VENV)/.venv-made:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade pip 'setuptools>=77'
	touch $@

$(VENV)/.dependencies: $(VENV)/.venv-made pyproject.toml scripts/requirements.py
	$(PIP) install $$($(PY) scripts/requirements.py build run)
	touch $@

$(VENV)/.test-tools: $(VENV)/.dependencies
	$(PIP) install $$($(PY) scripts/requirements.py test)
	touch $@

$(VENV)/.built: $(VENV)/.dependencies $(SOURCES)
	@echo 'building meadhall (compiling the rules takes a minute where there is a C compiler)'
	rm -rf build
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info
