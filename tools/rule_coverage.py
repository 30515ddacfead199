"""Which clauses of the rulebooks are shown by which tests. `make check` fails on a bare clause.

A test names the clauses it shows with `@pytest.mark.rule("ergo", "4.5")`; chapter 0, the same
for all games, goes by the name "kernel". Source is read, not run.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from veillee.games import GAMES, load
from veillee.kernel import Clause, Rulebook

ROOT = Path(__file__).parents[1]
KERNEL = "kernel"


def own_clauses(name: str) -> dict[str, Clause]:
    """The clauses that this name has to show: a game's chapters, or chapter 0."""
    if name == KERNEL:
        return Rulebook("veillee.kernel").clauses()
    clauses = load(name).rulebook.clauses()
    return {number: c for number, c in clauses.items() if not number.startswith("0.")}


def shown(name: str) -> dict[str, list[str]]:
    """For each clause of a game, the tests that show it."""
    tests: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function, game, clauses in _marks(ast.parse(path.read_text("utf-8"))):
            if game == name:
                for clause in clauses:
                    tests.setdefault(clause, []).append(function)
    return tests


def clauses_without_a_test(name: str) -> list[str]:
    tests = shown(name)
    return [n for n, clause in own_clauses(name).items() if not clause.explains and n not in tests]


def tests_of_unknown_clauses(name: str) -> list[str]:
    known = own_clauses(name)
    return [f"{clause}: {tests[0]}" for clause, tests in shown(name).items() if clause not in known]


def refusals(name: str) -> list[tuple[str, str]]:
    """The clause and message of every refusal that the source can make."""
    folder = ROOT / "src" / "veillee" / (KERNEL if name == KERNEL else f"games/{name}")
    found = []
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _refuses(node.func):
                rule, message = (ast.literal_eval(argument) for argument in node.args[:2])
                found.append((rule, message))
    return found


def _refuses(called: ast.expr) -> bool:
    """Whether this is a refusal, or a condition that leads to one."""
    return (isinstance(called, ast.Attribute) and called.attr == "refuse") or (
        isinstance(called, ast.Name) and called.id == "Condition"
    )


def _marks(tree: ast.AST) -> Iterator[tuple[str, str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    game, *clauses = (ast.literal_eval(argument) for argument in mark.args)
                    yield node.name, game, clauses


def main() -> int:
    table = Table("rulebook", "clauses", "tested", "notes", "without a test")
    bare = 0
    for name in (KERNEL, *GAMES):
        clauses, missing = own_clauses(name), clauses_without_a_test(name)
        missing += [f"unknown {entry}" for entry in tests_of_unknown_clauses(name)]
        notes = sum(clause.explains for clause in clauses.values())
        tested = len(clauses) - notes - len(clauses_without_a_test(name))
        table.add_row(
            name, str(len(clauses)), str(tested), str(notes), ", ".join(missing) or "none"
        )
        bare += len(missing)
    Console().print(table)
    return 1 if bare else 0


if __name__ == "__main__":
    sys.exit(main())
