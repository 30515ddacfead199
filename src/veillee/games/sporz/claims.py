"""Claims: what players say to everybody by day, true or not (chapter 10)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from veillee.kernel import Condition, Event, Refusal, first_broken, passing

from .components import MOST_PLAYERS, ROLES
from .events import (
    Claimed,
    ClaimedCount,
    ClaimedDenial,
    ClaimedFound,
    ClaimedOpinion,
    ClaimedQuestion,
    ClaimedRole,
    ClaimedTouched,
    ClaimedVote,
)
from .hearsay import grounded, is_accused_by, is_said_so, setting, today
from .manners import wording
from .moves import (
    RESULTS,
    TOUCHES,
    About,
    Claim,
    Counted,
    Denial,
    Found,
    IAm,
    Opinion,
    Question,
    WasTouched,
    WillVote,
)
from .questions import questions, why_not_ask
from .rows import appended, replaced
from .state import CLAIMS_A_DAY, RULEBOOK, Said, State
from .steps import OnBoard, is_on_board, named

NIGHTS_RECALLED: Final = 5
OF_A_PLAYER: Final = (Found, Opinion, WillVote, Question)
ON_A_WORD: Final = (Opinion, WillVote)
OF_A_NIGHT: Final = (Found, Counted, WasTouched)

ON_BOARD: Final[tuple[OnBoard, ...]] = (Condition("10.4", "not-on-board", is_on_board, named),)
# By the night before the day.
RECENT: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "10.4",
        "not-a-recent-night",
        lambda night, past: night - NIGHTS_RECALLED < past <= night,
        lambda _, past: {"night": past, "nights": NIGHTS_RECALLED},
    ),
)
# By the players at the table.
POSSIBLE: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "10.5",
        "more-than-players",
        lambda players, mutants: mutants <= players,
        lambda players, _: {"players": players},
    ),
)
SAID_SO: Final[tuple[Condition[State, int, Opinion | WillVote], ...]] = (
    Condition(
        "10.6",
        "not-so-said",
        lambda state, seat, about: about.because is None or is_said_so(state, seat, about),
        lambda _, __, about: {"by": about.because or 0, "of": about.seat},
    ),
)
ACCUSED: Final[tuple[Condition[State, int, Denial], ...]] = (
    Condition("10.7", "not-accused", is_accused_by, lambda _, __, denial: {"by": denial.seat}),
)
# By the claims made so far.
TO_CLAIM: Final[tuple[Condition[int], ...]] = (
    Condition(
        "10.3",
        "claimed-enough",
        lambda made: made < CLAIMS_A_DAY,
        lambda _: {"claims": CLAIMS_A_DAY},
    ),
)


def nights_recalled(night: int) -> list[int]:
    """The nights that a claim may speak of."""
    return list(passing(RECENT, night, range(1, night + 1)))


@cache
def why_no_more(made: int) -> Refusal | None:
    return first_broken(RULEBOOK, TO_CLAIM, made)


def claims(state: State, seat: int) -> tuple[Claim, ...]:
    if why_no_more(state.answer_of(seat).claims):
        return ()
    plain = claimable(state.crew, len(state.roles), state.night)
    return (*plain, *questions(state, seat), *map(Claim, grounded(state, seat)))


@cache
def possible_counts(players: int) -> list[int]:
    return list(passing(POSSIBLE, players, range(MOST_PLAYERS + 1)))


# The same for everyone all day long; one day is followed by the next.
@lru_cache(maxsize=16)
def claimable(crew: tuple[int, ...], players: int, night: int) -> tuple[Claim, ...]:
    """Everything that can be claimed on the day after this night, on nobody's word."""
    counts = possible_counts(players)
    about: list[About] = [IAm(role) for role in ROLES]
    for seat in crew:
        about += (Opinion(seat, "suspect"), Opinion(seat, "trust"), WillVote(seat))
    for past in nights_recalled(night):
        about += [WasTouched(past, how) for how in TOUCHES]
        about += [Counted(past, mutants) for mutants in counts]
        about += [Found(past, seat, result) for seat in crew for result in RESULTS]
    return tuple(map(Claim, about))


def why_not_claim(state: State, seat: int, claim: Claim) -> Refusal | None:
    about, refusal = claim.about, None
    if isinstance(about, OF_A_PLAYER):
        refusal = first_broken(RULEBOOK, ON_BOARD, state.crew, about.seat)
    if isinstance(about, OF_A_NIGHT):
        refusal = refusal or first_broken(RULEBOOK, RECENT, state.night, about.night)
    if isinstance(about, Counted):
        refusal = refusal or first_broken(RULEBOOK, POSSIBLE, len(state.roles), about.mutants)
    if isinstance(about, ON_A_WORD):
        refusal = refusal or first_broken(RULEBOOK, SAID_SO, state, seat, about)
    if isinstance(about, Denial):
        refusal = first_broken(RULEBOOK, ACCUSED, state, seat, about)
    if isinstance(about, Question):
        refusal = refusal or why_not_ask(state, seat, about)
    return refusal or why_no_more(state.answer_of(seat).claims)


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
    told = msgspec.structs.replace(
        heard(seat, move.about),
        **wording(move.manner)._asdict(),
        **setting(today(state), said)._asdict(),
    )
    return after, Event("10.2", told)


def heard(seat: int, about: About) -> Claimed:
    """A claim as an event, in plain words."""
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
            return ClaimedOpinion(seat, about.seat, about.says, about.because)
        case WillVote():
            return ClaimedVote(seat, about.seat, about.because)
        case Denial():
            return ClaimedDenial(seat, about.seat)
        case Question():
            return ClaimedQuestion(seat, about.seat, about.asks)
