"""All that can happen at a table: one module for each, found by being here."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.house.table.action import Command, Entry

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

if TYPE_CHECKING:
    AnyCommand = Command
    AnyEntry = Entry
else:
    AnyCommand = reduce(or_, Command.__subclasses__())
    AnyEntry = reduce(or_, Entry.__subclasses__())

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_command(text: str | bytes) -> AnyCommand:
    """A command as a client sent it; msgspec.DecodeError where it is none."""
    return _commands.decode(text)


def read_entry(body: str) -> AnyEntry:
    """An entry as the journal keeps it."""
    return _entries.decode(body)


def write_entry(entry: Any) -> str:
    return _encoder.encode(entry).decode()
