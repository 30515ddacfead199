"""Worlds that a viewer cannot tell from the truth.

A world is dealt anew within what the viewer knows. The night that is open is then played by the
rules themselves, with deeds that leave the viewer the very notes he has. What others remember of
earlier nights stays out, but for what they share with the viewer: no rule asks for it.
"""

from __future__ import annotations

from itertools import count
from typing import Final

import msgspec

from veillee.kernel import Chance

from .doctors import doctors_awake, treat
from .ending import end_at_once, is_lost_at_nightfall
from .events import Decided, Note, SawDead, Touched, Treated, Voted, Woke
from .guessing import guess_answers, guess_awaited, percent
from .informants import informants_awake
from .knowing import Knowledge
from .moves import HEAL, KILL, MUTATE, Kill
from .mutants import Decision, carry_out, mutants_awake
from .night import open_step
from .rows import in_rows
from .state import Answer, State, silence
from .supposing import World, suppose
from .telling import Telling
from .view import View
from .view import view as seen_by

CARELESS: Final = 20
"""So many times the dice are thrown without care, which treats worlds more evenly; and then every
other time."""
MUTATING: Final = 85
PARALYSING: Final = 75
HEALING: Final = 80
KILLING: Final = 10
"""Chances in a hundred, where the viewer knows nothing of it: that the mutants mutate or paralyse
somebody, that a doctor heals, that the doctors kill."""


def imagine(view: View, chance: Chance) -> State:
    if view.truth is not None:
        return view.truth
    known = Knowledge(view)
    for tries in count():
        careful = tries >= CARELESS and tries % 2 == 0
        world = suppose(known, chance, careful=careful)
        state = world and live_through(known, world, chance)
        if state is not None and seen_by(state, view.seat) == view:
            return state
    raise AssertionError("the truth is among the worlds that are supposed")


def live_through(known: Knowledge, world: World, chance: Chance) -> State | None:
    """The world at the moment of the view, or None where it cannot come to that."""
    view = known.view
    state = at_dusk(known, world)
    if known.is_night:
        through = through_the_night(known, state, chance)
        if through is None:
            return None
        state = through
    awaited = guess_awaited(view, chance)
    state = msgspec.structs.replace(state, awaited=awaited, killings=view.killings)
    answers = in_rows(guess_answers(view, state, chance))
    return msgspec.structs.replace(state, answers_in_rows=answers)


def at_dusk(known: Knowledge, world: World) -> State:
    """The public facts as they are, with the world behind them."""
    view = known.view
    return State(
        options=view.options,
        roles=world.roles,
        genomes=world.genomes,
        mutants=world.mutants,
        crew=view.crew,
        phase=view.phase,
        awaited=view.awaited,
        answers_in_rows=silence(view.players),
        notes=memories(known),
        night=view.night,
        chief=view.chief,
        tied=view.tied,
        blank_tied=view.blank_tied,
        killings=tuple(night for night in view.killings if night <= known.last),
        deaths=view.deaths,
        elections=view.elections,
        ballots=view.ballots,
        past_claims=view.claims[:-1],
        claims_in_rows=in_rows(view.claims[-1]) if view.claims else None,
    )


def memories(known: Knowledge) -> tuple[tuple[Note, ...], ...]:
    """The viewer's own notes until dusk; and those that others who were awake took with him."""
    view = known.view
    notes: list[list[Note]] = [[] for _ in range(view.players)]
    awake: tuple[int, ...] = ()
    for note in view.own.notes if view.own else ():
        if known.is_night and not isinstance(note, Voted) and note.night == view.night:
            break
        if isinstance(note, Woke):
            awake = note.awake
        shared = isinstance(note, Woke | SawDead | Decided | Treated)
        for seat in awake if shared else (view.seat,):
            notes[seat or 0].append(note)
    return tuple(map(tuple, notes))


def through_the_night(known: Knowledge, state: State, chance: Chance) -> State | None:
    """The open night, from its fall to the step of the view, by the rules."""
    telling, phase = Telling(), known.view.phase
    # Clause 12.3: night has fallen, so it did not end there.
    if is_lost_at_nightfall(state):
        return None
    state = open_step(state, "mutants", mutants_awake(state), telling)
    if phase != "mutants":
        decided = decision_supposed(known, state, chance)
        if decided is None:
            return None
        state = carry_out(state, decided, telling)
        if end_at_once(state):
            return None
        state = open_step(state, "doctors", doctors_awake(state), telling)
    if phase == "informants":
        answers = in_rows(treatment_supposed(known, state, chance))
        state = treat(msgspec.structs.replace(state, answers_in_rows=answers), telling)
        if end_at_once(state):
            return None
        state = open_step(state, "informants", informants_awake(state), telling)
    return telling.remembered(state)


def decision_supposed(known: Knowledge, state: State, chance: Chance) -> Decision | None:
    """What the mutants have done tonight: known to a mutant, told by a touch, or anything."""
    for note in known.tonight(Decided):
        if note.seat is None:
            return Decision(None, note.paralysed)
        return Decision((KILL if note.deed == "kill" else MUTATE)[note.seat], note.paralysed)
    others = [seat for seat in state.crew if seat != known.viewer]
    touches = [note.how for note in known.tonight(Touched)]
    killing = known.view.night in known.view.killings
    target: int | None = chance.choice(others)
    paralysed: int | None = chance.choice(others) if percent(chance, PARALYSING) else None
    if killing:
        dead = seen_dead(known, "doctors") or seen_dead(known, "informants")
        target = chance.choice(dead) if dead else target
    elif not percent(chance, MUTATING):
        target = None
    missing = doctors_missing(known, state)
    if missing:
        # A colleague who does not wake is paralysed, or a mutant: since tonight, if not before.
        first, *rest = chance.shuffle(missing)
        if rest or killing or "mutated" in touches or percent(chance, 50):
            paralysed, *rest = [first, *rest]
            target = rest[0] if rest else target
        else:
            target = first
        if rest[1:] or (rest and killing):
            return None
    if "mutated" in touches or "resisted" in touches:
        target = known.viewer
    if "paralysed" in touches:
        paralysed = known.viewer
    if target is None:
        return Decision(None, paralysed)
    return Decision(KILL[target] if killing else MUTATE[target], paralysed)


def seen_dead(known: Knowledge, step: str) -> tuple[int, ...]:
    """Whom the viewer saw dead when he woke in that step."""
    return next((note.seats for note in known.tonight(SawDead) if note.step == step), ())


def doctors_missing(known: Knowledge, state: State) -> list[int]:
    """The healthy colleagues whom the viewer, awake as a doctor, does not see."""
    return [seat for seat in known.absent if not state.mutants[seat]]


def treatment_supposed(known: Knowledge, state: State, chance: Chance) -> tuple[Answer, ...]:
    """What the doctors have answered tonight: known to a doctor, told by a touch, or anything."""
    answers = list(state.answers)
    for note in known.tonight(Treated):
        for doctor, patient in zip(note.doctors, note.patients, strict=True):
            answers[doctor] = Answer(HEAL[patient])
        if note.killed is not None:
            together(answers, state.awake, KILL[note.killed])
        return tuple(answers)
    touches = [note.how for note in known.tonight(Touched)]
    mine = "healed" in touches or "incurable" in touches
    others = [seat for seat in state.living if seat != known.viewer]
    new = [seat for seat in seen_dead(known, "informants") if seat in state.living]
    blind = known.view.own is None or not known.view.own.awake
    if state.awake and not mine and others and (new or (blind and percent(chance, KILLING))):
        together(answers, state.awake, KILL[new[0] if new else chance.choice(others)])
        return tuple(answers)
    for doctor in state.awake:
        patients = [seat for seat in others if seat != doctor]
        if patients and percent(chance, HEALING):
            answers[doctor] = Answer(HEAL[chance.choice(patients)])
    if mine and state.awake and known.viewer is not None:
        answers[chance.choice(state.awake)] = Answer(HEAL[known.viewer])
    return tuple(answers)


def together(answers: list[Answer], doctors: tuple[int, ...], deed: Kill) -> None:
    """Clause 7.3: all who are awake name the same victim."""
    for doctor in doctors:
        answers[doctor] = Answer(deed)
