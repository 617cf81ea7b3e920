# Every target sets up what it needs, from a bare Python >= 3.11 (see tools/bootstrap.py).
PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
BOOTSTRAP := $(PYTHON) -m tools.bootstrap
# More workers than cores: many tests wait for a server or a page. Workers take tests from each other when they have
# none left; each begins with neighbours, which share a server.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(8, 1 + (os.cpu_count() or 1)))')
PYTEST = $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
PART ?= $(shell seq 24)
# Without bytecode every process of every test would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-long lint format cards docs dist bench bench-server bench-waiting lock clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

play: python ## Open a table in the browser
	@$(BOOTSTRAP) play
	@$(BIN)/fogtable play $(ARGS)

test: python ## Run the tests that prove most, in minutes; some of them: make test ARGS="tests/core -k lair"
	@$(BOOTSTRAP) dev
	@$(PYTEST) $(ARGS)

test-all: python ## Run all tests, as CI does
	@$(BOOTSTRAP) dev
	@$(PYTEST) --tier all $(ARGS)

test-long: python ## Try much more of what is drawn at random, in parts of up to an hour; one of them: PART=7
	@$(BOOTSTRAP) dev
	@passed=test-results/long/$$(git rev-parse --short HEAD); mkdir -p $$passed; \
	for part in $(PART); do \
		test -e $$passed/$$part && continue; \
		echo "== part $$part"; $(PYTEST) --tier long --part $$part $(ARGS) && touch $$passed/$$part || exit 1; \
	done

lint: python ## Check style, types, spelling and import layering
	@$(BOOTSTRAP) dev
	@failed=; for check in "ruff check ." "ruff format --check ." mypy "lint-imports --no-logo" \
		"python -m tools.webclient check"; \
	do echo "== $$check"; $(BIN)/$$check || failed=1; done; test -z "$$failed"

format: python ## Fix what tools can fix
	@$(BOOTSTRAP) dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.webclient format

cards: python ## Write what follows from the cards: client, rules references, schema of scenarios, pictures
	@$(BOOTSTRAP) dev
	@$(BIN)/python -m tools.webtypes
	@$(BIN)/python -m tools.rulebook
	@$(BIN)/fogtable scenario schema > scenarios/schema.json
	@$(BIN)/python -m tools.art

docs: python ## Build the site of the documents, in build/site
	@$(BOOTSTRAP) dev
	@$(BIN)/python -m sphinx -W --keep-going -j auto -d build/doctrees -b html docs build/site

dist: python ## Make the packages that others install, in dist/: the sdist and a wheel for every kind of machine (5 min)
	@$(BOOTSTRAP) dev
	@$(BIN)/python -m tools.wheels

bench: python ## Measure this machine's speed, side by side with other engines
	@$(BOOTSTRAP) bench
	@.venv-bench/bin/python -m bench $(ARGS)

bench-server: python ## Measure the server with 1,000 open pages, beside boardgame.io's (90 s)
	@$(BOOTSTRAP) play
	@$(BIN)/python -m bench.serving $(ARGS)

bench-waiting: python ## Measure how long people wait for reaction windows (2 min)
	@$(BOOTSTRAP) play
	@$(BIN)/python -m bench.serving.waiting $(ARGS)

# No index address and no header go into the locks: they hold for whatever registry a machine uses.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url $(ARGS)
lock: python ## Compile requirements/*.txt anew; to newer versions: make lock ARGS=--upgrade
	@$(BOOTSTRAP) play
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) pyproject.toml requirements/build.in -o requirements/play.txt
	$(COMPILE) pyproject.toml --extra lab --extra postgres --extra broker --extra passkeys --extra ray \
		--extra pettingzoo --extra gymnasium --extra openspiel --extra zig requirements/build.in requirements/dev.in -c requirements/play.txt \
		-o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra postgres --extra broker --extra passkeys -c requirements/play.txt -o requirements/hosted.txt
	$(COMPILE) requirements/zig.in -c requirements/dev.txt -o requirements/zig.txt
	$(COMPILE) requirements/docs.in -c requirements/dev.txt -o requirements/docs.txt
	$(COMPILE) requirements/bench.in -c requirements/play.txt -o requirements/bench.txt

clean: ## Delete everything that was made
	rm -rf .venv .venv-bench web/node_modules bench/node/node_modules src/fogtable/web_dist src/fogtable/fast/built dist build web/src/games/*/art/made
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: python
python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "fogtable needs Python 3.11 or newer, and $(PYTHON) is not: make PYTHON=/path/to/python3.11 ..."; exit 1; }
