"""Long work shows how far it is, on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from veillee.cli.voice import Voice


@contextmanager
def shown_progress(
    voice: Voice, message: str, total: int, *more: ProgressColumn
) -> Iterator[Callable[[int], None]]:
    """A bar that is told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more)
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        disable=not voice.err.is_terminal,
    ) as bar:
        task = bar.add_task(voice.word(message), total=total)
        yield lambda done: bar.update(task, completed=done)
