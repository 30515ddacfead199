# Two commands for people: `make play` and `make test`. Both need only Python 3.11 or later.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play test check bench generated golden lock clean

play: $(VENV)/play
	@$(BIN)/veillee play

test: $(VENV)/dev
	$(BIN)/python -m pytest -n 2

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rule_coverage
	$(BIN)/python -m tools.generated --check

# Measurements beside OpenSpiel, in an environment of their own.
bench: .venv-bench/ready
	.venv-bench/bin/python -m bench

golden: $(VENV)/dev
	$(BIN)/python -m tools.golden

generated: $(VENV)/dev
	$(BIN)/python -m tools.generated

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

clean:
	rm -rf $(VENV) .venv-bench build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
