"""The native twin goes through nights and days as the readable rules do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.bots.sporz.diary import Diary
from veillee.bots.sporz.evidence import evidence_of, mask_of
from veillee.bots.sporz.history import live, new_course
from veillee.games import sporz
from veillee.games.sporz.moves import Claim, Kill
from veillee.kernel import Chance


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
            wrong, _ = live(evidence_of(sporz.view(state, seat)), diary.world, course)
            mutants = mask_of(other for other, is_one in enumerate(state.mutants) if is_one)
            assert (wrong, course.now[0].mutants) == (0, mutants), (state.phase, state.night, seat)
            checked += 1
    assert checked
