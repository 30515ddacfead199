"""The day: claims, and the secret ballot that may kill (chapters 10 and 11)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from veillee.kernel import Chance, Condition, Refusal, all_hold, first_broken, passing

from .autopsy import announce_death
from .events import BallotCounted, NobodyDied, Settled, Voted
from .moves import (
    BLANK_DECISION,
    BLANK_VOTE,
    DECIDE,
    VOTE,
    Abstain,
    Claim,
    Decide,
    Kind,
    Move,
    Paper,
    Sleep,
    Vote,
)
from .state import RULEBOOK, Answer, State, silence
from .steps import Now, OnBoard, is_awaited, is_awaited_for, is_on_board, is_one_of, named
from .telling import Telling

ANSWERS: Final[tuple[Kind, ...]] = (Sleep, Vote, Abstain, Claim)
DAY: Final[tuple[Now, ...]] = (
    Condition("11.2", "day-is-done", is_awaited_for(Sleep, Claim)),
    Condition("11.1", "now-is-day", is_one_of(ANSWERS)),
)
CHIEFS_ANSWERS: Final[tuple[Kind, ...]] = (Decide, Abstain)
TIE: Final[tuple[Now, ...]] = (
    Condition("11.6", "the-chief-decides", is_awaited),
    Condition("11.6", "now-is-tie", is_one_of(CHIEFS_ANSWERS)),
)
FILLED_IN: Final[tuple[Condition[Paper], ...]] = (
    Condition("11.3", "one-name-or-blank", lambda paper: paper.blank == (paper.seat is None)),
)
ON_BOARD: Final[tuple[OnBoard, ...]] = (Condition("11.1", "not-on-board", is_on_board, named),)
BLANK_TIED: Final[tuple[Condition[State], ...]] = (
    Condition("11.6", "blank-is-not-tied", lambda state: state.blank_tied),
)
AMONG_THE_TIED: Final[tuple[Condition[tuple[int, ...], int], ...]] = (
    Condition("11.6", "not-among-the-tied", lambda tied, seat: seat in tied, named),
)


def open_day(state: State) -> State:
    return msgspec.structs.replace(
        state,
        phase="day",
        awaited=state.crew,
        answers_in_rows=silence(len(state.roles)),
        past_claims=state.claims,
        claims_in_rows=(),
    )


def votes(crew: tuple[int, ...]) -> tuple[Vote, ...]:
    """Clause 11.1: anybody on board, or blank."""
    return (*(VOTE[seat] for seat in crew), BLANK_VOTE)


def why_not_vote(state: State, seat: int, move: Vote) -> Refusal | None:  # noqa: ARG001
    refusal = first_broken(RULEBOOK, FILLED_IN, move)
    if refusal or move.seat is None:
        return refusal
    return first_broken(RULEBOOK, ON_BOARD, state.crew, move.seat)


def vote(answer: Answer, move: Vote | Abstain) -> Answer:
    """Clause 11.2: a new ballot replaces the old one; abstaining takes it back."""
    ballot = move if isinstance(move, Vote) else None
    return msgspec.structs.replace(answer, deed=ballot, changes=answer.changes + 1)


def close_ballot(state: State, telling: Telling) -> State:
    """Clauses 11.4 to 11.8: the count, and whom it kills; a tie waits for the chief."""
    ballots = [(seat, state.answer_of(seat).deed) for seat in state.crew]
    for seat, ballot in ballots:
        name, blank = (ballot.seat, ballot.blank) if isinstance(ballot, Vote) else (None, False)
        telling.to(seat, "11.1", Voted(state.night, name, blank))
    count = counted(state.night, [b for _, b in ballots if isinstance(b, Vote)])
    telling.everyone("11.5", count)
    state = msgspec.structs.replace(state, ballots=(*state.ballots, count))
    if len(count.first) + count.blank_first > 1:
        return open_tie(state, count)
    return execute(state, count.first[0] if count.first else None, telling)


def counted(day: int, ballots: list[Vote]) -> BallotCounted:
    """Clause 11.4: blank counts like a player. Clause 11.5: the count names no voter."""
    counts = Counter(ballot.seat for ballot in ballots if ballot.seat is not None)
    blank = sum(ballot.blank for ballot in ballots)
    named = sorted(counts, key=lambda seat: (-counts[seat], seat))
    most = max(blank, *counts.values(), 0)
    return BallotCounted(
        day=day,
        named=tuple(named),
        counts=tuple(counts[seat] for seat in named),
        most=max(counts.values(), default=0),
        blank=blank,
        first=tuple(seat for seat in named if counts[seat] == most),
        blank_first=0 < blank == most,
    )


def open_tie(state: State, count: BallotCounted) -> State:
    """Clause 11.6: the chief is asked, and nobody else."""
    assert state.chief is not None  # noqa: S101  (clause 4.5: no day without one)
    return msgspec.structs.replace(
        state,
        phase="tie",
        awaited=(state.chief,),
        answers_in_rows=silence(len(state.roles)),
        tied=count.first,
        blank_tied=count.blank_first,
    )


def decisions(state: State, seat: int) -> list[Decide]:  # noqa: ARG001
    blank = [BLANK_DECISION] if all_hold(BLANK_TIED, state) else []
    return [*(DECIDE[tied] for tied in passing(AMONG_THE_TIED, state.tied, state.crew)), *blank]


def why_not_decide(state: State, seat: int, move: Decide) -> Refusal | None:  # noqa: ARG001
    if refusal := first_broken(RULEBOOK, FILLED_IN, move):
        return refusal
    if move.seat is None:
        return first_broken(RULEBOOK, BLANK_TIED, state)
    return first_broken(RULEBOOK, AMONG_THE_TIED, state.tied, move.seat)


def settle(state: State, move: Move, chance: Chance, telling: Telling) -> State:
    """Clause 11.6: as the chief says. Clause 11.7: if he is silent, blank, or else the draw."""
    if isinstance(move, Decide):
        settled = Settled(state.night, "chief", move.seat)
    elif state.blank_tied:
        settled = Settled(state.night, "silence", None)
    else:
        settled = Settled(state.night, "draw", chance.choice(state.tied))
    telling.everyone("11.6" if settled.by == "chief" else "11.7", settled)
    state = msgspec.structs.replace(
        state, ballots=(*state.ballots, settled), tied=(), blank_tied=False
    )
    return execute(state, settled.seat, telling)


def execute(state: State, seat: int | None, telling: Telling) -> State:
    """Clauses 11.4 and 11.9: whoever has most is killed; blank, or no ballot at all, nobody."""
    if seat is None:
        telling.everyone("11.4", NobodyDied(state.night))
        return state
    return announce_death(state, seat, "ballot", telling)
