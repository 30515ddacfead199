"""For pytest: every check of the contract, over the games that packages bring, and whether each
clause of their rulebooks has a test: one marked `@pytest.mark.rule("yourgame", "3.2")`.

One line in the `conftest.py` at the root of a package's tests is enough:

    pytest_plugins = ["veillee.contract.plugin"]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from veillee.contract.checks import EVERY_CHECK
from veillee.contract.sampling import Table, tables_of
from veillee.games import GAMES
from veillee.games.brought import brought


class Found(pytest.Item):
    """A test that says what is wrong, if anything was found."""

    def __init__(self, *, wrong: str, **node: Any) -> None:
        super().__init__(**node)
        self._wrong = wrong

    def runtest(self) -> None:
        if self._wrong:
            pytest.fail(self._wrong, pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


class Check(pytest.Item):
    """One check of one game, at a table of a number of seats."""

    def __init__(self, *, check: Callable[..., None], table: Table, **node: Any) -> None:
        super().__init__(**node)
        self._check, self._table = check, table

    def runtest(self) -> None:
        self._check(self._table.game, self._table.seats, self._table.options)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(game, *clauses): the clauses that this test shows")


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    marks = [mark.args for item in items for mark in item.iter_markers("rule")]
    # Whoever runs some of the tests has not asked whether all are there.
    if session.config.args_source is not pytest.Config.ArgsSource.ARGS:
        items.extend(coverage(session, marks))
    items.extend(checks(session))


def coverage(session: pytest.Session, marks: list[tuple[str, ...]]) -> Iterator[pytest.Item]:
    for name, game in brought(GAMES).games.items():
        shown = {
            clause for game_shown, *clauses in marks if game_shown == name for clause in clauses
        }
        own = [c for c in game.rulebook.clauses().values() if not c.number.startswith("0.")]
        bare = [c.number for c in own if not c.explains and c.number not in shown]
        wrong = f"no test is marked for {name}'s clauses {', '.join(bare)}" if bare else ""
        yield Found.from_parent(session, name=f"every clause of {name} has a test", wrong=wrong)


def checks(session: pytest.Session) -> Iterator[pytest.Item]:
    found = brought(GAMES)
    for name, error in found.refused.items():
        yield Found.from_parent(session, name=f"{name} is on the shelf", wrong=str(error))
    for game in found.games.values():
        for table in tables_of(game):
            for check in EVERY_CHECK:
                name = f"{check.__name__}[{table.name}]"
                yield Check.from_parent(session, name=name, check=check, table=table)
