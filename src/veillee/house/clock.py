"""Clocks, worked out from the journal: they go on over a restart as if nothing had happened."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from veillee.house.terms import DAY, SECOND, AnyClock, DaysClock, MoveClock, NoClock, StepClock


class Clock:
    """Who is awaited since when, and until when he may think. Times are in milliseconds."""

    def __init__(self, terms: AnyClock, seats: int) -> None:
        self._terms = terms
        self.runs = not isinstance(terms, NoClock)
        reserve = terms.reserve * SECOND if isinstance(terms, MoveClock) else 0
        self._reserve = [reserve] * seats
        self._since: dict[int, int] = {}
        self._together = False
        self._step_ends: int | None = None
        self.for_talk = False
        """Whether the step is one for talking, and the talk has not been ended."""
        self.talk_ended = False

    @property
    def in_steps(self) -> bool:
        """Whether steps last their fixed time, however soon everyone has answered."""
        return isinstance(self._terms, StepClock)

    def turn(
        self,
        awaited: Sequence[int],
        at: int,
        mover: int | None,
        *,
        new_step: bool,
        talk: bool,
        together: bool,
    ) -> None:
        """These seats are awaited from now on, as everyone sees.

        In a step that is answered `together` all have the same time from its opening to its close,
        and no reserve is used up: a clock that followed each answer would tell of it.
        """
        if not self.runs or (together and not new_step):
            return
        for seat, since in list(self._since.items()):
            if self._together or seat == mover or seat not in awaited:
                if not self._together:
                    self._charge(seat, at - since)
                del self._since[seat]
        for seat in awaited:
            self._since.setdefault(seat, at)
        self._together = together
        if isinstance(self._terms, StepClock) and new_step:
            self._step_ends = at + SECOND * (self._terms.talk if talk else self._terms.seconds)
            self.for_talk, self.talk_ended = talk, False

    def end_talk(self, at: int) -> None:
        """The talk is over: what is left is a step like any other, to vote in."""
        if isinstance(self._terms, StepClock) and self._step_ends is not None:
            self._step_ends = min(self._step_ends, at + SECOND * self._terms.seconds)
            self.for_talk, self.talk_ended = False, True

    def _charge(self, seat: int, used: int) -> None:
        if isinstance(self._terms, MoveClock):
            over = used - self._terms.seconds * SECOND
            self._reserve[seat] = max(0, self._reserve[seat] - max(0, over))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None where it has all the time there is."""
        if seat not in self._since:
            return None
        match self._terms:
            case MoveClock(seconds=seconds):
                return self._since[seat] + seconds * SECOND + self._reserve[seat]
            case DaysClock(days=days):
                return self._since[seat] + days * DAY
            case StepClock():
                return self._step_ends
            case _:
                return None

    def face(self) -> Face:
        """What everyone at the table sees of it."""
        if not self.runs:
            return NO_TIME
        return Face(
            deadlines={seat: self.deadline(seat) for seat in self._since},
            reserves=tuple(self._reserve) if isinstance(self._terms, MoveClock) else (),
            talk=self.for_talk,
        )


class Face(msgspec.Struct, frozen=True):
    """The clock as it is shown; times are milliseconds, deadlines since 1970."""

    deadlines: dict[int, int | None]
    reserves: tuple[int, ...] = ()
    talk: bool = False
    """Whether the step is one for talking, which the host may end before its time."""


NO_TIME = Face({})
