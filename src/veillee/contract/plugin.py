"""For pytest: every check of the contract, over the games that packages bring.

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
from veillee.kernel import SetupError


class Refused(pytest.Item):
    """A game that is not even on the shelf: the test that says why."""

    def __init__(self, *, error: SetupError, **node: Any) -> None:
        super().__init__(**node)
        self._error = error

    def runtest(self) -> None:
        pytest.fail(str(self._error), pytrace=False)

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


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    items.extend(checks(session))


def checks(session: pytest.Session) -> Iterator[pytest.Item]:
    found = brought(GAMES)
    for name, error in found.refused.items():
        yield Refused.from_parent(session, name=f"{name} is on the shelf", error=error)
    for game in found.games.values():
        for table in tables_of(game):
            for check in EVERY_CHECK:
                name = f"{check.__name__}[{table.name}]"
                yield Check.from_parent(session, name=name, check=check, table=table)
