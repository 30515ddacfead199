"""Who has spoken for or against whom of late: on whose word a claim may rest (clause 10.6), and
whom one may answer (clause 10.7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from .events import Occasion
from .moves import About, Denial, Found, Opinion, WillVote
from .questions import asker_answered, asker_evaded
from .same import Same
from .state import Said, State

DAYS_HEARD: Final = 2
"""Today and the day before."""


class Word(NamedTuple):
    """That one player has spoken against another, or for him."""

    by: int
    of: int
    against: bool


def word(said: Said) -> Word | None:
    about = said.about
    match about:
        case Found(result="mutant") | Opinion(says="suspect") | WillVote():
            return Word(said.seat, about.seat, against=True)
        case Found(result="healthy") | Opinion(says="trust"):
            return Word(said.seat, about.seat, against=False)
        case _:
            return None


def words(claims: Iterable[Said]) -> list[Word]:
    """Each once, in the order in which they were said."""
    return list(dict.fromkeys(found for said in claims if (found := word(said))))


# A claim is heard once: later ones leave the rows before theirs as they are.
@lru_cache(maxsize=256)
def words_in(row: Same) -> tuple[Word, ...]:
    return tuple(words(row.one))


def is_said_so(state: State, seat: int, about: Opinion | WillVote) -> bool:
    """Clause 10.6: whether he whose word it rests on has said so, and is somebody else."""
    return about.because != seat and any(
        (word.by, word.of, word.against) == (about.because, about.seat, is_against(about))
        for word in words_of_late(state)
    )


def is_accused_by(state: State, seat: int, denial: Denial) -> bool:
    """Clause 10.7: whether he, somebody else, has spoken against the seat today."""
    accusation = Word(denial.seat, seat, against=True)
    return denial.seat != seat and accusation in words_of_today(state)


def is_against(about: Opinion | WillVote) -> bool:
    return isinstance(about, WillVote) or about.says == "suspect"


def grounded(state: State, seat: int) -> list[About]:
    """What the seat may say on somebody's word, and whom it may answer."""
    found: list[About] = []
    for by, of, against in words_of_late(state):
        if by == seat or of not in state.crew:
            continue
        if against:
            found += (Opinion(of, "suspect", by), WillVote(of, by))
        else:
            found.append(Opinion(of, "trust", by))
    accusers = (word.by for word in words_of_today(state) if word.of == seat and word.against)
    return found + [Denial(by) for by in dict.fromkeys(accusers) if by != seat]


class Setting(NamedTuple):
    """On what occasion something is said, and to whom where it answers a question."""

    occasion: Occasion
    asker: int | None = None


def setting(before: tuple[Said, ...], said: Said) -> Setting:
    """After what was said today: all of it is everybody's to know."""
    if not before:
        return Setting("opening")
    if has_changed_his_mind(before, said):
        return Setting("changed")
    if (asker := asker_answered(before, said)) is not None:
        return Setting("answer", asker)
    if (asker := asker_evaded(before, said)) is not None:
        return Setting("evasion", asker)
    return Setting("usual")


def has_changed_his_mind(before: tuple[Said, ...], said: Said) -> bool:
    if not isinstance(said.about, Opinion | WillVote):
        return False
    own = [one for one in before if one.seat == said.seat]
    votes = [one.about for one in own if isinstance(one.about, WillVote)]
    if isinstance(said.about, WillVote) and votes:
        return votes[-1].seat != said.about.seat
    heard = [found for one in own if (found := word(one))]
    of_him = [one.against for one in heard if one.of == said.about.seat]
    return bool(of_him) and of_him[-1] != is_against(said.about)


def today(state: State) -> tuple[Said, ...]:
    return state.claims[-1] if state.claims else ()


def words_of_late(state: State) -> tuple[Word, ...]:
    return words_heard(Same(state.past_claims), Same(state.claims_in_rows or ()), DAYS_HEARD)


def words_of_today(state: State) -> tuple[Word, ...]:
    return words_heard(Same(state.past_claims), Same(state.claims_in_rows or ()), 1)


# Everybody has heard the same, and it stays so until the next claim.
@lru_cache(maxsize=16)
def words_heard(past: Same, today: Same, days: int) -> tuple[Word, ...]:
    before = past.one[max(0, len(past.one) + 1 - days) :]
    rows = (*before, *today.one)
    return tuple(dict.fromkeys(word for row in rows for word in words_in(Same(row))))
