"""examples/perudo, a package as anybody may bring one: built, installed, tested and played."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.project.installing import ROOT, copied, installed

VEILLEE = Path(sys.executable).with_name("veillee")
Run = Callable[..., str]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("example"))


@pytest.fixture(scope="module")
def run(source: Path) -> Run:
    """Runs Python where the package is installed, and nowhere else."""
    paths = os.pathsep.join(map(str, (ROOT / "src", installed(source))))

    def run(*command: object, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *map(str, command)],
            cwd=source,
            env={**os.environ, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=280,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_it_is_on_the_shelf_with_bots_and_a_board(run: Run) -> None:
    asks = (
        "import veillee, importlib.resources as r\n"
        "assert 'perudo' in veillee.games()\n"
        "assert (r.files('veillee_perudo') / 'board' / 'board.js').is_file()\n"
        "print(*veillee.bots('perudo'))"
    )
    assert run("-c", asks) == "easy medium hard\n"


def test_its_own_tests_and_the_contract_pass(run: Run) -> None:
    assert " passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_it_is_played_in_the_terminal(run: Run) -> None:
    said = run(VEILLEE, "play", "perudo", "--seed", "example", typed="1x2\n")
    assert "Seat 0 bids 1 × 2." in said
    assert "Seat 1" in said.split("Seat 0 bids 1 × 2.")[1]


def test_bots_play_it_to_its_end(run: Run) -> None:
    played = ("arena", "perudo", "--bots", "hard,easy", "--games", "4", "--jobs", "1")
    assert "wins by seat" in run(VEILLEE, *played)


@pytest.mark.parametrize("command", ["check", "format --check"])
def test_it_is_formatted_and_without_a_fault(source: Path, command: str) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    done = subprocess.run([ruff, *command.split(), "--no-cache", "."], cwd=source, check=False)
    assert done.returncode == 0
