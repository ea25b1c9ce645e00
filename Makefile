# Everything sets itself up: a virtual environment in .venv, the browser client, the package built into the environment
# (compiled where a C compiler is found), and whatever a target needs besides.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -q
NPM := $(PY) scripts/npm.py --silent
CLIENT := src/meadhall/hall/client/index.html
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/meadhall/hall/client/*' 2>/dev/null) \
  pyproject.toml setup.py README.md
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(shell find src/meadhall/locales -name '*.ftl')
CODE := src tests scripts benchmarks examples setup.py
WORKERS ?= auto

.PHONY: play client test test-client test-compiled test-plain check coverage lint rules bench strength soak shots lock clean

## play: install, build the client, open the hall and print its address (PORT=8000)
# Compiling takes minutes and a household doesn't need it: the first start is on plain Python, compiled beside it for the next.
play: $(VENV)/.dependencies $(CLIENT)
	@if $(MAKE) -q $(VENV)/.built; then $(VENV)/bin/meadhall serve --port $(or $(PORT),8000) --open; else \
	  echo 'plain Python for now; the next start will be on the compiled build (build/compile.log)'; \
	  mkdir -p build; nice $(MAKE) -s $(VENV)/.built > build/compile.log 2>&1 & \
	  PYTHONPATH=src $(PY) -m meadhall serve --port $(or $(PORT),8000) --open; fi

client: $(CLIENT)

## test: everything that must be green: lint, rules, the client, the suite on the compiled and on the plain build
test: lint rules test-client test-compiled test-plain

test-client: $(CLIENT)
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

test-compiled: $(VENV)/.built $(VENV)/.test-tools
	@if $(PY) -c 'import sys, meadhall; sys.exit(not meadhall.compiled())'; then \
	  echo '--- the suite on the compiled build'; MEADHALL_EXPECT=compiled $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak'; \
	else echo '--- no C compiler was found: there is no compiled build to test'; fi

# Where the compiled suite has run, the browser and the tests that start and kill halls are not tried again: they see the
# same on both builds.
ONCE := tests/browser $(addprefix tests/hall/test_,crash.py two_writers.py outage.py openapi.py slow_readers.py damage.py)
test-plain: $(VENV)/.built $(VENV)/.test-tools
	@echo '--- the suite on plain Python'
	@skip=; if $(PY) -c 'import sys, meadhall; sys.exit(not meadhall.compiled())'; then \
	  skip='$(addprefix --ignore=,$(ONCE))'; fi; \
	PYTHONPATH=src MEADHALL_EXPECT=plain $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak' $$skip

## check: an honest first answer in three minutes: lint, types, rules, the tests nearest to what changed
check: lint rules
	$(PY) scripts/nearest_tests.py --run

## coverage: lines and branches the suite reaches on plain Python, without the browser
coverage: $(VENV)/.test-tools $(CLIENT)
	PYTHONPATH=src $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak' --ignore tests/browser --cov --cov-report=term --cov-report=html

## lint: style, types, and who may import whom
lint: $(VENV)/.test-tools
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	$(PY) -m mypy
	MYPYPATH=src:benchmarks:. $(PY) -m mypy --explicit-package-bases tests benchmarks scripts examples
	PYTHONPATH=src $(VENV)/bin/lint-imports

## rules: the clauses without a test; fails unless there is none
rules: $(VENV)/.test-tools
	PYTHONPATH=src $(PY) scripts/rules.py

## bench: how fast the rules run, compiled and plain, and what the hall carries
bench: $(VENV)/.built
	$(VENV)/bin/meadhall bench
	PYTHONPATH=src $(PY) -m meadhall bench
	$(PY) benchmarks/hall_load.py

## strength: how strong each level of bot is, into docs/bots.md (SHORT=1: in half an hour)
strength: $(VENV)/.built
	$(PY) scripts/strength.py $(if $(SHORT),--short)

## soak: the long runs that are no part of `make test`
soak: $(VENV)/.built $(VENV)/.test-tools
	$(PY) -m pytest -n $(WORKERS) -m soak
	MEADHALL_EXAMPLES=many $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak' --timeout 3600 tests/conformance tests/kernel tests/games

## shots: pictures of the main screens, into build/shots
shots: $(VENV)/.built $(VENV)/.test-tools
	$(PY) scripts/shots.py

$(VENV)/.venv-made:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade pip 'setuptools>=77'
	touch $@

# What is installed is written down with versions and hashes (`make lock`).
$(VENV)/.dependencies: $(VENV)/.venv-made locks/hall.lock
	$(PIP) install --require-hashes -r locks/hall.lock
	touch $@

$(VENV)/.all-dependencies: $(VENV)/.venv-made locks/all.lock
	$(PIP) install --require-hashes -r locks/all.lock
	touch $@

$(VENV)/.test-tools: $(VENV)/.all-dependencies scripts/system_packages.sh
	scripts/system_packages.sh chromium=chromium '/usr/lib/postgresql/*/bin/postgres=postgresql'
	touch $@

## lock: the newest versions pyproject.toml allows, into locks/
lock: $(VENV)/.venv-made
	$(PIP) install uv
	$(PY) -m scripts.lock

# `npm ci` wants builds of every platform in the lock, which the optional packages of rolldown don't all have; `install` takes
# the versions and hashes of the lock just the same.
web/node_modules/.installed: web/package-lock.json $(VENV)/.venv-made scripts/npm.py
	$(NPM) install --no-save --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules/.installed $(WEB_SOURCES)
	$(NPM) run build
	touch $@

$(VENV)/.built: $(VENV)/.all-dependencies $(CLIENT) $(SOURCES)
	@echo 'building meadhall (compiling the rules takes a minute or two where there is a C compiler)'
	@mkdir -p build; find build -mindepth 1 -maxdepth 1 -not -name shots -not -name compile.log -exec rm -rf {} +
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info src/meadhall/hall/client web/node_modules
