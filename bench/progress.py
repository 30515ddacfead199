"""Long work that can be broken off: what is done is written down, and the next run goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, Self

import msgspec
from cyclopts import Parameter
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

FOLDER: Final = Path("build")
Until = Annotated[int, Parameter(help="How many in all, those of earlier runs included.")]
StateFile = Annotated[Path | None, Parameter(help="Where what is done is written down.")]


class Done(msgspec.Struct):
    """What earlier runs have done, in rounds that each have a seed of their own."""

    count: int = 0
    rounds: int = 0
    moves: int = 0

    @classmethod
    def read(cls, file: Path) -> Self:
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls()

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".new")
        half.write_bytes(msgspec.json.encode(self))
        half.replace(file)


@contextmanager
def bar(what: str, until: int, done: int) -> Iterator[tuple[Progress, TaskID]]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeRemainingColumn()) as shown:
        yield shown, shown.add_task(what, total=until, completed=done)
