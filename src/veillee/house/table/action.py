"""What an action is: a command, what is decided of it, and the entry that is written.

Each module of `actions` has one thing that can happen at a table, from the command that asks for
it to what is told of it. A command is decided by looking at the table alone; what it comes to is an
entry, and the entry says what it makes of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, ClassVar, NamedTuple, Protocol

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from veillee.bots import RANDOM, Reason, anchor, levels
from veillee.house.errors import HouseError
from veillee.house.table.chairs import Chair
from veillee.house.table.table import Table
from veillee.house.table.terms import Terms
from veillee.house.table.told import Notice, Told

CommandId = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]
Seat = Annotated[int, Meta(ge=0, le=999)]
PersonId = Annotated[str, Meta(pattern="^[2-9a-hjkmnp-z]{16}$", max_length=16)]
Luck = Annotated[str, Meta(max_length=64)]


class Entry(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=True):
    """One line of a journal: the entries, in their order, are the whole truth of a table."""

    at: int
    """When it was decided: milliseconds since 1970."""

    @property
    def speaker(self) -> str | None:
        """Whose words it holds, so that they can be taken away."""
        return None

    def happen(self, table: Table) -> Table:
        """What it makes of the table."""
        return table

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        """What is told of it, and to whom."""
        return self.to_all()

    def to_all(self, **fields: Any) -> tuple[Told, ...]:
        return (Told(None, self.notice(**fields)),)

    def notice(self, **fields: Any) -> Notice:
        return Notice(self.at, str(self.__struct_config__.tag), **fields)


Decide = Callable[[Table, int], Entry | None]
"""Looks at the table, and at the time, and says what should be written; None: nothing."""


class Answer(NamedTuple):
    """What came of a command."""

    done: bool
    """False where it had been done before."""
    hint: Any = None
    table: str | None = None
    why: Reason | None = None
    """Why the bot would play the hint."""


class Advice(NamedTuple):
    """What a strong bot would play, and why, where it can tell."""

    move: Any
    reason: Reason | None


class Command(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something that somebody asks for at a table."""

    id: CommandId = ""
    """Made by the client; it comes back with the answer."""

    of_the_phone: ClassVar[bool] = False
    """On a shared phone: whether it is the owner's to ask for, whoever has it in his hand."""

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        """What it comes to; None where it has been done already. HouseError says why not."""
        raise NotImplementedError

    async def carry_out(self, desk: Desk) -> Answer:
        """Have it decided and written, and whatever else belongs to it done."""
        who = desk.who(self)
        return Answer(await desk.change(lambda table, at: self.decide(table, who, at)))


class Desk(Protocol):
    """Where a command is handed in: who asks at which table, and what the house can do for him."""

    @property
    def table(self) -> Table:
        """As it is written."""

    @property
    def person(self) -> str:
        """Whose device it comes from."""

    @property
    def over_the_line(self) -> bool:
        """Whether it comes over a page's own line, which a hand can hold."""

    def who(self, command: Command) -> str:
        """For whom it is: on a shared phone, for the one who has it in his hand."""

    def spend(self, limit: str, name: str, error: str = "too-fast") -> None:
        """HouseError where the name has done this too often of late."""

    async def check_voice(self) -> None:
        """HouseError where the house has silenced whoever asks."""

    async def change(self, decide: Decide) -> bool:
        """Write what is decided; False where there was nothing to write."""

    def one_by_one(self) -> AbstractAsyncContextManager[object]:
        """Not two of these at once in this house."""

    async def lay(self, terms: Terms, host: str) -> Desk:
        """Another table, of this host."""

    async def think(self, seat: int) -> Advice | None:
        """What a strong bot would play there; None where it has nothing to play."""

    async def welcome(self, name: str) -> str:
        """Somebody new, who has no device of his own."""

    async def send_away(self, person: str) -> None:
        """He came for nothing."""

    def digest(self, person: str, code: str) -> str:
        """A code as it is kept."""

    async def try_code(self, chair: Chair, code: str) -> None:
        """HouseError where this does not open the chair, or too many were tried."""

    def look(self, *, is_seen: bool) -> None:
        """Whether the page lies before somebody's eyes from now on."""

    def hand_over(self, person: str | None) -> None:
        """From now on the page's line is in this hand, or in nobody's."""


def simply(entry: Entry) -> Decide:
    """Nothing is left to decide but the time."""
    return lambda _table, at: replace(entry, at=at)


def seat_or_trouble(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise HouseError("watchers-only-watch", 403)
    return seat


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise HouseError("no-such-chair", 404, chairs=len(table.chairs))


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise HouseError("only-the-host", 403)


def check_level(game: str, level: str) -> None:
    known = (*levels(game), RANDOM)
    if level not in known:
        raise HouseError("no-such-level", 404, known=", ".join(known))


def check_anchor(game: str, level: str) -> None:
    """HouseError where nobody has measured how strong these bots are."""
    if anchor(game, level) is None:
        raise HouseError("rated-no-anchor", level=level)
