"""The file of a backup: gzipped JSON Lines, the same from either database.

The first line names the revision of the schema, and of each table its columns and how many rows
there are. Then come the tables, one after the other: a line with its name, and a line for each row.
The last line has the SHA-256 of all before it.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final, cast

import msgspec

from veillee.house.errors import HouseError

VERSION: Final = 1
QUICK: Final = 1
"""gzip's level: others take several times as long and save little."""


class BackupHead(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    veillee: str
    version: int
    revision: str
    columns: dict[str, list[str]]
    rows: dict[str, int]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    sha256: str


class BackupWriter:
    """Writes a backup into an open file."""

    def __init__(self, file: IO[bytes], head: BackupHead) -> None:
        self._zipped = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=QUICK, mtime=0)
        self._digest = sha256()
        self._encoder = msgspec.json.Encoder()
        self._put([head])

    def table(self, name: str) -> None:
        self._put([Part(name)])

    def rows(self, rows: list[tuple[Any, ...]]) -> None:
        self._put(rows)

    def close(self) -> None:
        self._put([End(self._digest.hexdigest())])
        self._zipped.close()

    def _put(self, lines: list[Any]) -> None:
        text = self._encoder.encode_lines(lines)
        self._digest.update(text)
        self._zipped.write(text)


@contextmanager
def opened(path: Path) -> Iterator[Reader]:
    with gzip.open(path, "rb") as file:
        yield Reader(path, cast(IO[bytes], file))


class Reader:
    """Reads a backup from its beginning to its end; HouseError where it is not whole."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self._path = path
        self._lines = self._read(file)
        self._digest = sha256()
        self.head = self._head()

    def _head(self) -> BackupHead:
        try:
            line = next(self._lines)
            version = msgspec.json.decode(line, type=dict[str, Any])["version"]
            if version != VERSION:
                raise HouseError("backup-newer", 400, file=str(self._path))
            self._digest.update(line)
            return msgspec.json.decode(line, type=BackupHead)
        except (msgspec.DecodeError, StopIteration, KeyError):
            raise HouseError("backup-not-one", 400, file=str(self._path)) from None

    def rows(self) -> Iterator[tuple[str, bytes]]:
        """Every row, as its table's name and its line. All of them are there, and as they were
        written, once the last has been handed over and the next one is asked for."""
        left, table = dict(self.head.rows), ""
        try:
            for line in self._lines:
                if line.startswith(b"["):
                    left[table] -= 1
                    yield table, line
                elif line.startswith(b'{"table":'):
                    table = msgspec.json.decode(line, type=Part).table
                else:
                    end = msgspec.json.decode(line, type=End)
                    if end.sha256 != self._digest.hexdigest() or any(left.values()):
                        break
                    return
                self._digest.update(line)
        except (msgspec.DecodeError, KeyError):
            pass
        raise self.damaged()

    def damaged(self) -> HouseError:
        return HouseError("backup-damaged", 400, file=str(self._path))

    def _read(self, file: IO[bytes]) -> Iterator[bytes]:
        begun = False
        try:
            for line in file:
                yield line
                begun = True
        except (gzip.BadGzipFile, EOFError, zlib.error):
            if begun:
                raise self.damaged() from None
            raise HouseError("backup-not-one", 400, file=str(self._path)) from None
