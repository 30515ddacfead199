"""What a mutant says by day: whatever turns the crew's suspicion away from his fellows."""

from __future__ import annotations

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.sporz.credence import of_count, of_genome_said, of_state_said
from veillee.bots.sporz.evidence import NORMAL
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.minds import Beliefs
from veillee.bots.sporz.telling import INFORMANTS, cover, is_in_danger
from veillee.bots.sporz.voting import gains
from veillee.games.sporz.events import MutantsCounted, Touched
from veillee.games.sporz.moves import About, Counted, Found, IAm, WasTouched

MOST_ACCUSED = 3
COVER = 0.15
"""What it is worth to mutants that the crew suspects one of them less, for a whole certainty."""


def false_claims(memory: Memory, beliefs: Beliefs, crew: Beliefs) -> list[About]:
    """The next thing to say, if any: one's cover, then the story that serves best."""
    spoken = memory.role_said(memory.me)
    if is_in_danger(memory) and spoken is None and (role := cover(memory)):
        return [IAm(role)]
    if memory.own.role not in INFORMANTS:
        return []
    told = memory.said()
    if Touched(memory.view.night, "paralysed") in memory.own.notes:
        # What a healthy informant would say.
        return [WasTouched(memory.view.night, "paralysed")]
    if any(getattr(about, "night", 0) == memory.view.night for about in told):
        return []
    stories = stories_of(memory, crew)
    if not stories:
        return []
    if spoken is None:
        return [IAm(memory.own.role)]
    now = suspicion_after(memory, beliefs, crew, None)
    best = min(stories, key=lambda about: suspicion_after(memory, beliefs, crew, about))
    # A psychologist who has nothing to say any more gives himself away.
    if suspicion_after(memory, beliefs, crew, best) > now + COVER / 2:
        return []
    return [best]


def stories_of(memory: Memory, crew: Beliefs) -> list[About]:
    """What somebody of this role could tell about last night."""
    night, fellows = memory.view.night, sorted(memory.fellows)
    prey = [seat for seat in memory.others if seat not in memory.fellows]
    prey.sort(key=lambda seat: -crew.mutant[seat])
    match memory.own.role:
        case "psychologist" | "hacker":
            return [
                *(Found(night, seat, "healthy") for seat in (*fellows, *prey[:1])),
                *(Found(night, seat, "mutant") for seat in prey[:MOST_ACCUSED]),
            ]
        case "informatician":
            counted = [n.mutants for n in memory.own.notes if isinstance(n, MutantsCounted)]
            true = counted[-1] if counted else 1
            return [Counted(night, number) for number in {true, max(1, true - 1)}]
        case "geneticist":
            return [Found(night, seat, "normal") for seat in (*fellows, *prey[:1])]
        case _:
            return []


def suspicion_after(memory: Memory, beliefs: Beliefs, crew: Beliefs, about: About | None) -> float:
    """What the crew would make of it: the worth, to the healthy, of the death it then wants most,
    and how far it suspects my fellows and me."""
    weights = np.ones(len(crew.samples.mutants)) if about is None else weigh(memory, crew, about)
    seats = np.arange(memory.view.players)
    bits = (crew.samples.mutants[:, None] >> seats) & 1
    after = weights @ bits / weights.sum()
    wanted = max(memory.view.crew, key=lambda seat: float(after[seat]))
    mine = sum(float(after[seat]) for seat in (memory.me, *memory.fellows))
    return gains(beliefs)[wanted] + COVER * mine


def weigh(memory: Memory, crew: Beliefs, about: About) -> Reals:
    """How likely the crew finds the claim in each of its worlds."""
    samples, me = crew.samples, memory.me
    found = np.zeros(len(samples.mutants))
    for row, mutants in enumerate(samples.mutants):
        role, mutant = int(samples.roles[row, me]), int(mutants) >> me & 1
        match about:
            case Counted():
                here = int(mutants & crew.living).bit_count()
                found[row] = of_count(role, mutant, about.mutants - here)
            case Found(result="mutant" | "healthy"):
                truth = int(mutants) >> about.seat & 1
                found[row] = of_state_said(role, mutant, truth, int(about.result == "mutant"))
            case Found():
                is_host = int(samples.hosts[row]) >> about.seat & 1
                found[row] = of_genome_said(role, mutant, int(is_host), NORMAL)
    weights: Reals = np.exp(found)
    return weights
