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
# Two more than there are processors: many tests wait for clocks, browsers and other processes.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
PLAIN_WORKERS ?= 1

# Some machines forbid Python to keep what it has compiled; hundreds of short processes would then read every module anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: docs play client test test-client test-compiled test-plain check coverage lint rules bench bench-peers strength soak shots lock clean

## play: install, build the client, open the hall and print its address (PORT=8000)
# Compiling takes minutes and a household doesn't need it: the first start is on plain Python, compiled beside it for the next.
play: $(VENV)/.dependencies $(CLIENT)
	@if $(MAKE) -q $(VENV)/.built; then $(VENV)/bin/meadhall serve --port $(or $(PORT),8000) --open; else \
	  echo 'plain Python for now; the next start will be on the compiled build (build/compile.log)'; \
	  mkdir -p build; nice $(MAKE) -s $(VENV)/.built > build/compile.log 2>&1 & \
	  PYTHONPATH=src $(PY) -m meadhall serve --port $(or $(PORT),8000) --open; fi

client: $(CLIENT)

## test: everything that must be green: lint, rules, the client, the suite on the compiled and on the plain build
# One pip at a time, as two would get in each other's way; npm runs beside it, what only reads beside the compiler. Plain
# Python needs no compiler: it takes what time compiler, clocks and browsers leave.
test: $(VENV)/.venv-made
	@$(NPM) --version > /dev/null # takes node from PyPI where it is missing
	$(MAKE) -j2 $(VENV)/.test-tools $(CLIENT)
	@mkdir -p build; $(MAKE) test-plain > build/test-plain.log 2>&1 & plain=$$!; trap "kill $$plain" INT TERM; \
	$(MAKE) -j2 --output-sync=target $(VENV)/.built lint rules test-client && $(MAKE) test-compiled; compiled=$$?; \
	wait $$plain; plain=$$?; cat build/test-plain.log; exit $$((compiled + plain))

test-client: $(CLIENT)
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

# Without a C compiler there is only plain Python to test, and the whole suite runs on it.
test-compiled: $(VENV)/.built $(VENV)/.test-tools
	@if $(PY) -c 'import sys, meadhall; sys.exit(not meadhall.compiled())'; then build=compiled; \
	else build=plain; echo '--- no C compiler was found: there is no compiled build to test'; fi; \
	echo "--- the suite, $$build"; MEADHALL_EXPECT=$$build $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak'

# Plain Python is asked again only about what is compiled: the kernel, the games, their searches; with the fewest examples of each
# property, and without what is `once` the same. The hall's pure part is compiled as well, but it is small and its tests are long.
COMPILED_PARTS := tests/kernel tests/conformance tests/games tests/rules tests/search tests/test_recorded.py tests/test_build.py
test-plain: $(VENV)/.test-tools $(CLIENT)
	@echo '--- what is compiled, on plain Python'
	PYTHONPATH=src MEADHALL_EXPECT=plain MEADHALL_EXAMPLES=fewest nice -n 10 \
	  $(PY) -m pytest -n $(PLAIN_WORKERS) --dist worksteal -m 'not soak and not once' $(COMPILED_PARTS)

## check: an honest first answer in three minutes: lint, types, rules, the tests nearest to what changed
check: lint rules
	$(PY) scripts/nearest_tests.py --run

## coverage: lines and branches the suite reaches without the browser, a report in htmlcov/
# What is compiled can't be traced, so its tests run on plain Python. Those that search for minutes, or start a process for
# each test, run on the compiled build: what they are there for (analysis, bots, lab, cli) is plain Python there, too.
# Whoever counts what a command imports (test_start) would count the tracer.
ON_COMPILED := tests/analysis tests/bots tests/lab tests/cli
LONG_TRACED := test_news_of_an_action or depends_only
coverage: $(VENV)/.built $(VENV)/.test-tools
	PYTHONPATH=src MEADHALL_EXAMPLES=fewest $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak and not once' --timeout 1200 \
	  tests --ignore tests/browser $(ON_COMPILED:%=--ignore %) -k 'not ($(LONG_TRACED))' --cov --cov-report=
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak' --timeout 1200 $(ON_COMPILED) --ignore tests/cli/test_start.py \
	  --cov --cov-append --cov-report=term --cov-report=html

## lint: style, types, and who may import whom
lint: $(VENV)/.test-tools
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	MYPYPATH=src:benchmarks:. $(PY) -m mypy --explicit-package-bases src/meadhall tests benchmarks scripts examples
	PYTHONPATH=src $(VENV)/bin/lint-imports

## rules: the clauses without a test; fails unless there is none
rules: $(VENV)/.test-tools
	PYTHONPATH=src $(PY) scripts/rules.py

## bench: how fast the rules run, compiled and plain, and what the hall carries
bench: $(VENV)/.built
	$(VENV)/bin/meadhall bench
	PYTHONPATH=src $(PY) -m meadhall bench
	$(PY) benchmarks/hall_load.py

## bench-peers: ours beside OpenSpiel, catanatron, RLCard, python-chess and boardgame.io, into docs/performance.md
PEERS := $(VENV)/peers
bench-peers: $(VENV)/.built $(VENV)/.peers
	PYTHONPATH=$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("platlib"))') \
	  $(PEERS)/bin/python benchmarks/bench_peers.py --npm $(PEERS)

$(VENV)/.peers: $(VENV)/.venv-made benchmarks/peers/requirements.txt benchmarks/peers/package.json
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check -q install -r benchmarks/peers/requirements.txt
	cp benchmarks/peers/package.json $(PEERS)/
	npm --prefix $(PEERS) install --silent --no-audit --no-fund
	touch $@

## strength: how strong each level of bot is, into docs/bots.md (SHORT=1: in half an hour)
strength: $(VENV)/.built
	$(PY) scripts/strength.py $(if $(SHORT),--short)

## soak: the long runs that are no part of `make test`
soak: $(VENV)/.built $(VENV)/.test-tools
	$(PY) -m pytest -n $(WORKERS) -m soak
	MEADHALL_EXAMPLES=many $(PY) -m pytest -n $(WORKERS) --dist worksteal -m 'not soak' --timeout 3600 tests/conformance tests/kernel tests/games

## docs: the documentation as a site that needs no server, into build/site
docs: $(VENV)/.all-dependencies
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build -q --strict

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
	scripts/system_packages.sh chromium-headless-shell=chromium-headless-shell '/usr/lib/postgresql/*/bin/postgres=postgresql'
	touch $@

## lock: the newest versions pyproject.toml and web/package.json allow, into locks/ and web/package-lock.json
lock: $(VENV)/.venv-made
	$(PIP) install uv
	$(PY) -m scripts.lock
	$(NPM) update --package-lock-only --no-audit --no-fund --omit-lockfile-registry-resolved
	$(PY) scripts/npm_lock.py

web/node_modules/.installed: web/package-lock.json $(VENV)/.venv-made scripts/npm.py
	$(NPM) ci --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules/.installed $(WEB_SOURCES)
	$(NPM) run build
	touch $@

$(VENV)/.built: $(VENV)/.all-dependencies $(CLIENT) $(SOURCES)
	@echo 'building meadhall (compiling the rules takes a minute or two where there is a C compiler)'
	@mkdir -p build; find build -mindepth 1 -maxdepth 1 -not -name shots -not -name site -not -name '*.log' -exec rm -rf {} +
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info src/meadhall/hall/client web/node_modules
