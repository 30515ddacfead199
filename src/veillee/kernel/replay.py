"""Replaying a record: the same states, byte for byte, or an error that says where they part."""

from __future__ import annotations

from typing import TypeVar

from veillee.kernel.errors import RecordError, Refused, SetupError
from veillee.kernel.game import AnyGame
from veillee.kernel.match import Match
from veillee.kernel.record import Record, digest

FIRST_MOVE_LINE = 2

M = TypeVar("M", bound=Match)


def replay(record: Record, game: AnyGame, match_type: type[M]) -> M:
    """The match that a record describes, at its last move."""
    last = len(record.moves) + FIRST_MOVE_LINE
    theirs, ours = record.rules, game.rules_version
    if theirs < ours:
        raise RecordError("record-older-rules", 1, game=game.id, theirs=theirs, ours=ours)
    if theirs > ours:
        raise RecordError("record-newer-rules", 1, game=game.id, theirs=theirs, ours=ours)
    if record.seed is None:
        raise RecordError("record-unopened", last)
    try:
        match = match_type(
            game, record.seats, record.seed, record.options, record.contributions, record.before
        )
        match.give_up(*record.gave_up)  # whenever they did, it tells only in the end
    except (SetupError, Refused):
        raise RecordError("record-edited", 1) from None
    for line, (seat, move, _) in enumerate(record.moves, start=FIRST_MOVE_LINE):
        try:
            match.play(seat, move)
        except Refused as refused:
            raise RecordError(
                "record-refused", line, rule=refused.rule, move=move[:40]
            ) from refused
    match.give_up(stop=record.stopped)
    if digest(match.state) != record.state or match.outcome != record.outcome:
        raise RecordError("record-diverges", last)
    return match
