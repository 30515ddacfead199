# Two commands for people: `make play` and `make test`. Both need only Python 3.11 or later.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check

# The page is built by Node: the machine's own, or else the one that comes from PyPI.
NODE    := $(if $(shell command -v npm),,$(BIN)/npm)
NPM     := PATH="$$PATH:$(abspath $(BIN))" npm
MODULES := web/node_modules/.package-lock.json
PAGE    := src/veillee/page/index.html

# Hundreds of processes are started: what Python compiled is kept, whatever the machine is set to.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test check page chromium native bench generated screenshots golden lock clean

play: $(VENV)/play page
	@$(BIN)/veillee serve --browse

# A file's tests stay together: what they share is made once.
test: $(VENV)/dev page chromium native
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder --durations=20

check: $(VENV)/dev $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rule_coverage
	$(BIN)/python -m tools.generated --check
	cd web && $(NPM) run --silent check

# A browser for the tests: the machine's, Debian's (as root), or Playwright's own. The one without
# windows of its own is the same Chromium, and takes a third of the work.
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium)
chromium: $(VENV)/dev
	@test -n "$(CHROMIUM)" \
	  || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get -q update \
	       && apt-get -qq install -y --no-install-recommends chromium-headless-shell; } \
	  || $(BIN)/playwright install chromium

native: $(VENV)/dev
	@$(BIN)/python -m tools.native_code

page: $(PAGE)

# Built again only when something in web/ has changed.
$(PAGE): $(MODULES) $(shell find web -type f -not -path 'web/node_modules/*') \
         $(wildcard src/veillee/house/*.ftl src/veillee/kernel/*.ftl)
	cd web && $(NPM) run --silent build

$(MODULES): web/package-lock.json | $(NODE)
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

$(BIN)/npm: lock/node.txt | $(VENV)/play
	$(PIP) install --require-hashes -r lock/node.txt

# Measurements beside OpenSpiel, in an environment of their own.
bench: .venv-bench/ready
	.venv-bench/bin/python -m bench

golden: $(VENV)/dev
	$(BIN)/python -m tools.golden

generated: $(VENV)/dev
	$(BIN)/python -m tools.generated

# Pictures of the running product, for README and docs.
screenshots: $(VENV)/dev page
	$(BIN)/python -m tools.screenshots

$(VENV)/play: lock/play.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r lock/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: lock/dev.txt $(VENV)/play
	$(PIP) install --require-hashes -r lock/dev.txt
	@touch $@

.venv-bench/ready: lock/bench.txt pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip --disable-pip-version-check install --require-hashes -r lock/bench.txt
	.venv-bench/bin/python -m pip --disable-pip-version-check install --no-deps --no-build-isolation --editable .
	@touch $@

# Resolve anew what pyproject.toml asks for. Needs `uv` on the machine; the files hold hashes, no addresses.
COMPILE := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header \
           --no-emit-index-url --no-emit-find-links --no-annotate --quiet
lock:
	$(COMPILE) --extra house --group build -o lock/play.txt
	$(COMPILE) --extra house --group build --group dev -o lock/dev.txt
	$(COMPILE) --extra house --group build --group bench -o lock/bench.txt
	$(subst compile pyproject.toml,compile,$(COMPILE)) --group node -o lock/node.txt

clean:
	rm -rf $(VENV) .venv-bench web/node_modules src/veillee/page build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
