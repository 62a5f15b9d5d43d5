# Skep: every verb of the house. `make` alone lists them.

PYTHON ?= python3
GAME   ?= hivernation
GAMES  ?= 10000
ARGS   ?=
JOBS   ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip --disable-pip-version-check
STAMP := $(VENV)/.setup

# The stamp holds the place for which the environment was made: a copied or broken one is made anew.
ifneq ($(shell cat $(STAMP) 2>/dev/null):$(shell $(BIN)/python -c 'print("runs")' 2>/dev/null),$(CURDIR):runs)
$(STAMP): again
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check clauses golden bench fast plain soak docs constraints clean again tidy

help: ## list the verbs
	@echo "Skep. Verbs:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)$$/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-12s %s\n", $$1, $$2 }'

setup: $(STAMP) ## make the environment in .venv/ (quick when nothing changed)
	@$(if $(filter setup,$(MAKECMDGOALS)),echo "setup: $(VENV)/ is ready",:)

play: setup tidy ## sit down to a game in the terminal (GAME=hivernation)
	@$(BIN)/skep play $(GAME) $(ARGS)

test: setup tidy ## check the sources, then run all tests
	@$(MAKE) --no-print-directory check
	@echo "test: pytest on $(JOBS) processes"
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal $(ARGS)

check: setup ## lint, format and types, changing nothing
	@echo "check: ruff, then mypy"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

clauses: setup ## say which rule clauses have no test
	@$(BIN)/python -m skep.testing.clauses $(ARGS)

golden: setup ## write the golden playthroughs anew; read the difference before keeping it
	@$(BIN)/python -m skep.testing.golden $(ARGS)

bench: $(VENV)/.bench tidy ## measure beside other engines, and write docs/performance.md
	@$(BIN)/python -m bench.run $(ARGS)

fast: $(VENV)/.fast ## compile the engine in place; nothing needs it, all runs plain too
	@$(BIN)/python build_fast.py

plain: ## remove the compiled files
	@rm -rf build/fast
	@$(PYTHON) build_fast.py --remove

soak: setup tidy ## play many random games and look for trouble (GAMES=10000)
	@$(BIN)/skep fuzz $(GAME) --games $(GAMES) $(ARGS)

docs: setup tidy ## run the programs in the pages and try their links
	@$(BIN)/python -m pytest -q tests/test_house.py -k "page"

constraints: ## write constraints.txt anew from a fresh environment
	@echo "constraints: a fresh environment in build/constraints"
	@rm -rf build/constraints && mkdir -p build
	@$(PYTHON) -m venv build/constraints
	@build/constraints/bin/python -m pip --disable-pip-version-check install -qq --upgrade '.[dev,bench,fast]'
	@{ printf '%s\n' \
	    '# The versions that Skep is tested with: names and versions only, no addresses.' \
	    '# Written by `make constraints`, which installs the newest of all extras in a fresh' \
	    '# environment and lists what came. Do not edit by hand.'; \
	  build/constraints/bin/python -m pip freeze --all --exclude pip --exclude skep \
	    | grep -E '^[A-Za-z0-9._-]+==[A-Za-z0-9.!+]+$$' | LC_ALL=C sort -f; } > build/constraints.new
	@mv build/constraints.new constraints.txt && rm -rf build/constraints
	@echo "constraints: $$(grep -c == constraints.txt) versions in constraints.txt"

clean: plain ## remove caches and builds; the environment stays
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
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

$(VENV)/.bench: $(STAMP)
	@echo "bench: installing the engines to measure beside"
	@$(PIP) install -qq -c constraints.txt -e '.[bench]'
	@touch $@

$(VENV)/.fast: $(STAMP)
	@echo "fast: installing the compiler's front end"
	@$(PIP) install -qq -c constraints.txt -e '.[fast]'
	@touch $@

tidy: $(STAMP)
	@$(BIN)/python build_fast.py --tidy
