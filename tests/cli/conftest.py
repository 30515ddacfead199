"""How the tests use the command: as a process of its own, or in this one with typed lines."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import veillee
from veillee.cli import main

RECORDED = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
"""Black wins in nine moves, with five in the e column."""


@dataclass
class Said:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on the error stream."""
        assert self.err.count("\n") == 1, self.err
        return self.err.strip()


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, and a folder of its own, unless a test asks otherwise."""
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command in this process, with lines typed at it."""

    def run(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """The command as people run it."""
    script = Path(sys.executable).with_name("veillee")

    def run(*arguments: str, typed: str = "", **environment: str) -> Said:
        done = subprocess.run(
            [str(script), *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **environment},
            cwd=tmp_path,
            timeout=60,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole match of Ergo, won by seat 0."""
    match = veillee.Match("ergo", seed="a record")
    for turn, move in enumerate(RECORDED):
        match.play(turn % 2, move)
    assert match.outcome
    path = tmp_path / "match.jsonl"
    path.write_text(str(match.record), "utf-8")
    return path
