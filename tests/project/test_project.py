"""The project's own files: locks without addresses, a wheel with everything in it, sizes."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tools import generated
from veillee.games import GAMES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = {
    "play": ("build",),
    "dev": ("build", "dev"),
    "bench": ("build", "bench"),
}


def plain(requirement: str) -> str:
    """The name a requirement is about, as lock files write it."""
    name = re.match(r"[\w.\-]+", requirement)
    assert name
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_dependency_is_locked_with_a_hash(lock: str) -> None:
    text = (ROOT / "lock" / f"{lock}.txt").read_text("utf-8")
    locked = {plain(name) for name in re.findall(r"^([\w.\-]+)==", text, re.MULTILINE)}
    wanted = [*PROJECT["project"]["dependencies"]]
    for group in LOCKS[lock]:
        wanted += PROJECT["dependency-groups"][group]
    assert {plain(requirement) for requirement in wanted} <= locked
    assert text.count("--hash=sha256:") >= len(locked)


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_files_hold_no_addresses(lock: str) -> None:
    assert "://" not in (ROOT / "lock" / f"{lock}.txt").read_text("utf-8")


def test_generated_files_are_up_to_date() -> None:
    for path, text in generated.contents().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run `make generated`"


def test_the_wheel_holds_rulebooks_words_and_types(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "veillee/py.typed" in inside
    for package in ("kernel", *(f"games/{name}" for name in GAMES)):
        for language in ("fr", "en"):
            assert f"veillee/{package}/messages.{language}.ftl" in inside
            assert f"veillee/{package}/rulebook.{language}.md" in inside


def test_no_source_file_is_longer_than_400_lines() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        lines = path.read_text("utf-8").count("\n")
        assert lines <= 400, f"{path.relative_to(ROOT)} has {lines} lines: split it by its headings"
