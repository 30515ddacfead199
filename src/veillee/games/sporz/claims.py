"""Claims: what players say to everybody by day, true or not (chapter 10)."""

from __future__ import annotations

import msgspec

from veillee.kernel import Event, Refusal

from .events import (
    ClaimedCount,
    ClaimedFound,
    ClaimedOpinion,
    ClaimedRole,
    ClaimedTouched,
    ClaimedVote,
)
from .moves import (
    NIGHTS_RECALLED,
    About,
    Claim,
    Counted,
    Found,
    IAm,
    Move,
    Opinion,
    WasTouched,
    WillVote,
    claims,
    nights_recalled,
)
from .rows import appended, replaced
from .rulebook import RULEBOOK
from .state import CLAIMS_A_DAY, Said, State


def claim_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Clause 10.3: while the seat has claims left."""
    if state.answer_of(seat).claims >= CLAIMS_A_DAY:
        return ()
    return claims(state.crew, len(state.roles), state.night)


def why_not_claim(state: State, seat: int, claim: Claim) -> Refusal | None:
    about = claim.about
    if isinstance(about, Found | Opinion | WillVote) and about.seat not in state.crew:
        return RULEBOOK.refuse("10.4", "not-on-board", seat=about.seat)
    if isinstance(about, Found | Counted | WasTouched) and (
        about.night not in nights_recalled(state.night)
    ):
        return RULEBOOK.refuse(
            "10.4", "not-a-recent-night", night=about.night, nights=NIGHTS_RECALLED
        )
    if isinstance(about, Counted) and about.mutants > len(state.roles):
        return RULEBOOK.refuse("10.5", "more-than-players", players=len(state.roles))
    if state.answer_of(seat).claims >= CLAIMS_A_DAY:
        return RULEBOOK.refuse("10.3", "claimed-enough", claims=CLAIMS_A_DAY)
    return None


def claim(state: State, seat: int, move: Claim) -> tuple[State, Event]:
    """Clause 10.2: everyone hears it at once."""
    answer = state.answer_of(seat)
    spoken = msgspec.structs.replace(answer, claims=answer.claims + 1)
    said = Said(seat, move.about)
    after = msgspec.structs.replace(
        state,
        answers_in_rows=replaced(state.answers_in_rows, seat, spoken),
        claims_in_rows=appended(state.claims_in_rows or (), said),
    )
    return after, Event("10.2", heard(seat, move.about))


def heard(seat: int, about: About) -> msgspec.Struct:
    match about:
        case IAm():
            return ClaimedRole(seat, about.role)
        case Found():
            return ClaimedFound(seat, about.night, about.seat, about.result)
        case Counted():
            return ClaimedCount(seat, about.night, about.mutants)
        case WasTouched():
            return ClaimedTouched(seat, about.night, about.how)
        case Opinion():
            return ClaimedOpinion(seat, about.seat, about.says)
        case WillVote():
            return ClaimedVote(seat, about.seat)
