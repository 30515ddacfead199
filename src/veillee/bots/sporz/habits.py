"""What a beginner does: plays his role, remembers what he has seen, and believes accusations."""

from __future__ import annotations

from random import Random

from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.nights import Plan
from veillee.bots.sporz.styles import Habits
from veillee.bots.sporz.telling import INFORMANTS
from veillee.games.sporz import Move
from veillee.games.sporz.moves import (
    HACK,
    HEAL,
    INSPECT,
    KILL,
    MUTATE,
    SEQUENCE,
    SLEEP,
    SPY,
    About,
    Found,
    IAm,
    Opinion,
    WasTouched,
    WillVote,
)

# What a tally makes of a finding, for and against, of votes against those whom an autopsy showed to
# be mutants or healthy; how it fades from day to day, and how much is enough for a vote.
FOUND, CLEARED, VOTED_WELL, VOTED_BADLY = 3.0, 2.0, 1.5, 1.0
FADING, ENOUGH = 0.6, 1.0


def deeds_by_habit(memory: Memory, habits: Habits, random: Random) -> Plan:
    """Anybody who is not one of us, and anybody else."""
    others = [seat for seat in memory.others if seat not in memory.fellows]
    if not others or random.random() < habits.hesitates:
        return None, None
    deeds = KILL if random.random() < habits.kills else MUTATE
    return deeds[random.choice(others)], random.choice(others) if habits.paralyses else None


def treatment_by_habit(memory: Memory, habits: Habits, random: Random) -> Move:
    """A colleague who is missing, else whoever is accused, else anybody."""
    own = memory.own
    if own.answer.deed is not None:
        return SLEEP
    there = [seat for seat in memory.others if seat not in own.dead]
    if not there:
        return SLEEP
    if not habits.heals_the_likely:
        return HEAL[random.choice(there)]
    awake = {proposal.seat for proposal in own.proposals}
    missing = [seat for seat in own.doctors if seat in there and seat not in awake]
    accused = [seat for seat in memory.accusers() if seat in there]
    return HEAL[random.choice(missing or accused or there)]


def question_by_habit(memory: Memory, habits: Habits, legal: list[Move], random: Random) -> Move:
    """Somebody new, or anybody."""
    own = memory.own
    there = [seat for seat in memory.others if seat not in own.dead]
    if own.role == "hacker" or not there:
        hacks = [move for move in legal if move in HACK.values()]
        return random.choice(hacks) if hacks else SLEEP
    known = () if habits.asks_twice else {*memory.healthy, *memory.mutants}
    new = [seat for seat in there if seat not in known] or there
    match own.role:
        case "geneticist":
            return SEQUENCE[random.choice(there)]
        case "spy":
            return SPY[random.choice(there)]
        case _:
            return INSPECT[random.choice(new)]


def choice_by_habit(
    memory: Memory, habits: Habits, among: list[int], random: Random, *, tallies: bool
) -> int | None:
    """Whoever is surely a mutant, else whoever others have found to be one, else whom others want
    to vote for; now and then anybody. A mutant does the same, but spares his fellows. Some cannot
    forgive an accusation."""
    among = [seat for seat in among if seat != memory.me]
    if memory.own.mutant:
        among = [seat for seat in among if seat not in memory.fellows]
    else:
        sure = [seat for seat in among if seat in memory.mutants]
        if sure:
            return max(sure, key=lambda seat: memory.mutants[seat])
        among = [seat for seat in among if seat not in memory.healthy]
    accusers_of_mine = [seat for seat in memory.accused_me() if seat in among]
    if accusers_of_mine and random.random() < habits.grudge:
        return accusers_of_mine[0]
    if tallies:
        points = tally(memory)
        worst = max((points[seat] for seat in among), default=0.0)
        if worst >= ENOUGH:
            return random.choice([seat for seat in among if points[seat] == worst])
        among = [seat for seat in among if points[seat] >= 0]
    for accusers, follows in (
        ()
        if tallies
        else (
            (memory.finders(), habits.findings),
            (memory.accusers(), habits.accusations),
        )
    ):
        most = max((accusers[seat] for seat in among), default=0)
        if most and random.random() < follows:
            return random.choice([seat for seat in among if accusers[seat] == most])
    guesses = habits.guesses_as_mutant if memory.own.mutant else habits.guesses
    return random.choice(among) if among and random.random() < guesses else None


def tally(memory: Memory) -> dict[int, float]:
    """What speaks against each of the others, in points, as one would keep it on a slip of paper:
    what was found, what befell them, and against whom they would have voted who has since died."""
    view = memory.view
    points = dict.fromkeys(range(view.players), 0.0)
    shown = {death.seat: death.mutant for death in view.deaths}
    for ago, day in enumerate(reversed(view.claims)):
        weight = FADING**ago
        for said in day:
            honest = not shown.get(said.seat, False)
            match said.about:
                case Found(seat=seat, result="mutant"):
                    points[seat] += weight * FOUND * honest
                case Found(seat=seat, result="healthy"):
                    points[seat] -= weight * CLEARED * honest
                case WasTouched():
                    points[said.seat] -= weight
                case IAm():
                    points[said.seat] -= weight / 2
                case WillVote(seat=seat) if seat in shown:
                    points[said.seat] += -VOTED_WELL if shown[seat] else VOTED_BADLY
                case _:
                    pass
    return points


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
