"""What a bot says by day: the truth while it is healthy, and a cover story while it is a mutant."""

from __future__ import annotations

from typing import Final

from veillee.bots.sporz.memory import Memory
from veillee.games.sporz.claims import nights_recalled
from veillee.games.sporz.components import Role
from veillee.games.sporz.events import (
    Hacked,
    Inspected,
    MutantsCounted,
    Sequenced,
    Spied,
    Touched,
)
from veillee.games.sporz.moves import (
    About,
    Counted,
    Found,
    IAm,
    WasTouched,
)

INFORMANTS: Final[tuple[Role, ...]] = (
    "informatician",
    "psychologist",
    "geneticist",
    "spy",
    "hacker",
)
TALKATIVE = 3
"""So many claims a day at most, besides how one will vote."""


def honest_claims(memory: Memory) -> list[About]:
    """All that a healthy player has to tell and has not told yet, what matters most first."""
    own, view = memory.own, memory.view
    claims: list[About] = []
    findings = found_mutants(memory) + found_healthy(memory)
    counts = [
        Counted(note.night, note.mutants)
        for note in own.notes
        if isinstance(note, MutantsCounted | Hacked) and note.mutants is not None
    ]
    genomes = found_genomes(memory) + found_by_spying(memory)
    if own.role in INFORMANTS and (findings or counts or genomes):
        claims.append(IAm(own.role))
    claims += found_mutants(memory)
    claims += counts[-1:]
    claims += [finding for finding in findings if finding not in claims][-2:]
    claims += genomes[-2:]
    claims += own_touches(memory)
    if is_in_danger(memory):
        claims.insert(0, IAm(innocent_role(memory)))
    told, recalled = set(memory.said()), nights_recalled(view.night)
    return [
        about
        for about in claims
        if about not in told and getattr(about, "night", view.night) in recalled
    ]


def found_mutants(memory: Memory) -> list[About]:
    """Findings, and the mutants one has met before one was healed."""
    return [
        Found(night, seat, "mutant")
        for seat, night in memory.mutants.items()
        if seat in memory.view.crew
    ]


def found_healthy(memory: Memory) -> list[About]:
    """Findings; what one knows as a doctor would betray two of them."""
    notes = memory.own.notes
    return [
        Found(note.night, note.seat, "healthy")
        for note in notes
        if (isinstance(note, Inspected) and not note.mutant)
        or (isinstance(note, Hacked) and note.result == "healthy")
        if note.seat in memory.view.crew and note.seat is not None and note.seat != memory.me
    ]


def found_genomes(memory: Memory) -> list[About]:
    claims: list[About] = []
    for note in memory.own.notes:
        match note:
            case Sequenced() if note.seat in memory.view.crew:
                claims.append(Found(note.night, note.seat, note.genome))
            case Hacked(seat=int(seat), result=("normal" | "host" | "resistant") as genome):
                if seat in memory.view.crew:
                    claims.append(Found(note.night, seat, genome))
            case _:
                pass
    return claims


def found_by_spying(memory: Memory) -> list[About]:
    """What was done to somebody; that he woke up says something too."""
    claims: list[About] = []
    for note in memory.own.notes:
        if isinstance(note, Spied) and note.seat in memory.view.crew:
            if note.mutated:
                claims.append(Found(note.night, note.seat, "mutated"))
            elif note.woke:
                claims.append(Found(note.night, note.seat, "woken"))
            if note.healed:
                claims.append(Found(note.night, note.seat, "healed"))
    return claims


def own_touches(memory: Memory) -> list[About]:
    """What has befallen oneself. Whoever was healed last night is healthy, and doctors can tell
    whether it is true; whoever was mutated in vain is resistant."""
    claims: list[About] = []
    for note in memory.own.notes:
        match note:
            case Touched(how="healed"):
                claims.append(WasTouched(note.night, "healed"))
            case Touched(how="mutated"):
                claims.append(WasTouched(note.night, "mutated"))
            case Touched(how="resisted"):
                claims.append(Found(note.night, memory.me, "resistant"))
            case Touched(how="paralysed") if memory.own.role in INFORMANTS:
                claims.append(WasTouched(note.night, "paralysed"))
            case _:
                pass
    return claims[::-1]


def is_in_danger(memory: Memory) -> bool:
    """Whether more want my death than anybody else's, and it is time to say who I am."""
    support = memory.support()
    against = support[memory.me]
    return against >= max(2, len(memory.others) // 4) and against == max(support.values())


def innocent_role(memory: Memory) -> Role:
    """What a healthy player in danger says he is: the truth, but a doctor hides among astronauts
    where there are some. The mutants listen too."""
    role = memory.own.role
    return "astronaut" if role == "doctor" and memory.view.roles.astronaut else role


def cover(memory: Memory) -> Role | None:
    """The role a mutant pretends to have: his own if it is one, else what nobody can refute."""
    if memory.own.role != "mutant":
        return memory.own.role
    if memory.view.roles.astronaut:
        return "astronaut"
    taken = {memory.role_said(seat) for seat in memory.others}
    return next((role for role in INFORMANTS if role not in taken), "doctor")
