"""Replaying a record: the same states, byte for byte, or an error that says where they part."""

from __future__ import annotations

from typing import TypeVar

from veillee.kernel.draws import draws
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
            _check_draws(record, match)
            raise RecordError(
                "record-refused", line, rule=refused.rule, move=move[:40]
            ) from refused
    _check_draws(record, match)
    match.give_up(stop=record.stopped)
    if digest(match.state) != record.state or match.outcome != record.outcome:
        raise RecordError("record-diverges", last)
    return match


def _check_draws(record: Record, match: Match) -> None:
    """RecordError where the record says that something else was drawn, up to where the match is."""
    if record.draws is None:
        return
    drawn, said = draws(match), record.draws
    lines = zip((drawn.deal, *drawn.moves), (said.deal, *said.moves), strict=False)
    for line, (right, written) in enumerate(lines, start=1):
        if right != written:
            raise RecordError("record-drew-otherwise", line)
    if len(match) == len(record.moves) and drawn.words != said.words:
        raise RecordError("record-drew-otherwise", len(match) + FIRST_MOVE_LINE)
