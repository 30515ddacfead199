"""Who is to be called for what, and when. Nothing here knows the time, a database or a network.

A person is called for what he himself is awaited for, as his own view has it, and for nothing else:
what is asked in secret is nobody else's to notice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from veillee.house.journal.calls import Call, Wishes
from veillee.house.table.table import CALL_AFTER, Table
from veillee.house.table.terms import DAY, MINUTE, DaysPerMove

PART_LEFT: Final = 4
"""Somebody is reminded when this part of his time is left: a quarter."""
AT_LEAST: Final = 60 * MINUTE
"""And no later than so long before it is up."""


class Awaited(NamedTuple):
    """A person whose move a table waits for, since when and until when."""

    person: str
    since: int
    deadline: int


def waiting_for(table: Table) -> list[Awaited]:
    """Everybody whom a match over days waits for; where a phone is shared, whose phone it is."""
    found: dict[str, Awaited] = {}
    if table.call_at is None:
        return []
    for seat, since in table.clock.since.items():
        chair, deadline = table.chairs[seat], table.clock.deadline(seat)
        if chair.holder and not chair.bot and deadline and seat in table.awaited(seat):
            found.setdefault(chair.holder, Awaited(chair.holder, since, deadline))
    return list(found.values())


class Timed(NamedTuple):
    """A call, and the time before which it is not made."""

    call: Call
    at: int


def calls_for(table: Table, waiting: Awaited, wishes: Wishes, now: int) -> list[Timed]:
    """What he is called for from now on; a turn that is nearly over is no news any more."""
    person, since, deadline = waiting
    remind_at = max(reminder(table, deadline, wishes), since + CALL_AFTER)
    found = []
    if wishes.turn and now < remind_at:
        found.append(Timed(Call(person, table.id, "turn", since), since + CALL_AFTER))
    if wishes.time and now <= deadline - AT_LEAST:
        found.append(Timed(Call(person, table.id, "time", since), remind_at))
    return found


def reminder(table: Table, deadline: int, wishes: Wishes) -> int:
    """When to remind somebody; before his quiet hours, where it would fall into them."""
    clock = table.terms.clock
    days = clock.days if isinstance(clock, DaysPerMove) else 0
    at = deadline - max(days * DAY // PART_LEFT, AT_LEAST)
    return at - since_quiet(wishes, at) - 1 if is_quiet(wishes, at) else at


def is_quiet(wishes: Wishes, at: int) -> bool:
    return since_quiet(wishes, at) < _quiet_ms(wishes)


def since_quiet(wishes: Wishes, at: int) -> int:
    """How long ago his quiet hours last began."""
    return (at + (wishes.zone - wishes.quiet_from) * MINUTE) % DAY


def after_quiet(wishes: Wishes, now: int) -> int:
    """When he may be called: now, or at the end of his quiet hours."""
    return now + _quiet_ms(wishes) - since_quiet(wishes, now) if is_quiet(wishes, now) else now


def _quiet_ms(wishes: Wishes) -> int:
    return (wishes.quiet_until - wishes.quiet_from) * MINUTE % DAY


def his_day(wishes: Wishes, now: int) -> int:
    """The day it is for him, counted from 1970."""
    return (now + wishes.zone * MINUTE) // DAY


def his_tomorrow(wishes: Wishes, now: int) -> int:
    return (his_day(wishes, now) + 1) * DAY - wishes.zone * MINUTE
