"""Telling players what they may know: a private fact is heard once and remembered for ever."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from veillee.kernel import Event

from .events import Note
from .state import State


class Telling:
    """What is told while a step closes: the events, and the notes for each seat's memory."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._notes: dict[int, list[Note]] = {}

    def everyone(self, rule: str, fact: msgspec.Struct) -> None:
        self.events.append(Event(rule, fact))

    def to(self, seat: int, rule: str, note: Note) -> None:
        """One event for each seat: an audience must not show who else was told."""
        self.events.append(Event(rule, note, (seat,)))
        self._notes.setdefault(seat, []).append(note)

    def to_each(self, seats: Iterable[int], rule: str, note: Note) -> None:
        for seat in seats:
            self.to(seat, rule, note)

    def remembered(self, state: State) -> State:
        """The state with every note in its seat's memory."""
        if not self._notes:
            return state
        notes = list(state.notes)
        for seat, more in self._notes.items():
            notes[seat] = (*notes[seat], *more)
        self._notes = {}
        return msgspec.structs.replace(state, notes=tuple(notes))
