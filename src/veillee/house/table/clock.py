"""Clocks, worked out from the journal: they go on over a restart as if nothing had happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from veillee.house.table.terms import (
    DAY,
    SECOND,
    DaysPerMove,
    SecondsPerMove,
    SecondsPerStep,
    TimeControl,
    Untimed,
)


class Clock(msgspec.Struct, frozen=True):
    """Who is awaited since when, and until when he may think. Times are in milliseconds."""

    control: TimeControl
    reserves: tuple[int, ...] = ()
    since: Mapping[int, int] = {}
    together: bool = False
    step_ends: int | None = None
    for_talk: bool = False
    """Whether the step is one for talking, and the talk has not been ended."""
    talk_ended: bool = False
    stands_since: int | None = None
    """While the match is adjourned."""

    @classmethod
    def of(cls, control: TimeControl, seats: int) -> Clock:
        if isinstance(control, SecondsPerMove):
            return cls(control, (control.reserve * SECOND,) * seats)
        return cls(control)

    @property
    def runs(self) -> bool:
        return not isinstance(self.control, Untimed)

    @property
    def in_steps(self) -> bool:
        """Whether steps last their fixed time, however soon everyone has answered."""
        return isinstance(self.control, SecondsPerStep)

    def turned(
        self,
        awaited: Sequence[int],
        at: int,
        mover: int | None,
        *,
        new_step: bool,
        talk: bool,
        together: bool,
    ) -> Clock:
        """The clock from now on, when these seats are awaited, as everyone sees.

        In a step that is answered `together` all have the same time from its opening to its close,
        and no reserve is used up: a clock that followed each answer would tell of it.
        """
        if not self.runs or (together and not new_step):
            return self
        done = {s for s in self.since if self.together or s == mover or s not in awaited}
        reserves = self.reserves
        if reserves and not self.together:
            reserves = tuple(
                self._left(seat, at) if seat in done else left for seat, left in enumerate(reserves)
            )
        since = {seat: began for seat, began in self.since.items() if seat not in done}
        after = replace(
            self,
            reserves=reserves,
            since={**dict.fromkeys(awaited, at), **since},
            together=together,
        )
        if isinstance(self.control, SecondsPerStep) and new_step:
            lasts = self.control.talk if talk else self.control.seconds
            return replace(after, step_ends=at + SECOND * lasts, for_talk=talk, talk_ended=False)
        return after

    def _left(self, seat: int, at: int) -> int:
        """What is left of the seat's reserve, once it has thought until now."""
        allowed = self.control.seconds if isinstance(self.control, SecondsPerMove) else 0
        over = at - self.since[seat] - allowed * SECOND
        return max(0, self.reserves[seat] - max(0, over))

    def talk_over(self, at: int) -> Clock:
        """The talk is over: what is left is a step like any other, to vote in."""
        if not isinstance(self.control, SecondsPerStep) or self.step_ends is None:
            return self
        ends = min(self.step_ends, at + SECOND * self.control.seconds)
        return replace(self, step_ends=ends, for_talk=False, talk_ended=True)

    def stopped(self, at: int) -> Clock:
        return replace(self, stands_since=at)

    def going_on(self, at: int) -> Clock:
        """The move that was thought about is begun anew: whoever is back may have been late."""
        stood = 0 if self.stands_since is None else at - self.stands_since
        return replace(
            self,
            stands_since=None,
            since=dict.fromkeys(self.since, at),
            step_ends=None if self.step_ends is None else self.step_ends + stood,
        )

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None where it has all the time there is."""
        if seat not in self.since or self.stands_since is not None:
            return None
        match self.control:
            case SecondsPerMove(seconds=seconds):
                return self.since[seat] + seconds * SECOND + self.reserves[seat]
            case DaysPerMove(days=days):
                return self.since[seat] + days * DAY
            case SecondsPerStep():
                return self.step_ends
            case _:
                return None

    @property
    def next_deadline(self) -> int | None:
        """When somebody's time is up, at the earliest."""
        deadlines = [self.deadline(seat) for seat in self.since]
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def face(self) -> ClockFace:
        """What everyone at the table sees of it."""
        if not self.runs:
            return NO_TIME
        return ClockFace(
            deadlines={seat: self.deadline(seat) for seat in self.since},
            reserves=self.reserves,
            talk=self.for_talk,
        )


class ClockFace(msgspec.Struct, frozen=True):
    """The clock as it is shown; times are milliseconds, deadlines since 1970."""

    deadlines: dict[int, int | None]
    reserves: tuple[int, ...] = ()
    talk: bool = False
    """Whether the step is one for talking, which the host may end before its time."""


NO_TIME = ClockFace({})
