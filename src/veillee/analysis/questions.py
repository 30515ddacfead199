"""The small questions that an analysis is cut into. Each can be answered in any process, in any
order and bit by bit: what a number of a question comes to depends on nothing but the record."""

from __future__ import annotations

from typing import Literal, NamedTuple

from veillee.bots import Reason

Kind = Literal["moves", "fair", "truth", "drawn", "known", "advice", "compared"]


class Question(NamedTuple):
    """Something to find out about a moment of the match, over and over with other luck.

    `moves`: what kind of move was made; `fair`: how a match like it ends that is dealt anew;
    `truth`: how it ends when quick bots go on from there; `drawn`: the same, once the move that was
    made is made again with other luck; `known`: the same as `truth`, from what the seat takes for
    possible; `advice`: what the strong bot would have done, knowing what the seat knew;
    `compared`: how it ends in a world that the seat takes for possible, after the move that was
    made and after another one.
    """

    kind: Kind
    moment: int = 0
    """So many moves had been made."""
    seat: int = 0
    move: str = ""


class Piece(NamedTuple):
    """Some numbers of a question about a match: those from `first` on, before `last`."""

    record: str
    question: Question
    first: int
    last: int


class Ask(NamedTuple):
    """A question, and the numbers of it that are wanted."""

    question: Question
    first: int
    last: int

    def of(self, record: str) -> Piece:
        return Piece(record, *self)


class MoveMade(NamedTuple):
    """What kind of move was made."""

    seat: int
    move: str
    choices: int
    """How many moves the seat could have made."""
    drew: bool
    """Whether it drew on the match's chance."""


class Ending(NamedTuple):
    """How a match ended, for the one number after its last move."""

    shares: tuple[float, ...]
    teams: tuple[int, ...]
    has_secrets: bool
    """Whether anybody knew less than the truth when it began."""


class Finish(NamedTuple):
    """How it ended when bots went on: the share of winning of each seat that was asked for."""

    shares: tuple[float, ...]
    moves: int
    """How many moves they made: what it cost."""


class Advised(NamedTuple):
    """What the strong bot would have played, in notation and as it goes over the wire, and why."""

    written: str
    move: object
    reason: Reason | None


Answer = MoveMade | Ending | Finish | Advised
