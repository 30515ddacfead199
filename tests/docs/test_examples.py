"""README and docs examples are run: Python at the prompt, and `$ veillee …` in a shell."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_new_game import install
from tests.project.installing import EXAMPLE

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_examples_show_what_really_happens(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)
    assert failed == 0
    assert tried or ">>>" not in page.read_text("utf-8")


def commands(page: Path) -> list[tuple[str, str]]:
    """What is typed, and what the page says comes of it."""
    blocks = CONSOLE.findall(page.read_text("utf-8"))
    examples = (example for block in blocks for example in block.split("$ ")[1:])
    return [(command, output) for command, _, output in (e.partition("\n") for e in examples)]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=named)
def test_shell_examples_of_a_page_show_what_really_happens_one_after_the_other(
    page: Path, tmp_path: Path
) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100"}
    for command, output in commands(page):
        if command.startswith("pip install --editable "):
            # What the tests run in is not the place to install anything.
            folder = tmp_path / command.split()[-1]
            install(folder)
            places = (str(folder / "src"), env.get("PYTHONPATH"))
            env["PYTHONPATH"] = os.pathsep.join(filter(None, places))
            continue
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        if output.strip():
            same = doctest.OutputChecker().check_output(output, done.stdout, FLAGS)
            assert same, f"{command}\nthe page says:\n{output}\nbut it is:\n{done.stdout}"


def test_the_library_explains_itself_with_examples_that_run() -> None:
    import veillee

    assert doctest.testmod(veillee).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} points to {target}"
