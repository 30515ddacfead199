"""Records on disk: read with care, written whole or not at all, and never over another file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from veillee.cli.troubles import Trouble, file_trouble
from veillee.kernel import Match, Record, record_with_draws

LARGEST = 64_000_000
"""Bytes: no record comes near it, and a device without end is noticed."""
PRIVATE = 0o600
"""The mode of a file that holds secrets: its owner alone may read it."""


def read_record(path: Path) -> tuple[Record, str]:
    """The record in a file, and the text it was read from."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise file_trouble(error, path) from None
    if len(data) > LARGEST:
        raise Trouble("file-too-large", file=str(path))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Trouble("file-not-text", file=str(path)) from None
    return Record.parse(text), text


class Shelf:
    """Where a match is kept: it knows which file is its own, and touches no other."""

    def __init__(self, match: Match, path: Path | None = None, text: str = "") -> None:
        self.path = path
        self.suggestion = path or Path(f"{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
        self._text = text

    def holds(self, match: Match) -> bool:
        """Whether the match has been kept as it now stands."""
        if self.path is None:
            return False
        return self._text in (str(record_with_draws(match)), str(match.record))

    def keep(self, match: Match, name: str) -> Path:
        """Write the record to `name`, or to the file that was suggested."""
        path = Path(name).expanduser() if name else self.suggestion
        text = str(record_with_draws(match))
        try:
            write_whole(path, text, replacing=self._is_ours(path))
        except FileExistsError:
            raise Trouble("file-exists", file=str(path)) from None
        except OSError as error:
            raise file_trouble(error, path) from None
        self.path = self.suggestion = path
        self._text = text
        return path

    def _is_ours(self, path: Path) -> bool:
        """Only if it still holds what we read from it or wrote to it."""
        if self.path is None or path.resolve() != self.path.resolve():
            return False
        try:
            return path.read_bytes() == self._text.encode()
        except OSError:
            return False


def write_whole(path: Path, text: str, *, replacing: bool) -> None:
    with whole_file(path, replacing=replacing) as file:
        file.write(text.encode())


@contextmanager
def whole_file(
    path: Path,
    *,
    replacing: bool = False,
    mode: int = 0o666,
    check: Callable[[Path], object] = Path.stat,
) -> Iterator[IO[bytes]]:
    """Write beside the file and then put it in place at one stroke, once it was checked;
    FileExistsError if the name is taken."""
    if path.is_dir():
        raise IsADirectoryError
    if path.exists() and not replacing:
        raise FileExistsError
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        check(draft)
        if replacing:
            draft.replace(path)
        else:
            os.link(draft, path)  # fails if the name is taken, even at the last moment
    finally:
        draft.unlink(missing_ok=True)
