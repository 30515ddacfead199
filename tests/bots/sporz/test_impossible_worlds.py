"""Twin and rules agree even where no match leads: any dealing, and nights after the end.

The rules' own steps are taken one by one, so that nothing stops a match that is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from tests.bots.sporz.diary import Diary
from veillee.bots.sporz.evidence import MOST_DOCTORS, NOBODY, Evidence, evidence_of, mask_of
from veillee.bots.sporz.history import Course, World, live, new_course
from veillee.games import sporz
from veillee.games.sporz.autopsy import announce_the_dead
from veillee.games.sporz.components import ROLES, Genome
from veillee.games.sporz.day import execute, open_day
from veillee.games.sporz.doctors import doctors_awake, treat
from veillee.games.sporz.ending import end_at_once, is_lost_at_nightfall
from veillee.games.sporz.informants import informants_awake, learn
from veillee.games.sporz.moves import KILL, MUTATE, Hack, Heal, Inspect, Sequence, Spy
from veillee.games.sporz.mutants import Decision, carry_out, mutants_awake
from veillee.games.sporz.night import open_step
from veillee.games.sporz.rows import in_rows
from veillee.games.sporz.state import DAYLIGHT, SILENT, Answer, State
from veillee.games.sporz.telling import Telling
from veillee.kernel import Chance

NIGHTS = 6
RARE: tuple[Genome, ...] = ("host", "resistant")


class Dawn(NamedTuple):
    """A night as the rules have it, as masks of seats."""

    dusk: int
    woken: int
    healed: int
    dawn: int
    alive: int


class Ship:
    """Sails on through everything."""

    def __init__(self, seed: int) -> None:
        self.random, self.telling = Random(seed), Telling()
        self.state = dealt(self.random)
        self.diary = Diary(self.state)
        self.nights: list[Dawn] = []
        self.endings = 0
        """How often the match should have been over."""

    def change(self, **changes: object) -> None:
        self.state = msgspec.structs.replace(self.state, **changes)

    def night(self) -> None:
        self.endings += is_lost_at_nightfall(self.state)
        self.change(night=self.state.night + 1)
        dusk = mutants_awake(self.state)
        self.state = open_step(self.state, "mutants", dusk, self.telling)
        kills = self.random.random() < 0.1
        decided = Decision(
            (KILL if kills else MUTATE)[self.anybody()] if self.random.random() < 0.9 else None,
            self.anybody() if self.random.random() < 0.9 else None,
        )
        self.state = carry_out(self.state, decided, self.telling)
        woken = doctors_awake(self.state)
        self.state = open_step(self.state, "doctors", woken, self.telling)
        # Of two dead nobody knows whose victim is whose.
        self.answer(kill=not kills and self.random.random() < 0.1)
        self.state = treat(self.state, self.telling)
        healed = self.state.tonight.healed
        self.state = open_step(self.state, "informants", informants_awake(self.state), self.telling)
        self.answer()
        learn(self.state, self.telling)
        self.diary.note(self.state, self.telling.events)
        self.heal_in_vain()
        self.state = announce_the_dead(self.state, self.telling)
        self.change(tonight=DAYLIGHT, awake=())
        self.endings += end_at_once(self.state) is not None
        masks = map(mask_of, (dusk, woken, healed, mutants_of(self.state), self.state.crew))
        self.nights.append(Dawn(*masks))
        self.state = self.telling.remembered(open_day(self.state))

    def heal_in_vain(self) -> None:
        """Whoever healed nobody heals himself or a corpse, which the rules refuse (7.2 and 5.5)."""
        tonight = self.diary.world.healed[self.state.night - 1]
        dead = set(range(len(self.state.roles))) - {*self.state.living}
        for place, doctor in enumerate(self.diary.doctors):
            if tonight[place] == NOBODY:
                tonight[place] = self.random.choice([doctor, *dead])

    def anybody(self) -> int:
        return self.random.choice(self.state.living)

    def answer(self, *, kill: bool = False) -> None:
        """Whoever is awake points as he may; doctors kill together, or heal."""
        victim = KILL[self.anybody()]
        answers = [SILENT] * len(self.state.roles)
        for seat in self.state.awake:
            move = self.random.choice(sporz.legal(self.state, seat))
            if kill:
                answers[seat] = Answer(victim)
            elif isinstance(move, Heal | Inspect | Sequence | Spy | Hack):
                answers[seat] = Answer(move)
        self.change(answers_in_rows=in_rows(answers))

    def day(self) -> None:
        victim = self.anybody() if self.random.random() < 0.3 else None
        self.state = execute(self.state, victim, self.telling)


def dealt(random: Random) -> State:
    """Any roles for anybody: no doctor, mutants alone, a crew of spies."""
    players = random.choice((4, 8, 12))
    state = sporz.setup(sporz.Options(), players, Chance("any"))
    roles = random.choices(ROLES, k=players)
    while roles.count("doctor") > MOST_DOCTORS:
        roles = random.choices(ROLES, k=players)
    genomes: list[Genome] = ["host" if role == "mutant" else "normal" for role in roles]
    others = [seat for seat, role in enumerate(roles) if role not in ("mutant", "doctor")]
    for seat, genome in zip(random.sample(others, len(others)), RARE, strict=False):
        genomes[seat] = genome
    return msgspec.structs.replace(
        state,
        roles=tuple(roles),
        genomes=tuple(genomes),
        mutants=tuple(role == "mutant" for role in roles),
        chief=0,
    )


def mutants_of(state: State) -> list[int]:
    return [seat for seat, is_one in enumerate(state.mutants) if is_one]


def mornings(seed: int) -> Iterator[Ship]:
    ship = Ship(seed)
    for _ in range(NIGHTS):
        if len(ship.state.living) < 3:
            return
        ship.night()
        yield ship
        ship.day()


def lived(evidence: Evidence, world: World) -> tuple[int, Course]:
    course = new_course()
    return live(evidence, world, course)[0], course


SEEDS = pytest.mark.parametrize("seed", range(60))


@SEEDS
def test_every_night_of_an_impossible_world_goes_as_by_the_rules(seed: int) -> None:
    for ship in mornings(seed):
        _, course = lived(evidence_of(sporz.view(ship.state, None)), ship.diary.world)
        arrays = (course.dusk, course.woken, course.healed, course.dawn, course.alive)
        nights = [Dawn(*night) for night in zip(*(a.tolist() for a in arrays), strict=True)]
        assert nights[: len(ship.nights)] == ship.nights
        now = course.now[0]
        assert (now.mutants, now.living) == (ship.nights[-1].dawn, ship.nights[-1].alive)


@SEEDS
def test_an_impossible_world_contradicts_nothing_but_that_the_match_went_on(seed: int) -> None:
    for ship in mornings(seed):
        for seat in (None, *ship.state.living):
            wrong, _ = lived(evidence_of(sporz.view(ship.state, seat)), ship.diary.world)
            assert wrong == ship.endings, seat


@SEEDS
def test_whatever_is_known_to_be_otherwise_is_counted(seed: int) -> None:
    for ship in mornings(seed):
        for seat in ship.state.living:
            evidence = evidence_of(sporz.view(ship.state, seat))
            for array, name in (
                (evidence.found, "mutant"),
                *((evidence.sights, name) for name in ("woke", "mutated", "paralysed", "healed")),
                (evidence.nights[: ship.state.night], "healed"),
            ):
                array[name] ^= 1
                wrong, _ = lived(evidence, ship.diary.world)
                assert wrong == ship.endings + len(array), name
                array[name] ^= 1
