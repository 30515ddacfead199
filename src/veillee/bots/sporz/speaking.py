"""How a bot speaks: on whose word it says whom it will vote for, whom it answers, and that it
stands by what it has announced. All of it hangs on what everybody has heard, whatever one is."""

from __future__ import annotations

from veillee.bots.sporz.memory import Memory
from veillee.games.sporz.hearsay import DAYS_HEARD, word
from veillee.games.sporz.moves import (
    BLANK_VOTE,
    VOTE,
    Claim,
    Denial,
    Found,
    Opinion,
    Vote,
    WillVote,
)


def vote_announced(memory: Memory, seat: int) -> WillVote:
    """On the word of whoever has found the player a mutant, else of his first accuser. A mutant
    needs somebody's word even against one he has met."""
    if seat in memory.mutants and not memory.own.mutant:
        return WillVote(seat)
    accusers = [
        said
        for day in memory.view.claims[-DAYS_HEARD:]
        for said in day
        if (heard := word(said)) and heard.of == seat and heard.against
        if said.seat not in (memory.me, seat)
        if memory.own.mutant or said.seat not in memory.mutants
    ]
    accusers.sort(key=lambda said: not isinstance(said.about, Found))
    return WillVote(seat, accusers[0].seat if accusers else None)


def denial(memory: Memory) -> Denial | None:
    """To the first who accuses me, once a day."""
    accusers = memory.accused_me()
    if not accusers or any(isinstance(about, Denial) for about in memory.said(today=True)):
        return None
    return Denial(accusers[0])


def vote_or_say(memory: Memory, choice: int | None) -> Vote | Claim:
    """The vote that was announced; another is announced before."""
    announced = memory.own_vote()
    if not memory.own.claims_left and announced is not None:
        choice = announced
    if choice is not None:
        is_known = choice == announced or not memory.own.claims_left
        return VOTE[choice] if is_known else Claim(vote_announced(memory, choice))
    if announced is None or Opinion(announced, "trust") in memory.said(today=True):
        return BLANK_VOTE
    return Claim(Opinion(announced, "trust"))
