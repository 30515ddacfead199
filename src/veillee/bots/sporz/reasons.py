"""Why a bot votes, speaks or acts so: what it believes of the others, or whom it follows."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.reason import Reason, percent
from veillee.bots.sporz.evidence import (
    DOCTOR,
    GENETICIST,
    HACKER,
    INFORMATICIAN,
    PSYCHOLOGIST,
    SPY,
)
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.minds import Beliefs
from veillee.games.sporz import Move
from veillee.games.sporz.moves import (
    Abstain,
    Claim,
    Counted,
    Decide,
    Denial,
    Elect,
    Found,
    Hack,
    Heal,
    IAm,
    Inspect,
    Kill,
    Mutate,
    Opinion,
    Paralyse,
    Question,
    Sequence,
    Sleep,
    Spy,
    Vote,
    WasTouched,
    WillVote,
)

Thinking = Callable[[], Beliefs]
"""Thought only where it is needed."""
INFORMANTS = (INFORMATICIAN, PSYCHOLOGIST, GENETICIST, SPY, HACKER)
LIKELY = 0.25
"""How sure one is of a role that is worth naming."""


def reason_for(memory: Memory, move: Move, beliefs: Thinking, crew: Thinking) -> Reason:
    """`crew`: what somebody would believe who has only heard what everybody has."""
    match move:
        case Elect(seat=seat):
            return _election(memory, seat, beliefs)
        case Claim():
            return _claim(memory, move, beliefs, crew)
        case Vote(seat=int(seat)) | Decide(seat=int(seat)):
            return _death(memory, seat, beliefs, crew)
        case Vote() | Decide():
            return _nobodys_death(memory, beliefs)
        case Abstain():
            return Reason("reason-listen")
        case Sleep():
            return _sleep(memory)
        case Mutate(seat=seat) | Paralyse(seat=seat):
            return _deed(memory, move, seat, beliefs)
        case Kill(seat=seat):
            if memory.view.phase == "mutants":
                return _deed(memory, move, seat, beliefs)
            return _of(seat, "reason-execute", beliefs().mutant)
        case Heal(seat=seat):
            return _of(seat, "reason-heal", beliefs().mutant)
        case Inspect(seat=seat) | Spy(seat=seat):
            return _of(seat, "reason-doubt", beliefs().mutant)
        case Sequence(seat=seat):
            return _of(seat, "reason-genome", beliefs().host)
        case Hack():
            return Reason("reason-hack")


def reason_by_habit(memory: Memory, move: Move) -> Reason | None:
    """Why somebody does so who goes by habit; None where nothing but a whim decided."""
    match move:
        case Elect(seat=seat) if seat == memory.me:
            return Reason("reason-elect-oneself")
        case Elect():
            return Reason("reason-elect-anybody")
        case Claim(about=WillVote(seat=seat)) | Vote(seat=int(seat)) | Decide(seat=int(seat)):
            return _death_by_habit(memory, seat)
        case Claim(about=Opinion(says="suspect")):
            return None
        case Claim() | Abstain() | Sleep():
            return reason_for(memory, move, _nothing_weighed, _nothing_weighed)
        case _:
            return None


def _death_by_habit(memory: Memory, seat: int) -> Reason | None:
    if not memory.own.mutant and seat in memory.mutants:
        return Reason("reason-vote-known", {"seat": seat, "night": memory.mutants[seat]})
    for message, counted in (
        ("reason-vote-found", memory.finders()),
        ("reason-vote-accused", memory.accusers()),
    ):
        if counted[seat]:
            return Reason(message, {"seat": seat, "count": counted[seat]})
    return Reason("reason-vote-grudge", {"seat": seat}) if seat in memory.accused_me() else None


def _nothing_weighed() -> Beliefs:
    raise AssertionError("a reason by habit rests on no beliefs")


def _of(seat: int, message: str, chances: Reals) -> Reason:
    return Reason(message, {"seat": seat, "share": percent(float(chances[seat]))})


def _election(memory: Memory, seat: int, beliefs: Thinking) -> Reason:
    if seat == memory.me:
        return Reason("reason-elect-oneself")
    if memory.view.night == 0 or memory.own.mutant or memory.view.phase == "run-off":
        return Reason("reason-elect-anybody")
    return _of(seat, "reason-elect", beliefs().mutant)


def _claim(memory: Memory, move: Claim, beliefs: Thinking, crew: Thinking) -> Reason:
    match move.about:
        case WillVote(seat=seat):
            return _death(memory, seat, beliefs, crew)
        case Denial(seat=seat):
            return Reason("reason-deny", {"seat": seat})
        case Question(seat=seat):
            is_silent = not memory.said(seat, today=True)
            return Reason(f"reason-ask-{'silent' if is_silent else 'disputed'}", {"seat": seat})
        case Opinion(seat=seat, says="trust") if seat == memory.own_vote():
            return Reason("reason-spare", {"seat": seat})
        case Opinion(says="trust"):
            return Reason("reason-harmless")
        case IAm(role=role) if role != memory.own.role:
            return Reason("reason-cover")
        case IAm():
            return Reason("reason-role")
        case Found() | Counted() | WasTouched() if not memory.own.mutant:
            return Reason("reason-tell")
        case Found() | Counted() | WasTouched() | Opinion():
            return Reason("reason-mislead")


def _death(memory: Memory, seat: int, beliefs: Thinking, crew: Thinking) -> Reason:
    if memory.own.mutant and seat in memory.fellows:
        return Reason("reason-sacrifice", {"seat": seat})
    if memory.own.mutant:
        return _of(seat, "reason-vote-as-mutant", crew().mutant)
    if seat in memory.mutants:
        return Reason("reason-vote-known", {"seat": seat, "night": memory.mutants[seat]})
    return _of(seat, "reason-vote", beliefs().mutant)


def _nobodys_death(memory: Memory, beliefs: Thinking) -> Reason:
    if memory.own.mutant or not memory.others:
        return Reason("reason-blank-as-mutant")
    mutant = beliefs().mutant
    return _of(max(memory.others, key=lambda seat: float(mutant[seat])), "reason-blank", mutant)


def _deed(memory: Memory, move: Move, seat: int, beliefs: Thinking) -> Reason:
    """What mutants do, and to whom. To point at somebody once more is to take it back."""
    answer, roles = memory.own.answer, beliefs().samples.roles[:, seat]
    if move == answer.deed or (isinstance(move, Paralyse) and seat == answer.paralysed):
        return Reason("reason-take-back")
    for message, likely in (
        ("reason-doctor", float((roles == DOCTOR).mean())),
        ("reason-informant", float(np.isin(roles, INFORMANTS).mean())),
    ):
        if likely >= LIKELY:
            return Reason(message, {"seat": seat, "share": percent(likely)})
    return Reason("reason-weaken")


def _sleep(memory: Memory) -> Reason:
    if not memory.own.awake and memory.view.phase != "day":
        return Reason("reason-sleep")
    pointed = any(p.deed is not None for p in memory.own.proposals)
    is_consent = memory.view.phase == "mutants" and pointed
    return Reason("reason-consent" if is_consent else "reason-all-done")
