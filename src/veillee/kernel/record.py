"""A record: what a match needs to be played again, as JSON Lines. docs/records.md has the format.

Every line ends with a check over itself and the lines before it, so that a record which was cut
or edited says so, and where. The check guards against accidents and quick fingers; what nobody
can forge is the commitment to the seed, shown before the first move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from veillee.kernel.chance import commitment, opens
from veillee.kernel.draws import Draw, Draws
from veillee.kernel.errors import RecordError
from veillee.kernel.game import Outcome
from veillee.kernel.giving_up import Stop

VERSION: Final = 1
WITH_DRAWS: Final = 2
"""The version of a record that says what was drawn; all else is as in the first."""
CHECK: Final = re.compile(r',"check":"([0-9a-f]{16})"}$')


T = TypeVar("T")


class RecordedMove(NamedTuple):
    """One move of a record, in the game's notation."""

    seat: int
    move: str
    note: str = ""
    """Who played it, where it was not the person of the seat ("bot", "clock"), or "hint"."""


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first moves of a match that goes on from a moment of another: they had its chance."""

    moves: int
    """How many moves there were when the next stretch began."""
    seed: str
    contributions: tuple[str, ...] = ()


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line."""

    veillee: str
    version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    contributions: tuple[str, ...]
    before: tuple[Stretch, ...] = ()
    draws: tuple[Draw, ...] = ()


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line for a move."""

    seat: int
    move: str
    note: str = ""
    draws: tuple[Draw, ...] = ()


class Close(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The last line."""

    moves: int
    outcome: Outcome | None
    seed: str | None
    state: str
    gave_up: tuple[int, ...] = ()
    stopped: Stop = ""
    words: int | None = None


@dataclass(frozen=True)
class Record:
    """A match on paper. `str(record)` writes it; `Record.parse` reads it."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    contributions: tuple[str, ...]
    moves: tuple[RecordedMove, ...]
    outcome: Outcome | None
    state: str
    """The digest of the state after the last move: a replay must arrive at it."""
    seed: str | None
    """None where the record was not opened."""
    shown: str = ""
    """The commitment that was shown; worked out from the seed where that is known."""
    before: tuple[Stretch, ...] = ()
    """Where it goes on from a moment of another match: what that one was dealt from."""
    gave_up: tuple[int, ...] = ()
    """Seats that gave it up, in that order."""
    stopped: Stop = ""
    """Where it ended for that: the message that says so."""
    draws: Draws | None = None
    """What was drawn, for people who check it without the rules; None where nobody asked."""

    @property
    def rated(self) -> bool:
        """Whether it may count for a rating: not where somebody could know what was coming."""
        return not self.before

    @property
    def commitment(self) -> str:
        return self.shown or commitment(self.seed or "")

    def unopened(self) -> Record:
        """The record without its seed, as it may be handed out while hands are secret."""
        return replace(self, seed=None, shown=self.commitment, draws=None)

    def __str__(self) -> str:
        return "".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The record, line by line, each with its check."""
        draws = self.draws or Draws((), ((),) * len(self.moves), 0)
        head = Head(
            veillee="record",
            version=WITH_DRAWS if self.draws else VERSION,
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment,
            contributions=self.contributions,
            before=self.before,
            draws=draws.deal,
        )
        moves = (
            Line(seat=entry.seat, move=entry.move, note=entry.note, draws=drawn)
            for entry, drawn in zip(self.moves, draws.moves, strict=True)
        )
        close = Close(
            moves=len(self.moves),
            outcome=self.outcome,
            seed=self.seed,
            state=self.state,
            gave_up=self.gave_up,
            stopped=self.stopped,
            words=draws.words if self.draws else None,
        )
        check = ""
        for line in (head, *moves, close):
            body = msgspec.json.encode(line).decode()
            check = _check(check, body)
            yield f'{body[:-1]},"check":"{check}"}}\n'

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; RecordError says what is wrong with it and where."""
        # Not splitlines(): a seed may hold one of the other characters that end a line there.
        lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
        head = _head(lines)
        bodies = _checked(lines, ends_well=text.endswith("\n"))
        close_at = len(bodies)
        if close_at == 1:
            raise RecordError("record-cut", close_at)
        moves, drawn = [], []
        for number, body in enumerate(bodies[1:-1], start=2):
            line = _decode(body, Line, number)
            moves.append(RecordedMove(line.seat, line.move, line.note))
            drawn.append(line.draws)
        try:
            close = msgspec.json.decode(bodies[-1], type=Close)
        except msgspec.DecodeError:
            # Every line so far is sound, but the last one is a move: the end is missing.
            raise RecordError("record-cut", close_at) from None
        if close.moves != len(moves) or (close.words is None) != (head.version == VERSION):
            raise RecordError("record-edited", close_at)
        if close.seed is not None and not opens(close.seed, head.commitment):
            raise RecordError("record-wrong-seed", close_at)
        return cls(
            game=head.game,
            rules=head.rules,
            seats=head.seats,
            options=head.options,
            contributions=head.contributions,
            moves=tuple(moves),
            outcome=close.outcome,
            state=close.state,
            seed=close.seed,
            shown=head.commitment,
            before=head.before,
            gave_up=close.gave_up,
            stopped=close.stopped,
            draws=None if close.words is None else Draws(head.draws, tuple(drawn), close.words),
        )


def digest(state: Any) -> str:
    """A state's fingerprint: two states with one digest are equal to the byte."""
    return sha256(msgspec.json.encode(state, order="sorted")).hexdigest()


def _head(lines: list[str]) -> Head:
    if lines == [""]:
        raise RecordError("record-empty", 1)
    try:
        first = msgspec.json.decode(CHECK.sub("}", lines[0]))
    except (msgspec.DecodeError, RecursionError):
        raise RecordError("record-not-one", 1) from None
    if not isinstance(first, dict) or first.get("veillee") != "record":
        raise RecordError("record-not-one", 1)
    if first.get("version") not in (VERSION, WITH_DRAWS):
        found = str(first.get("version"))[:40]
        raise RecordError("record-version", 1, found=found, known=WITH_DRAWS)
    return _decode(CHECK.sub("}", lines[0]), Head, 1)


def _checked(lines: list[str], *, ends_well: bool) -> list[str]:
    """The lines without their checks, once every check has been found right."""
    bodies, check = list[str](), ""
    for number, line in enumerate(lines, start=1):
        found = CHECK.search(line)
        if not found:
            is_last = number == len(lines)
            cut = is_last and not ends_well
            raise RecordError("record-cut" if cut else "record-edited", number)
        body = line[: found.start()] + "}"
        check = _check(check, body)
        if found[1] != check:
            raise RecordError("record-edited", number)
        bodies.append(body)
    return bodies


def _check(before: str, body: str) -> str:
    return sha256(f"{before}{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _decode(body: str, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise RecordError("record-edited", number) from None
