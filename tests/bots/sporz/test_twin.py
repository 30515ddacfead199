"""The native twin goes through nights and days as the readable rules do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from veillee.bots.sporz.evidence import NUMBER_OF_ROLE, evidence_of
from veillee.bots.sporz.history import live, new_course
from veillee.bots.sporz.sampling import new_worlds, world_at
from veillee.games import sporz
from veillee.games.sporz.events import Treated
from veillee.games.sporz.moves import Claim, Kill
from veillee.kernel import Chance


class Diary:
    """What was really done in each night of a match."""

    def __init__(self, state: sporz.State) -> None:
        self.worlds = new_worlds(1, len(state.roles))
        self.worlds.roles[0] = [NUMBER_OF_ROLE[role] for role in state.roles]
        rare = [
            seat
            for genome in ("host", "resistant")
            for seat, (role, found) in enumerate(zip(state.roles, state.genomes, strict=True))
            if found == genome and role != "mutant"
        ]
        self.worlds.rare[0, : len(rare)] = rare
        self.doctors = [seat for seat, role in enumerate(state.roles) if role == "doctor"]

    def note(self, state: sporz.State, events: Any) -> None:
        if state.is_night:
            night, tonight = state.night - 1, state.tonight
            if tonight.mutated is not None:
                self.worlds.mutated[0, night] = tonight.mutated
            if tonight.paralysed is not None:
                self.worlds.paralysed[0, night] = tonight.paralysed
        for event in events:
            if isinstance(event.what, Treated):
                for doctor, patient in zip(event.what.doctors, event.what.patients, strict=True):
                    place = self.doctors.index(doctor)
                    self.worlds.healed[0, event.what.night - 1, place] = patient


def lived_through(seed: int) -> Iterator[tuple[sporz.State, Diary]]:
    """A match of random moves without claims, killings rare, and mutants who do not quarrel."""
    random, chance = Random(seed), Chance(f"twin {seed}")
    state = sporz.setup(sporz.Options(), (4, 7, 8, 10, 12)[seed % 5], chance)
    diary = Diary(state)
    while awaited := sporz.to_act(state):
        seat = random.choice(awaited)
        moves = [
            move
            for move in sporz.legal(state, seat)
            if not isinstance(move, Claim)
            and not (isinstance(move, Kill) and random.random() < 0.97)
        ]
        own = sporz.view(state, seat).own
        shown: list[Any] = [] if own is None else [own.answer, *own.proposals]
        agreed = any(a.deed is not None or a.paralysed is not None for a in shown)
        is_mutant = state.phase == "mutants" and seat in state.awake
        move = moves[-1] if is_mutant and agreed else random.choice(moves)
        state, events = sporz.play(state, seat, move, chance)
        diary.note(state, events)
        yield state, diary


@pytest.mark.parametrize("seed", range(40))
def test_the_true_world_contradicts_nothing_that_anybody_knows(seed: int) -> None:
    course, checked = new_course(), 0
    for number, (state, diary) in enumerate(lived_through(seed)):
        if number % 7 or state.phase in ("election", "run-off", "tie", "over"):
            continue
        for seat in state.living:
            wrong, _ = live(evidence_of(sporz.view(state, seat)), world_at(diary.worlds, 0), course)
            mutants = sum(1 << other for other, is_one in enumerate(state.mutants) if is_one)
            assert (wrong, course.now[0]) == (0, mutants), (state.phase, state.night, seat)
            checked += 1
    assert checked
