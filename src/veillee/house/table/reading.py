"""A table, read again from what was written of it; or why it cannot be."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from veillee.games import shelf
from veillee.house.errors import HouseError, house_words
from veillee.house.table.action import Entry, check_level
from veillee.house.table.actions import read_entry
from veillee.house.table.actions.lay import Opened
from veillee.house.table.table import Table
from veillee.kernel import Match

LONGEST_ENTRY: Final = 1_000_000
"""No entry of ours comes near it."""
LATEST: Final = 2**53
"""A page cannot count milliseconds beyond it."""

Damage = Literal[
    "damage-no-text",
    "damage-unknown-entry",
    "damage-not-allowed",
    "damage-no-game",
    "damage-no-beginning",
    "damage-gap",
    "damage-too-big",
    "damage-rules",
]
WORDS: Final = {"damage-rules": "table-of-other-rules", "damage-no-game": "table-of-no-game"}


class Unreadable(HouseError):  # noqa: N818  (a name for what is wrong)
    """A table that cannot be read: it is set aside, and everything else goes on."""

    def __init__(self, damage: Damage, number: int = 1) -> None:
        super().__init__(WORDS.get(damage, "table-set-aside"), entry=number)
        self.damage = damage
        self.number = number

    def finding(self, language: str) -> str:
        """What is wrong, for whoever runs the house."""
        return house_words().say(language, self.damage, {"entry": self.number})


def read_on(
    table_id: str, table: Table | None, number: int, body: str, past: Match | None = None
) -> Table:
    """The table after one more entry, as it was written. None: before its first."""
    if table is None and number != 1:
        raise Unreadable("damage-no-beginning")
    if table is not None and number != table.number + 1:
        raise Unreadable("damage-gap", table.number + 1)
    entry = _entry(number, body)
    try:
        if table is None:
            return _laid(table_id, entry, past)
        _check(table, entry)
        return table.after(entry)
    except Unreadable:
        raise
    # Whatever an entry does to the rules of its game, it is this table's affair alone.
    except Exception as error:
        raise Unreadable("damage-not-allowed", number) from error


def read_first(body: str) -> Entry:
    """The first entry of a table: it was laid, or it is no longer kept."""
    return _entry(1, body)


def _entry(number: int, body: str) -> Entry:
    if len(body) > LONGEST_ENTRY:
        raise Unreadable("damage-too-big", number)
    try:
        return read_entry(body)
    except msgspec.ValidationError as error:
        raise Unreadable("damage-unknown-entry", number) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
        raise Unreadable("damage-no-text", number) from error


def _laid(table_id: str, opened: Entry, past: Match | None) -> Table:
    if not isinstance(opened, Opened):
        raise Unreadable("damage-no-beginning")
    if opened.terms.game not in shelf():
        raise Unreadable("damage-no-game")
    _check_time(opened)
    table = Table.laid(table_id, opened, past)
    # Before this was written down a table was read by the rules of the day, and still is.
    if opened.rules_version not in (None, table.game.rules_version):
        raise Unreadable("damage-rules")
    return table


def _check(table: Table, entry: Entry) -> None:
    """What an entry's type cannot say of its figures."""
    seat, level = getattr(entry, "seat", None), getattr(entry, "level", None)
    if isinstance(entry, Opened):
        raise TypeError("laid twice")
    _check_time(entry)
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise IndexError(seat)
    if level is not None:
        check_level(table.terms.game, level)


def _check_time(entry: Entry) -> None:
    if not 0 <= entry.at < LATEST:
        raise ValueError(entry.at)
