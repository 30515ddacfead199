"""The day: claims, and the secret ballot that may kill (chapters 10 and 11)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from veillee.kernel import Chance, Refusal

from .autopsy import announce_death
from .claims import claim_moves, why_not_claim
from .events import BallotCounted, NobodyDied, Settled, Voted
from .moves import (
    ABSTAIN,
    BLANK_DECISION,
    BLANK_VOTE,
    DECIDE,
    SLEEP,
    VOTE,
    Abstain,
    Claim,
    Decide,
    Move,
    Sleep,
    Vote,
)
from .rulebook import RULEBOOK
from .state import Answer, State, silence
from .telling import Telling


def open_day(state: State) -> State:
    return msgspec.structs.replace(
        state,
        phase="day",
        awaited=state.crew,
        answers_in_rows=silence(len(state.roles)),
        past_claims=state.claims,
        claims_in_rows=(),
    )


def day_moves(state: State, seat: int) -> list[Move]:
    """Clause 11.2: after one's last word only the ballot may change."""
    if seat not in state.awaited:
        return list(votes(state.crew))
    return [SLEEP, *votes(state.crew), *claim_moves(state, seat)]


# The crew stays the same all day long.
@lru_cache(maxsize=16)
def votes(crew: tuple[int, ...]) -> tuple[Move, ...]:
    """Clause 11.1: anybody on board, blank, or nothing."""
    return (*(VOTE[seat] for seat in crew), BLANK_VOTE, ABSTAIN)


def why_not_by_day(state: State, seat: int, move: Move) -> Refusal | None:
    match move:
        case Sleep() | Claim() if seat not in state.awaited:
            return RULEBOOK.refuse("11.2", "day-is-done")
        case Sleep() | Abstain():
            return None
        case Claim():
            return why_not_claim(state, seat, move)
        case Vote() if not move.is_filled_in:
            return RULEBOOK.refuse("11.3", "one-name-or-blank")
        case Vote() if move.seat is not None and move.seat not in state.crew:
            return RULEBOOK.refuse("11.1", "not-on-board", seat=move.seat)
        case Vote():
            return None
        case _:
            return RULEBOOK.refuse("11.1", "now-is-day")


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


def tie_moves(state: State, seat: int) -> list[Move]:
    if seat not in state.awaited:
        return []
    blank = [BLANK_DECISION] if state.blank_tied else []
    return [*(DECIDE[seat] for seat in state.tied), *blank, ABSTAIN]


def why_not_decide(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in state.awaited:
        return RULEBOOK.refuse("11.6", "the-chief-decides")
    match move:
        case Abstain():
            return None
        case Decide() if not move.is_filled_in:
            return RULEBOOK.refuse("11.3", "one-name-or-blank")
        case Decide() if move.blank and not state.blank_tied:
            return RULEBOOK.refuse("11.6", "blank-is-not-tied")
        case Decide() if move.seat is not None and move.seat not in state.tied:
            return RULEBOOK.refuse("11.6", "not-among-the-tied", seat=move.seat)
        case Decide():
            return None
        case _:
            return RULEBOOK.refuse("11.6", "now-is-tie")


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
