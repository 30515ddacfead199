"""Talking at the table. Who may speak to whom is the game's word, where it has one."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from veillee.house.errors import HouseError
from veillee.house.table.action import (
    Answer,
    Command,
    Desk,
    Entry,
    Seat,
    check_host,
    check_seat,
)
from veillee.house.table.table import Table
from veillee.house.table.told import Notice, Told
from veillee.kernel import Refused, talk_of
from veillee.kernel.log import Log

LONGEST_LINE: Final = 300


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    to: Annotated[list[Seat], Meta(max_length=1000)] | None = None
    """The other seats of a whisper; None is for everyone."""

    async def carry_out(self, desk: Desk) -> Answer:
        desk.spend("talk_of_person", desk.person, "too-much-talk")
        await desk.check_voice()
        return await super().carry_out(desk)

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        if who in table.removed:
            raise HouseError("removed-by-host", 403)
        seat = table.seat_of(who)
        text = " ".join("".join(c for c in self.text if _visible(c)).split())
        if not text:
            raise HouseError("nothing-said", 400)
        to = self._audience(table, seat)
        _check_talk(table, seat, to)
        return Said(at=at, person=who, seat=seat, text=text, to=to)

    def _audience(self, table: Table, seat: int | None) -> tuple[int, ...] | None:
        if self.to is None:
            return None
        if seat is None:
            raise HouseError("watchers-only-watch", 403)
        for other in self.to:
            check_seat(table, other)
        return tuple(sorted({seat, *self.to}))


def _check_talk(table: Table, seat: int | None, to: tuple[int, ...] | None) -> None:
    """HouseError or Refused where this may not be said now."""
    talk = talk_of(table.game)
    if to is not None and (talk is None or table.status != "running"):
        raise HouseError("no-whispers")
    if table.status == "running":
        if talk and (refusal := talk.why_not_say(table.running().state, seat, to)):
            raise Refused(refusal)
        if table.clock.talk_ended:
            raise HouseError("talk-ended")


def _visible(letter: str) -> bool:
    """No control letters, and none that turn the direction of writing about."""
    return letter == " " or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl"}


class Said(Entry, tag="said"):
    person: str
    text: str
    seat: int | None = None
    to: tuple[int, ...] | None = None
    """The seats of a whisper, the speaker's own included; None is for everyone."""

    @property
    def speaker(self) -> str | None:
        return self.person

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        said = self.notice(seat=self.seat, person=self.person, text=self.text, to=self.to)
        if self.to is None:
            return (Told(None, said),)
        # Who whispers with whom is seen; what is said is not.
        seen = Notice(self.at, "whispered", self.seat, to=self.to)
        return Told(self.to, said), Told(None, seen, but=self.to)


def without_words(entry: Entry) -> Entry:
    """An entry whose speaker had his words taken away; that something was said remains."""
    return replace(entry, text="") if isinstance(entry, Said) else entry


class Forgotten(Entry, tag="forgotten"):
    """A person had his words taken away: whoever has them in memory forgets them too."""

    person: str

    def happen(self, table: Table) -> Table:
        return replace(table, told=Log([self._forget(told) for told in table.told]))

    def _forget(self, told: Told) -> Told:
        line = told.line
        if isinstance(line, Notice) and line.what == "said" and line.person == self.person:
            return replace(told, line=replace(line, text=""))
        return told

    def told(self, before: Table, after: Table) -> tuple[Told, ...]:  # noqa: ARG002
        return ()


class EndTalk(Command, tag="end-talk"):
    """The host ends a step for talking before its time, so that it is voted."""

    of_the_phone = True

    def decide(self, table: Table, who: str, at: int) -> Entry | None:
        check_host(table, who)
        if table.status != "running" or not table.clock.for_talk:
            raise HouseError("no-talk-to-end")
        return TalkEnded(at=at)


class TalkEnded(Entry, tag="talk-ended"):
    """The host ends the talk: what is left of the step is for the vote."""

    def happen(self, table: Table) -> Table:
        return replace(table, clock=table.clock.talk_over(self.at))
