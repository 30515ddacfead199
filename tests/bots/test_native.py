"""Native code that is kept on disk, when the sources change."""

import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = """
import sys
from typing import NamedTuple
from veillee.bots.native import native
vars(sys.modules[native.__module__])["_STAMP"] = "{stamp}"

class {name}(NamedTuple):
    steps: int

@native
def walk(pace: {name}) -> int:
    return pace.steps + 1

print(walk({name}(2)), sum(walk.stats.cache_hits.values()))
"""


def test_what_was_kept_is_forgotten_when_a_type_has_another_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    program = tmp_path / "walking.py"

    def run(name: str, stamp: str) -> str:
        program.write_text(SOURCE.format(name=name, stamp=stamp), "utf-8")
        command = [sys.executable, "-c", "import walking"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return (done.stdout or done.stderr).strip()

    assert run("Pace", "one") == "3 0"
    assert run("Pace", "one") == "3 1"
    assert run("Stride", "two") == "3 0"
