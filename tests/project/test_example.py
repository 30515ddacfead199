"""examples/perudo, a package as anybody may bring one: built, installed, tested and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "perudo"
VEILLEE = Path(sys.executable).with_name("veillee")
Run = Callable[..., str]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, so that what is built does not lie about in the project."""
    folder = tmp_path_factory.mktemp("perudo") / "perudo"
    left_out = shutil.ignore_patterns("__pycache__", "build", "dist", "*.egg-info", ".*")
    shutil.copytree(EXAMPLE, folder, ignore=left_out)
    return folder


@pytest.fixture(scope="module")
def run(source: Path) -> Run:
    """Runs Python where the package is installed beside Veillée, and nowhere else."""
    site = source.parent / "site"
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index")
    target = ("--no-deps", "--no-build-isolation", "--target", str(site), str(source))

    def run(*command: object, typed: str = "") -> str:
        paths = os.pathsep.join(map(str, (ROOT / "src", site)))
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

    run(*install, *target)
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
