"""Questions: who may ask whom what (clause 10.8), and which claims answer them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from veillee.kernel import Condition, Refusal, first_broken, passing

from .components import MOST_PLAYERS
from .moves import (
    ASKS,
    About,
    Asks,
    Claim,
    Counted,
    Found,
    IAm,
    Opinion,
    Question,
    WasTouched,
    WillVote,
)
from .same import Same
from .state import RULEBOOK, Said, State

OPINIONS: Final = (Opinion, WillVote)
ANSWERS: Final[dict[Asks, tuple[type[About], ...]]] = {
    "role": (IAm,),
    "learnt": (Found, Counted, WasTouched),
    "suspect": OPINIONS,
}
"""Ours: what answers each question. An opinion closes any of them, as one says it instead."""
QUESTIONS: Final = tuple(
    tuple([Claim(Question(seat, asks)) for asks in ASKS]) for seat in range(MOST_PLAYERS)
)

# By who asks, and whom.
SOMEBODY_ELSE: Final[tuple[Condition[int, int], ...]] = (
    Condition("10.8", "asks-oneself", lambda seat, other: seat != other),
)
# By what one has asked today.
NEW: Final[tuple[Condition[tuple[Question, ...], Question], ...]] = (
    Condition(
        "10.8",
        "asked-already",
        lambda asked, question: question not in asked,
        lambda _, question: {"seat": question.seat},
    ),
)


def questions(state: State, seat: int) -> Iterable[Claim]:
    """All that the seat may ask still today."""
    everything, asked = questions_of(state.crew, seat), asked_today(state, seat)
    if not asked:
        return everything
    others = [claim.about for claim in everything if isinstance(claim.about, Question)]
    return map(Claim, passing(NEW, asked, others))


# The crew stays the same all day long.
@lru_cache(maxsize=256)
def questions_of(crew: tuple[int, ...], seat: int) -> tuple[Claim, ...]:
    others = passing(SOMEBODY_ELSE, seat, crew)
    return tuple([question for other in others for question in QUESTIONS[other]])


def why_not_ask(state: State, seat: int, question: Question) -> Refusal | None:
    return first_broken(RULEBOOK, SOMEBODY_ELSE, seat, question.seat) or first_broken(
        RULEBOOK, NEW, asked_today(state, seat), question
    )


def asked_today(state: State, seat: int) -> tuple[Question, ...]:
    if not state.answer_of(seat).claims:
        return ()
    return questions_by_seat(Same(state.claims_in_rows or ())).get(seat, ())


# Everybody has heard the same, and it stays so until the next claim.
@lru_cache(maxsize=16)
def questions_by_seat(today: Same) -> dict[int, tuple[Question, ...]]:
    found: dict[int, tuple[Question, ...]] = {}
    for some in today.one:
        for said in some:
            if isinstance(said.about, Question):
                found[said.seat] = (*found.get(said.seat, ()), said.about)
    return found


def is_answer(about: About, asks: Asks) -> bool:
    return isinstance(about, ANSWERS[asks])


def open_questions(today: Iterable[Said], seat: int) -> list[tuple[int, Question]]:
    """Who has asked the seat what today, and has had no answer, and no opinion, since."""
    found: list[tuple[int, Question]] = []
    for said in today:
        if isinstance(said.about, Question) and said.about.seat == seat:
            found.append((said.seat, said.about))
        elif said.seat == seat and isinstance(said.about, OPINIONS):
            found = []
        elif said.seat == seat:
            found = [
                (asker, question)
                for asker, question in found
                if not is_answer(said.about, question.asks)
            ]
    return found


def asker_answered(before: Iterable[Said], said: Said) -> int | None:
    """Who has asked last what the claim answers."""
    asked = open_questions(before, said.seat)
    askers = [asker for asker, question in asked if is_answer(said.about, question.asks)]
    return askers[-1] if askers else None


def asker_evaded(before: Iterable[Said], said: Said) -> int | None:
    """Who has asked last something else than the opinion that is told instead."""
    if not isinstance(said.about, OPINIONS):
        return None
    asked = open_questions(before, said.seat)
    return asked[-1][0] if asked else None
