"""What may be answered in any step: `legal` and `why_not`, by the same conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from itertools import groupby
from typing import Any, Final

from veillee.kernel import Condition, Refusal, first_broken

from . import day, election, pointing
from .claims import claims, why_not_claim
from .components import Role
from .informants import hacks, why_not_hack
from .moves import (
    ABSTAIN,
    SLEEP,
    Abstain,
    Claim,
    Decide,
    Elect,
    Hack,
    Heal,
    Kind,
    Move,
    Sleep,
    Vote,
)
from .pointing import POINTING, heals, points, seen_dead, why_not_point
from .state import RULEBOOK, Phase, State
from .steps import Now

ANSWERS: Final[dict[Phase, tuple[Kind, ...]]] = {
    "election": election.ANSWERS,
    "run-off": election.ANSWERS,
    "mutants": pointing.MUTANTS_ANSWERS,
    "doctors": pointing.DOCTORS_ANSWERS,
    "informants": pointing.INFORMANTS_ANSWERS,
    "day": day.ANSWERS,
    "tie": day.CHIEFS_ANSWERS,
    "over": (),
}
"""The kinds of moves that each step is answered with."""

WHEN: Final[dict[Phase, tuple[Now, ...]]] = {
    "election": election.ELECTION,
    "run-off": election.ELECTION,
    "mutants": pointing.MUTANTS,
    "doctors": pointing.DOCTORS,
    "informants": pointing.INFORMANTS,
    "day": day.DAY,
    "tie": day.TIE,
    "over": (),
}
"""When each of them may be played at all, by whom."""

TAKING_PART: Final[tuple[Condition[Phase, bool], ...]] = (
    Condition("0.3", "match-is-over", lambda phase, _: phase != "over"),
    Condition("1.6", "the-dead-take-no-part", lambda _, aboard: aboard),
)

ALIKE: Final[dict[Kind, Callable[[tuple[int, ...], tuple[int, ...]], Iterable[Move]]]] = {
    **{kind: partial(points, kind) for kind in POINTING},
    Sleep: lambda *_: (SLEEP,),
    Abstain: lambda *_: (ABSTAIN,),
    Vote: lambda crew, _: day.votes(crew),
}
"""The moves of each kind, when it may be played: by those on board, and whom one sees dead."""

Offer = Callable[[State, int], Iterable[Move]]
OFFERED: Final[dict[Kind, Offer]] = {
    Elect: election.elects,
    Heal: heals,
    Hack: hacks,
    Decide: day.decisions,
    Claim: claims,
}
"""The same where it takes more than that."""

WHY_NOT: Final[dict[Kind, Callable[[State, int, Any], Refusal | None]]] = {
    **dict.fromkeys((*POINTING, Heal), why_not_point),
    Elect: election.why_not_elect,
    Hack: why_not_hack,
    **dict.fromkeys((Sleep, Abstain), lambda *_: None),
    Vote: day.why_not_vote,
    Decide: day.why_not_decide,
    Claim: why_not_claim,
}
"""Why one of them may not, although its kind may."""


@cache
def why_not_now(
    kind: Kind, phase: Phase, aboard: bool, awaited: bool, role: Role
) -> Refusal | None:
    return first_broken(RULEBOOK, TAKING_PART, phase, aboard) or first_broken(
        RULEBOOK, WHEN[phase], kind, awaited, role
    )


@cache
def offers_now(phase: Phase, aboard: bool, awaited: bool, role: Role) -> tuple[Offer, ...]:
    open_now = [k for k in ANSWERS[phase] if not why_not_now(k, phase, aboard, awaited, role)]
    offers: list[Offer] = []
    for is_alike, run in groupby(open_now, ALIKE.__contains__):
        kinds = tuple(run)
        offers += [partial(offer_alike, kinds)] if is_alike else [OFFERED[kind] for kind in kinds]
    return tuple(offers)


def offer_alike(kinds: tuple[Kind, ...], state: State, seat: int) -> tuple[Move, ...]:
    return alike(kinds, state.crew, seen_dead(state, seat))


# The crew stays the same all day and all night long.
@lru_cache(maxsize=128)
def alike(
    kinds: tuple[Kind, ...], crew: tuple[int, ...], dead: tuple[int, ...]
) -> tuple[Move, ...]:
    return tuple([move for kind in kinds for move in ALIKE[kind](crew, dead)])


def legal(state: State, seat: int) -> list[Move]:
    found: list[Move] = []
    awaited, role = seat in state.awaited, state.roles[seat]
    for offer in offers_now(state.phase, seat in state.crew, awaited, role):
        found += offer(state, seat)
    return found


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    kind, awaited, role = type(move), seat in state.awaited, state.roles[seat]
    return why_not_now(kind, state.phase, seat in state.crew, awaited, role) or WHY_NOT[kind](
        state, seat, move
    )
