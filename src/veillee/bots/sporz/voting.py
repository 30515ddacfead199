"""Whom bots vote for, and what they say of it."""

from __future__ import annotations

from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.minds import Beliefs
from veillee.bots.sporz.worth import worth_of_deaths

COMPANY = 0.02
"""What it is worth that one more trusted player has said he will vote for the same."""
WORTHWHILE = 0.005
"""What a death must promise: whoever seems most suspect seems so by chance in part."""
CROWD, SUSPICION = 0.03, 0.15
"""To a mutant: that one more player has said so; that the crew suspects somebody for certain."""


def gains(beliefs: Beliefs) -> list[float]:
    """For each seat, what its death adds to the chance that the healthy win."""
    deaths = worth_of_deaths(beliefs.samples, beliefs.living)
    return [float(value - deaths[-1]) for value in deaths[:-1]]


def healthy_choice(memory: Memory, beliefs: Beliefs, among: list[int]) -> int | None:
    """Whose death helps most; rather one against whom others stand whom one trusts. None for
    nobody's."""
    gain = gains(beliefs)
    company = [0.0] * memory.view.players
    for seat, named in memory.announced().items():
        company[named] += COMPANY * (1 - float(beliefs.mutant[seat])) ** 2
    helpful = [seat for seat in among if gain[seat] > WORTHWHILE and seat != memory.me]
    if not helpful:
        return None
    return max(helpful, key=lambda seat: gain[seat] + company[seat])


def mutant_choice(
    memory: Memory, beliefs: Beliefs, crew: Beliefs | None, among: list[int]
) -> int | None:
    """Whose death hurts the healthy most, rather one whom the crew may want dead as well, and no
    fellow."""
    gain, support = gains(beliefs), memory.support()
    prey = [
        seat
        for seat in among
        if seat != memory.me and seat not in memory.fellows and beliefs.mutant[seat] < 0.5
    ]
    if not prey:
        return None
    suspected = None if crew is None else crew.mutant

    def liking(seat: int) -> float:
        seen = 0.0 if suspected is None else SUSPICION * float(suspected[seat])
        return -gain[seat] + CROWD * support[seat] + seen

    return max(prey, key=liking)


def lost_fellow(memory: Memory) -> int | None:
    """By day, a mutant against whom more than half of all on board have said they will vote."""
    if memory.view.phase != "day":
        return None
    support, half = memory.support(), len(memory.view.crew) / 2
    return next((seat for seat in sorted(memory.fellows) if support[seat] > half), None)
