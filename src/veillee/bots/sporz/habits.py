"""What a beginner does: plays his role, remembers what he has seen, and believes accusations."""

from __future__ import annotations

from random import Random

from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.nights import Plan
from veillee.bots.sporz.telling import INFORMANTS
from veillee.games.sporz import Move
from veillee.games.sporz.moves import (
    ABSTAIN,
    HACK,
    HEAL,
    INSPECT,
    MUTATE,
    SEQUENCE,
    SLEEP,
    SPY,
    About,
    Found,
    IAm,
    Opinion,
    Sleep,
)

# How often a beginner follows those who have found a mutant, follows other accusers, or guesses.
FINDINGS, ACCUSATIONS, GUESSES, GUESSES_AS_MUTANT = 0.9, 0.6, 0.15, 0.5


def deeds_by_habit(memory: Memory, random: Random) -> Plan:
    """Anybody who is not one of us, and anybody else."""
    others = [seat for seat in memory.others if seat not in memory.fellows]
    if not others:
        return None, None
    return MUTATE[random.choice(others)], random.choice(others)


def treatment_by_habit(memory: Memory, random: Random) -> Move:
    """A colleague who is missing, else whoever is accused, else anybody."""
    own = memory.own
    if own.answer.deed is not None:
        return SLEEP
    there = [seat for seat in memory.others if seat not in own.dead]
    if not there:
        return SLEEP
    awake = {proposal.seat for proposal in own.proposals}
    missing = [seat for seat in own.doctors if seat in there and seat not in awake]
    accused = [seat for seat in memory.accusers() if seat in there]
    return HEAL[random.choice(missing or accused or there)]


def question_by_habit(memory: Memory, legal: list[Move], random: Random) -> Move:
    """Somebody new, or anybody."""
    own = memory.own
    there = [seat for seat in memory.others if seat not in own.dead]
    if own.role == "hacker" or not there:
        hacks = [move for move in legal if move in HACK.values()]
        return random.choice(hacks) if hacks else SLEEP
    new = [s for s in there if s not in memory.healthy and s not in memory.mutants] or there
    match own.role:
        case "geneticist":
            return SEQUENCE[random.choice(there)]
        case "spy":
            return SPY[random.choice(there)]
        case _:
            return INSPECT[random.choice(new)]


def choice_by_habit(memory: Memory, among: list[int], random: Random) -> int | None:
    """Whoever is surely a mutant, else whoever others have found to be one, else whom others want
    to vote for; now and then anybody. A mutant does the same, but spares his fellows."""
    among = [seat for seat in among if seat != memory.me]
    if memory.own.mutant:
        among = [seat for seat in among if seat not in memory.fellows]
    else:
        sure = [seat for seat in among if seat in memory.mutants]
        if sure:
            return max(sure, key=lambda seat: memory.mutants[seat])
        among = [seat for seat in among if seat not in memory.healthy]
    for accusers, follows in ((memory.finders(), FINDINGS), (memory.accusers(), ACCUSATIONS)):
        most = max((accusers[seat] for seat in among), default=0)
        if most and random.random() < follows:
            return random.choice([seat for seat in among if accusers[seat] == most])
    guesses = GUESSES_AS_MUTANT if memory.own.mutant else GUESSES
    return random.choice(among) if among and random.random() < guesses else None


def simple_lies(memory: Memory, random: Random) -> list[About]:
    """A harmless role, once; a suspicion, or a finding that clears a fellow."""
    role = memory.own.role
    if memory.role_said(memory.me) is None:
        if role in INFORMANTS:
            return [IAm(role)]
        return [IAm("astronaut")] if memory.view.roles.astronaut else []
    prey = [seat for seat in memory.others if seat not in memory.fellows]
    if role == "psychologist" and memory.fellows:
        return [Found(memory.view.night, min(memory.fellows), "healthy")]
    return [Opinion(random.choice(prey), "suspect")] if prey else []


def hand_by_habit(legal: list[Move], memory: Memory, random: Random) -> Move:
    """Oneself, if one may; else anybody."""
    hands = [move for move in legal if not isinstance(move, Sleep) and move != ABSTAIN]
    own = [move for move in hands if getattr(move, "seat", None) == memory.me]
    return own[0] if own else random.choice(hands)
