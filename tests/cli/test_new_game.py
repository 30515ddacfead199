"""`veillee new-game`: what it writes is played and tested at once, and nothing is overwritten."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from veillee.cli.new_game import LIST, contents, in_the_project, package

ROOT = Path(__file__).parents[2]
RUFF, VEILLEE = (Path(sys.executable).with_name(name) for name in ("ruff", "veillee"))


def run(*command: object, cwd: Path, source: Path = ROOT / "src") -> str:
    """What the command says; it must succeed."""
    paths = os.pathsep.join(map(str, (cwd / "src", source)))
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(folder: Path) -> None:
    """As `pip install --editable` does: what the package says of itself beside its source."""
    (info,) = folder.glob("src/*/__init__.py")
    told = folder / "src" / f"{info.parent.name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {folder.name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[veillee.games]\n{folder.name} = {info.parent.name}\n")


@pytest.fixture
def made(command: Command, tmp_path: Path) -> Path:
    """A new game, as a package that is installed."""
    assert command("new-game", "liars").code == 0
    install(tmp_path / "liars")
    return tmp_path / "liars"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of the project as a new game meets."""
    for part in ("src/veillee", "tools", "docs/schema", "docs/images", "web/src", "tests/golden"):
        left_out = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path)
    return tmp_path


def test_what_it_writes_is_formatted_and_without_a_fault(made: Path) -> None:
    for asked in (["check"], ["format", "--check"]):
        done = subprocess.run([RUFF, *asked, "--no-cache", "."], cwd=made, check=False)
        assert done.returncode == 0


def test_it_says_what_to_do_next(command: Command) -> None:
    said = command("new-game", "liars", "--lang", "fr").out
    assert "veillee play liars" in said
    assert "liars/README.md" in said


def test_in_a_checkout_it_is_a_game_of_the_project(checkout: Path) -> None:
    source = checkout / "src"
    run(VEILLEE, "new-game", "liars", "--here", cwd=checkout, source=source)
    assert '"ergo", "liars", "spacepoker"' in (checkout / LIST).read_text("utf-8")
    for made in ("golden/liars/book-2.jsonl", "games/liars/test_rules.py"):
        assert (checkout / "tests" / made).exists()
    for made in ("index.ts", "types.gen.ts", "intro.gen.json"):
        assert (checkout / "web/src/games/liars" / made).exists()
    run("-m", "pytest", "tests/games/liars", cwd=checkout, source=source)
    done = subprocess.run([RUFF, "check", "--no-cache", "."], cwd=checkout, check=False)
    assert done.returncode == 0


def test_both_forms_have_the_same_rules_words_bots_and_tests() -> None:
    apart, here = (
        {path.name: text.replace(form.rules, "") for path, text in contents("liars", form).items()}
        for form in (package("liars"), in_the_project("liars"))
    )
    for shared in ("bidding.py", "rulebook.fr.md", "test_rules.py", "board.js"):
        assert apart[shared] == here[shared]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("ergo", "There is a game called “ergo” already"),
        ("Perudo", "will not do as a name"),
        ("2dice", "will not do as a name"),
        ("liars-dice", "will not do as a name"),
        ("lambda", "will not do as a name"),
        ("../away", "will not do as a name"),
    ],
)
def test_a_name_that_will_not_do_is_refused_and_nothing_written(
    command: Command, tmp_path: Path, name: str, why: str
) -> None:
    said = command("new-game", name)
    assert said.code == 2
    assert why in said.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_empty_is_left_alone(command: Command, tmp_path: Path) -> None:
    (tmp_path / "liars").mkdir()
    (tmp_path / "liars" / "mine.txt").write_text("mine")
    assert "liars is there already" in command("new-game", "liars").complaint
    assert [path.name for path in (tmp_path / "liars").iterdir()] == ["mine.txt"]


def test_an_empty_folder_is_filled(command: Command, tmp_path: Path) -> None:
    (tmp_path / "liars").mkdir()
    assert command("new-game", "liars").code == 0


def test_outside_a_checkout_here_is_refused(command: Command, tmp_path: Path) -> None:
    assert "root of a checkout" in command("new-game", "liars", "--here").complaint
    assert list(tmp_path.iterdir()) == []
