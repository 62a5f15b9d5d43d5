# Skep: every verb of the house. `make` alone lists them.

PYTHON ?= python3
GAME   ?= hivernation
GAMES  ?= 10000
KILLS  ?= 50
SAMPLE ?= 300
SEED   ?= 1
MODULE ?=
ARGS   ?=
NPM    ?= npm
JOBS   ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check
STAMP := $(VENV)/.setup
NODE  := web/node_modules/.setup
PAGE  := $(shell find web/src web/bundling web/public src/skep/locale -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js
# What `make lowest` tests: the terminal, ratings, the store, HTTP and sockets.
LOWEST := tests/cli tests/tui tests/lab/test_arena.py $(addprefix tests/server/test_,commands.py http.py live.py store.py upgrading.py)
# A fresh machine knows of no packages until it has asked which there are.
APT    = apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(1) >/dev/null

# The stamp holds the place for which the environment was made: a copied or broken one is made again.
ifneq ($(shell cat $(STAMP) 2>/dev/null):$(shell $(BIN)/python -c 'print("runs")' 2>/dev/null),$(CURDIR):runs)
$(STAMP): again
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal dev web chromium postgres test quick newest check clauses mutate golden bench fast plain laws soak types docs constraints lowest clean again tidy

help: ## list the verbs
	@echo "Skep. Verbs:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)$$/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-12s %s\n", $$1, $$2 }'

setup: $(STAMP) ## make the environment in .venv/ (quick when nothing changed)
	@$(if $(filter setup,$(MAKECMDGOALS)),echo "setup: $(VENV)/ is ready",:)

play: setup web tidy ## open the page in the browser and play there
	@$(BIN)/skep serve --open $(ARGS)

terminal: setup tidy ## sit down to a game in the terminal (GAME=hivernation)
	@$(BIN)/skep play $(GAME) $(ARGS)

dev: setup $(NODE) tidy ## work on the page: a server, a table against a bot, and Vite with changes shown at once (GAME=hivernation)
	@$(BIN)/python dev.py $(GAME) $(ARGS)

web: web/dist/index.html ## build the page into web/dist (quick when nothing changed)

test: setup web chromium postgres tidy ## check the sources, then run all tests
	@$(MAKE) --no-print-directory check
	@echo "test: pytest on $(JOBS) processes"
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal $(ARGS)

check: setup $(NODE) ## lint, format, types and the unit tests of the page, changing nothing
	@echo "check: ruff, mypy, then prettier, svelte-check, eslint and vitest"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy & types=$$!; (cd web && $(NPM) run --silent format:check && \
	  $(NPM) run --silent check -- --output human --threshold warning && $(NPM) run --silent lint && $(NPM) run --silent test -- --reporter=dot); \
	  page=$$?; wait $$types && exit $$page

quick: setup ## check one game while you work on it: lint, types, its tests, laws and goldens (GAME=hivernation)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy src/skep/kernel src/skep/games/$(GAME) tests/games/$(GAME) & types=$$!; \
	  $(BIN)/python -m pytest -q -n $(JOBS) tests/kernel tests/games/$(GAME) tests/laws tests/golden -k "kernel or $(GAME)" $(ARGS); \
	  tests=$$?; wait $$types && exit $$tests

newest: ## run the engine's tests and laws on the newest Python of this machine, if it is newer than 3.11
	@found=$$(for name in python3.14 python3.13 python3.12 \
	      $$(ls -d "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/3.1[2-9]*/bin/python3 2>/dev/null | sort -rV); do \
	    if "$$name" -c 'import venv' 2>/dev/null; then echo "$$name"; break; fi; done); \
	  if [ -z "$$found" ]; then echo "newest: no Python newer than 3.11 here; skipped"; exit 0; fi; \
	  echo "newest: the engine's tests and laws on $$($$found -V)"; \
	  "$$found" -m venv build/newest && build/newest/bin/python -m pip --disable-pip-version-check install -qq -c constraints.txt -e . \
	    pytest pytest-xdist hypothesis && \
	  build/newest/bin/python -m pytest -q -n $(JOBS) -p no:cacheprovider tests/kernel tests/games tests/laws

clauses: setup ## say which rule clauses have no test, or no source line that cites them
	@$(BIN)/python -m skep.testing.clauses $(ARGS)

mutate: setup ## put small faults into the rules of a game and say which of them its tests miss (GAME=hivernation, SAMPLE=300, SEED=1, MODULE=bees)
	@$(BIN)/python -m skep.testing.mutation $(GAME) --sample $(SAMPLE) --seed $(SEED) --module "$(MODULE)" $(ARGS)

golden: setup ## write the golden playthroughs again; read the difference before keeping it
	@$(BIN)/python -m skep.testing.golden $(ARGS)

bench: $(VENV)/.bench tidy ## measure beside other engines, and write docs/performance.md
	@$(BIN)/python -m bench.run $(ARGS)

fast: $(VENV)/.fast ## compile the engine in place; nothing needs it, all runs plain too
	@$(BIN)/python build_fast.py

plain: ## remove the compiled files
	@rm -rf build/fast
	@$(PYTHON) build_fast.py --remove

laws: setup tidy ## try the laws on the engine as it runs now, plain or compiled (make fast laws)
	@$(BIN)/python -c 'from skep.kernel import position; print("laws:", "plain" if position.__file__.endswith(".py") else "compiled")'
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal tests/laws bench/test_othello.py $(ARGS)

soak: setup tidy ## play many random games, kill a server many times and flood one, looking for trouble (GAMES=10000, KILLS=50)
	@$(BIN)/skep fuzz $(GAME) --games $(GAMES) $(ARGS)
	@echo "soak: killing a server $(KILLS) times while people play"
	@$(BIN)/python -m tests.server.killing --kills $(KILLS)
	@echo "soak: letting hostile clients loose on a server while others play"
	@$(BIN)/python -m tests.server.flooding

types: setup ## write the page's TypeScript types again from the server's messages and the games' views
	@$(BIN)/python -m skep.server.types

docs: $(VENV)/.docs tidy ## run the programs in the pages, try their links, and build the documentation site into build/site
	@$(BIN)/python -m pytest -q tests/test_site.py tests/test_guide.py tests/test_decisions.py tests/test_glossary.py tests/test_house.py -k "page or site or record or glossary or index"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "docs: read it with  $(BIN)/python -m http.server -b 127.0.0.1 -d build/site"

constraints: ## write constraints.txt again from a fresh environment
	@echo "constraints: a fresh environment in build/constraints"
	@rm -rf build/constraints && mkdir -p build
	@$(PYTHON) -m venv build/constraints
	@build/constraints/bin/python -m pip --disable-pip-version-check install -qq --upgrade '.[dev,bench,docs,fast]'
	@{ printf '%s\n' \
	    '# The versions that Skep is tested with: names and versions only, no addresses.' \
	    '# Written by `make constraints`, which installs the newest of all extras in a fresh' \
	    '# environment and lists what came. Do not edit by hand.'; \
	  build/constraints/bin/python -m pip freeze --all --exclude pip --exclude skep \
	    | grep -E '^[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+$$' | LC_ALL=C sort -f; } > build/constraints.new
	@mv build/constraints.new constraints.txt && rm -rf build/constraints
	@echo "constraints: $$(grep -c == constraints.txt) versions in constraints.txt"

lowest: ## try Skep with the lowest versions that pyproject.toml allows, in an environment in build/lowest
	@echo "lowest: a fresh environment in build/lowest"
	@rm -rf build/lowest && mkdir -p build
	@$(PYTHON) -m venv build/lowest
	@$(PYTHON) -m tests.lowest.pins > build/lowest/pins.txt
	@build/lowest/bin/python -m pip --disable-pip-version-check install -qq -c build/lowest/pins.txt -e '.[lab,server]' pytest pytest-xdist
	@build/lowest/bin/python -m tests.lowest.trial
	@echo "lowest: the tests of what uses the libraries most"
	@build/lowest/bin/python -m pytest -q -n $(JOBS) -W ignore::DeprecationWarning $(LOWEST)

clean: plain ## remove caches and builds; the environment stays
	@rm -rf build dist web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -not -path './$(VENV)/*' -prune -exec rm -rf {} +
	@echo "clean: done (rm -r $(VENV) to start from nothing)"

# ---- behind the verbs

$(STAMP): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Skep needs Python 3.11 or newer, and '$(PYTHON)' was not found. Name yours: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Skep needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Name yours: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make environments: its venv module is missing (on Debian: apt install python3-venv)."; exit 1; }
	@if [ "$$(cat $(VENV)/.place 2>/dev/null)" != "$(CURDIR)" ] || ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	  echo "setup: a new environment in $(VENV)/ with $$($(PYTHON) -V)"; \
	  $(PYTHON) -m venv --clear $(VENV) && echo "$(CURDIR)" > $(VENV)/.place; fi
	@echo "setup: installing skep and what its tests need"
	@$(PIP) install -qq -c constraints.txt -e '.[dev]'
	@echo "$(CURDIR)" > $@

# Installs what the lock says. `npm ci` would do the same, but wants packages for all other machines too.
$(NODE): web/package.json web/package-lock.json
	@command -v $(NPM) >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
	  echo "The page needs Node 20.19 or newer, with npm (on Debian: apt install nodejs npm). The terminal does without: make terminal"; exit 1; }
	@echo "web: installing what the page is made with"
	@cd web && $(NPM) install --no-save --silent
	@touch $@

web/dist/index.html: $(NODE) $(PAGE)
	@echo "web: building the page"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

# The browser that the tests of the page drive.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "chromium: installing it for the tests of the page"; $(call APT,chromium); \
	  else echo "The tests of the page need Chromium (on Debian: sudo apt install chromium)."; exit 1; fi; }

# The tests of the store start a server of their own from it; without it those are skipped.
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "postgres: installing it for the tests of the store"; $(call APT,postgresql) || \
	      echo "postgres: it could not be installed, so some tests are skipped"; \
	  else echo "Without PostgreSQL some tests are skipped (on Debian: sudo apt install postgresql)."; fi; }

$(VENV)/.bench: $(STAMP)
	@echo "bench: installing the engines to measure beside"
	@$(PIP) install -qq -c constraints.txt -e '.[bench]'
	@touch $@

$(VENV)/.docs: $(STAMP)
	@echo "docs: installing what the site is built with"
	@$(PIP) install -qq -c constraints.txt -e '.[docs]'
	@touch $@

$(VENV)/.fast: $(STAMP)
	@echo "fast: installing the compiler's front end"
	@$(PIP) install -qq -c constraints.txt -e '.[fast]'
	@touch $@

tidy: $(STAMP)
	@$(BIN)/python build_fast.py --tidy
