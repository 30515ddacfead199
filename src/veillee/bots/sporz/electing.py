"""Whom bots raise their hand for. The first chief is chosen before anybody knows anything, so by
temper and by lot; a later one is whom the crew trusts. Neither tells what the voter is: a mutant
goes by what everybody has heard."""

from __future__ import annotations

from random import Random

from veillee.bots.arrays import Reals
from veillee.bots.sporz.memory import Memory
from veillee.games.sporz.events import RunOff

AMBITIOUS = 0.2
"""How often somebody would be chief himself."""


def first_hand(memory: Memory, random: Random) -> int:
    """Oneself, or somebody one takes a liking to."""
    if not memory.others or random.random() < AMBITIOUS:
        return memory.me
    return random.choice(memory.others)


def later_hand(memory: Memory, suspicion: Reals | None, random: Random) -> int:
    """The one of the others who seems least suspect: to oneself, or by the accusers one counts."""
    if not memory.others:
        return memory.me
    if suspicion is not None:
        return min(memory.others, key=lambda seat: (float(suspicion[seat]), seat))
    accusers = memory.accusers()
    fewest = min(accusers[seat] for seat in memory.others)
    return random.choice([seat for seat in memory.others if accusers[seat] == fewest])


def hand_in_run_off(memory: Memory) -> int:
    """A candidate stands by himself, and whoever named one of the candidates by him; then the
    candidate who named oneself. All others gather behind one, whom the hands of the first vote
    point out to everybody alike."""
    tied = memory.view.tied
    if memory.me in tied:
        return memory.me
    vote = next(e for e in reversed(memory.view.elections) if isinstance(e, RunOff))
    named = dict(zip(vote.voters, vote.choices, strict=True))
    if named.get(memory.me) in tied:
        return named[memory.me]
    friends = [seat for seat in tied if named.get(seat) == memory.me]
    return friends[0] if friends else tied[sum(vote.choices) % len(tied)]
