"""Tables as values, and actions as modules: what happens makes another table, and changes none."""

from __future__ import annotations

from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest

from veillee.house.table import actions
from veillee.house.table.action import Command, Entry, simply
from veillee.house.table.actions import AnyCommand, AnyEntry, read_entry, write_entry
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.move import Moved
from veillee.house.table.actions.seat_bot import BotSat
from veillee.house.table.actions.start import Started
from veillee.house.table.actions.talk import Said
from veillee.house.table.table import Table
from veillee.house.table.terms import Terms
from veillee.kernel import Refused
from veillee.kernel.log import Log


def of_modules(kind: type) -> set[Any]:
    """What the modules of the folder define of this kind."""
    modules = [
        import_module(f"{actions.__name__}.{m.name}") for m in iter_modules(actions.__path__)
    ]
    defined = [cls for module in modules for _, cls in getmembers(module, isclass)]
    return {cls for cls in defined if issubclass(cls, kind) and cls is not kind}


def test_what_clients_may_send_and_journals_hold_is_collected_from_the_folder() -> None:
    assert set(AnyCommand.__args__) == of_modules(Command)  # type: ignore[attr-defined]
    assert set(AnyEntry.__args__) == of_modules(Entry)  # type: ignore[attr-defined]
    tags = [cls.__struct_config__.tag for cls in of_modules(Command)]
    assert len(tags) == len(set(tags))


def running() -> Table:
    table = Table.laid("t" * 16, decide_to_lay("host", Terms(game="ergo", seats=2), 0))
    for seat in range(2):
        table = table.after(BotSat(at=1, seat=seat, level="random"))
    return table.after(Started(at=2))


def test_a_move_makes_another_table_and_leaves_the_one_it_was_made_on() -> None:
    before = running()
    told, face = list(before.told), msgspec.json.encode(before.running().view(None))
    after = before.after(Moved(at=3, seat=0, move="e5"))
    assert (len(after.running()), len(after.plays), after.number) == (1, 1, before.number + 1)
    assert (len(before.running()), len(before.plays), list(before.told)) == (0, 0, told)
    assert msgspec.json.encode(before.running().view(None)) == face


def test_two_things_may_be_decided_on_one_table_and_neither_sees_the_other() -> None:
    before = running()
    one = before.after(Moved(at=3, seat=0, move="e5"))
    other = before.after(Said(at=3, person="p", text="hello"))
    further = one.after(Moved(at=4, seat=1, move="e6"))
    assert [type(told.line).__name__ for told in other.told][-1] == "Notice"
    assert "hello" not in str(list(further.told))
    assert len(other.running()) == 0
    assert [len(table.running()) for table in (before, one, further)] == [0, 1, 2]


def test_a_move_that_is_not_allowed_makes_no_table() -> None:
    before = running().after(Moved(at=3, seat=0, move="e5"))
    with pytest.raises(Refused):
        before.after(Moved(at=4, seat=1, move="e5"))
    assert len(before.running()) == 1


def test_an_entry_is_read_as_it_was_written() -> None:
    entry = simply(Moved(at=0, seat=1, move="e5", by="bot", id="1:m"))(running(), 7)
    assert read_entry(write_entry(entry)) == Moved(at=7, seat=1, move="e5", by="bot", id="1:m")


def test_a_log_that_grows_is_not_seen_to_grow_by_whoever_holds_a_shorter_one() -> None:
    short = Log([1, 2])
    longer, other = short.plus(3), short.plus(4, 5)
    assert [list(log) for log in (short, longer, other)] == [[1, 2], [1, 2, 3], [1, 2, 4, 5]]
    again = longer.first(1).plus(9)
    assert [list(longer), list(again), longer[-1], short[1:]] == [[1, 2, 3], [1, 9], 3, [2]]
    with pytest.raises(IndexError):
        short[2]
