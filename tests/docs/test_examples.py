"""README and docs examples are run: Python at the prompt, and `$ veillee …` in a shell."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_examples_show_what_really_happens(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)
    assert failed == 0
    assert tried or ">>>" not in page.read_text("utf-8")


def commands() -> list[tuple[Path, str, str]]:
    found = []
    for page in PAGES:
        for block in CONSOLE.findall(page.read_text("utf-8")):
            for example in block.split("$ ")[1:]:
                command, _, output = example.partition("\n")
                found.append((page, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), commands(), ids=str)
def test_shell_examples_show_what_really_happens(
    page: Path, command: str, output: str, tmp_path: Path
) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100"}
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    if output.strip():
        same = doctest.OutputChecker().check_output(output, done.stdout, FLAGS)
        assert same, f"the page says:\n{output}\nbut it is:\n{done.stdout}"


def test_the_library_explains_itself_with_examples_that_run() -> None:
    import veillee

    assert doctest.testmod(veillee).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} points to {target}"
