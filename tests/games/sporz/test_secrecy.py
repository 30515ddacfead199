"""Nobody learns more than the rules tell him: by views, events, legal moves, or who is awaited."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from tests.games.sporz.crews import LETTERS, NINE, Ship, crew
from veillee.games import sporz as game
from veillee.games.sporz import imagining
from veillee.games.sporz.components import ROLES, Crew
from veillee.games.sporz.knowing import Knowledge
from veillee.games.sporz.notation import POINTING
from veillee.games.sporz.state import State
from veillee.games.sporz.supposing import World, suppose
from veillee.kernel import Chance, Event

TEXTS = [
    *(f"{verb} {seat}" for verb in POINTING for seat in (1, 3, 4, 9)),
    *("hack informatician", "hack psychologist", "hack geneticist", "sleep", "abstain"),
    *("vote 3", "vote 4", "vote blank", "vote 3 blank", "decide 3", "decide blank"),
    *("claim role spy", "claim n1 4 mutant", "claim n9 healed", "claim suspect 4"),
]
EVERY_KIND = [game.read(text) for text in TEXTS]
"""Moves of every kind, on players alive, dead and of hidden roles."""


def told(state: State, events: tuple[Event, ...], seat: int | None) -> tuple[Any, ...]:
    """All that reaches a seat after a move: the view and the events to the byte, in their order
    and number; who is awaited; what is allowed; why something is not; and the clock's move."""
    heard = msgspec.json.encode([game.view(state, seat), [e for e in events if e.seen_by(seat)]])
    awaited, acting = game.awaited(state, seat), game.to_act(state)
    if seat is None:
        return heard, awaited
    # Refusals are many: asking for them at every third word keeps the test short.
    moves = EVERY_KIND if len(acting) % 3 == 0 else ()
    clock = game.timeout(state, seat) if seat in acting else None
    return heard, awaited, game.legal(state, seat), refusals(state, seat, moves), clock


def refusals(state: State, seat: int, moves: Iterable[Any]) -> list[Any]:
    found = [game.why_not(state, seat, move) for move in moves]
    return [refusal and (refusal.rule, refusal.message, refusal.args) for refusal in found]


class Twins:
    """Two worlds in which the same is done in sight; what is hidden differs."""

    def __init__(self, one: Ship, two: Ship, may_tell: tuple[int, ...]) -> None:
        self.worlds = (one.state, two.state)
        self.chances = (Chance("twins"), Chance("twins"))
        self.blind = [seat for seat in (*range(len(one.state.roles)), None) if seat not in may_tell]

    def play(self, seat: int, *texts: str) -> None:
        """The move, the same in both worlds or, given two, one in each."""
        moves = [game.read(text) for text in (texts[0], texts[-1])]
        steps = []
        for state, move, chance in zip(self.worlds, moves, self.chances, strict=True):
            refusal = game.why_not(state, seat, move)
            assert refusal is None, refusal
            steps.append(game.play(state, seat, move, chance))
        self.worlds = (steps[0].state, steps[1].state)
        for viewer in self.blind:
            if steps[0].state.knows_everything(viewer):
                continue  # clause 1.6
            first, second = (told(state, events, viewer) for state, events in steps)
            assert first == second, f"seat {viewer} can tell the worlds apart"

    def everyone(self, dice: random.Random, special: dict[int, Deeds]) -> None:
        """A step in which all say something at random, in any order, and some what they must."""
        phase = self.worlds[0].phase
        left = {seat: special.get(seat, []) for seat in self.worlds[0].awaited}
        while self.worlds[0].phase == phase:
            seat = dice.choice(self.worlds[0].awaited)
            moves = game.legal(self.worlds[0], seat)[:-1]
            if left[seat]:
                self.play(seat, *left[seat][0])
                left[seat] = left[seat][1:]
            elif seat not in special and moves and phase != "day" and dice.random() < 0.5:
                self.play(seat, game.write(dice.choice(moves)))
            else:
                self.play(seat, game.write(game.timeout(self.worlds[0], seat)))


Deeds = list[tuple[str, ...]]
QUIET: Deeds = []
PAIRS = ["".join(pair) for pair in combinations(LETTERS, 2)]
INSTRUMENT = {"g": ("sequence 6",) * 2, "s": ("spy 6",) * 2, "h": ("hack geneticist", "sleep")}


@pytest.mark.parametrize("pair", PAIRS)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_two_crews_that_differ_in_one_hidden_role_look_the_same(pair: str, seed: int) -> None:
    """Seats 8 and 9 have exchanged their roles. Both do the same in sight, whoever of them it
    counts for; nobody looks at them and neither dies. Doctors know each other."""
    dice = random.Random(seed)
    others = ("a" if "m" in pair else "m") + "ddipgaa"
    may_tell = (8, 9, 1, 2) if "d" in pair else (8, 9)
    twins = Twins(crew(others + pair), crew(others + pair[::-1]), may_tell)
    deeds: Deeds = [(dice.choice(["kill 6", "kill 7", "kill 2"]),)]
    deeds += [(f"paralyse {dice.choice([1, 3, 4, 5])}",)]
    for night in range(2):
        mutants: dict[int, Deeds] = (
            {8: deeds, 9: deeds} if "m" in pair else {0: deeds, 8: QUIET, 9: QUIET}
        )
        twins.everyone(dice, mutants)
        heals: dict[int, Deeds] = {1: [("heal 3",)], 2: QUIET}
        twins.everyone(dice, {**heals, 8: [("heal 5",)], 9: [("heal 5",)]})
        asked = [INSTRUMENT.get(letter, ("inspect 0",) * 2)[night] for letter in pair]
        answers: dict[int, Deeds] = dict.fromkeys(range(10), QUIET)
        answers |= {4: [("inspect 0",)] if "m" not in pair else QUIET, 5: [("sequence 3",)]}
        if 6 in twins.worlds[0].living:
            answers |= {8: [(asked[0], asked[1])], 9: [(asked[1], asked[0])]}
        twins.everyone(dice, answers)
        # One of the two has voted, and nobody can say which.
        ballots: dict[int, Deeds] = {8: [("vote 3", "abstain")], 9: [("abstain", "vote 3")]}
        blank: dict[int, Deeds] = {seat: [("vote blank",)] for seat in (0, 1, 4)}
        twins.everyone(dice, {**blank, 3: [("claim suspect 8",)], **ballots})
        deeds = QUIET
    assert twins.worlds[0].night == 3


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_two_nights_that_differ_in_the_victim_of_a_mutation_look_the_same(seed: int) -> None:
    dice = random.Random(seed)
    one, two = dice.sample([3, 5, 6, 7, 8], 2)
    twins = Twins(crew(NINE), crew(NINE), may_tell=(0, one, two))
    twins.everyone(dice, {0: [(f"mutate {one}", f"mutate {two}")]})
    twins.everyone(dice, {1: [("heal 4",)], 2: [("heal 1",)]})
    twins.everyone(dice, {**dict.fromkeys(range(9), QUIET), 4: [("inspect 0",)]})


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_two_nights_that_differ_in_who_is_killed_look_the_same_to_sleepers(seed: int) -> None:
    """Astronauts hear of a killing and see nobody dead; who wakes later does."""
    dice = random.Random(seed)
    one, two = dice.sample(range(5, 12), 2)
    wakers = tuple(range(1, 5))
    crew_of_sleepers = "mddip" + "a" * 7
    twins = Twins(crew(crew_of_sleepers), crew(crew_of_sleepers), may_tell=(0, one, two, *wakers))
    twins.everyone(dice, {0: [(f"kill {one}", f"kill {two}")]})
    twins.everyone(dice, {1: QUIET, 2: QUIET})
    # All the same until the last word of the night: dawn names the dead.
    for seat in twins.worlds[0].awaited[:-1]:
        twins.play(seat, "sleep")


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_two_crews_that_differ_in_hidden_genomes_look_the_same(seed: int) -> None:
    dice = random.Random(seed)
    host, resistant, other = dice.sample([3, 4, 6, 7, 8], 3)
    one = crew(NINE, host=host, resistant=resistant)
    two = crew(NINE, host=other, resistant=host)
    twins = Twins(one, two, may_tell=())
    untouched = next(s for s in (3, 4, 6, 7, 8) if s not in (host, resistant, other))
    twins.everyone(dice, {0: [(f"mutate {untouched}",), (f"paralyse {host}",)]})
    twins.everyone(dice, {1: [(f"heal {resistant}",)], 2: [(f"heal {other}",)]})
    twins.everyone(dice, dict.fromkeys(range(9), QUIET))


@pytest.mark.rule("sporz", "1.4")
@pytest.mark.parametrize("viewer", [8, None])
@pytest.mark.parametrize("step", ["election", "mutants", "doctors", "informants", "day"])
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_until_a_step_closes_nobody_is_told_who_has_answered_or_what(
    step: str, viewer: int | None, seed: int
) -> None:
    """Others answer in any order, change their minds and have their last word; somebody who meets
    none of them hears, sees, may do and is refused the same all the while."""
    here, dice = crew(NINE, asleep=step != "election"), random.Random(seed)
    while here.state.phase != step:
        here.close()

    def known(events: tuple[Event, ...]) -> tuple[Any, ...]:
        said = refusals(here.state, viewer, EVERY_KIND) if viewer is not None else []
        return *told(here.state, events, viewer)[:3], said

    before = known(())
    for _ in range(40):
        seat = dice.randrange(8)
        moves = [m for m in game.legal(here.state, seat) if type(m).__name__ != "Claim"]
        if moves:
            answered = game.play(here.state, seat, dice.choice(moves), Chance("alike"))
            here.state = answered.state
            assert known(answered.events) == before
    assert len(here.state.awaited) < 9


def journeys(number: int) -> Iterator[veillee.Match]:
    """Matches in which players have some sense, at every move: they last, and much is learnt."""
    dice = random.Random(number)
    seats = dice.randrange(4, 17)
    counts = dict.fromkeys(ROLES, 0) | {"mutant": 1, "doctor": 1}
    for _ in range(seats - 2):
        counts[dice.choice(ROLES)] += 1
    own = Crew(**counts) if number % 2 else None
    match = veillee.Match(
        game,
        seats,
        seed=f"journey {number}",
        options={
            "roles": own and msgspec.to_builtins(own),
            "disagreement": "majority" if number % 4 > 1 else "forfeit",
        },
    )
    while match.to_act:
        seat = dice.choice(match.to_act)
        match.play(seat, sensible(match, seat, dice))
        yield match


def sensible(match: veillee.Match, seat: int, dice: random.Random) -> Any:
    """Mutants follow the first proposal, doctors heal, ballots are mostly blank."""
    state, legal = match.state, match.legal(seat)
    answer = state.answers[seat]
    if state.phase == "mutants" and seat in state.awake:
        shown = [state.answers[other].deed for other in state.awake if other != seat]
        shown = [deed for deed in shown if deed is not None]
        if shown:
            return shown[0] if answer.deed != shown[0] else game.read("sleep")
        if answer.changes == 0:
            return dice.choice([m for m in legal if type(m).__name__ in ("Mutate", "Kill")])
        return game.read("sleep")
    if state.phase in ("mutants", "doctors", "day") and answer.changes + answer.claims:
        return game.read("sleep")
    if state.phase == "day" and dice.random() < 0.5:
        return game.read("vote blank")
    return dice.choice(legal)


def imagined_to_the_byte(match: veillee.Match, viewer: int | None, dice: random.Random) -> None:
    seen = msgspec.json.encode(match.view(viewer))
    view = msgspec.json.decode(seen, type=game.View)
    world = game.imagine(view, Chance(str(dice.random())))
    assert msgspec.json.encode(game.view(world, viewer)) == seen


@pytest.mark.parametrize("number", range(24))
def test_imagined_worlds_look_like_the_truth_to_the_byte_at_any_moment(number: int) -> None:
    dice = random.Random(number)
    for match in journeys(number):
        if dice.random() < 0.5:
            imagined_to_the_byte(match, dice.choice([*range(match.seats), None]), dice)


@pytest.mark.parametrize("number", range(24, 36))
def test_worlds_imagined_with_care_look_like_the_truth_as_well(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way out where the dice have run into what the viewer knows too often."""
    throws = []

    def careful(known: Knowledge, chance: Chance, **_: bool) -> World | None:
        throws.append(known)
        assert throws.count(known) < 100
        return suppose(known, chance, careful=True)

    monkeypatch.setattr(imagining, "suppose", careful)
    dice = random.Random(number)
    for match in journeys(number):
        if dice.random() < 0.3:
            throws.clear()
            imagined_to_the_byte(match, dice.choice([*range(match.seats), None]), dice)


def test_a_world_is_imagined_where_hardly_any_fits() -> None:
    """Ten psychologists have found all six mutants in the first night, and one mutation cannot
    have made more than one: of sixty seats at least five of these are the base mutants."""
    here = crew("mmmmmm" + "p" * 10 + "hdd" + "a" * 41, host=40, resistant=41)
    asks = "; ".join(f"{6 + seat} inspect {seat}" for seat in range(6))
    here.night("", "", f"{asks}; 16 hack psychologist")
    view = game.view(here.state, 16)
    for number in range(5):
        world = game.imagine(view, Chance(f"{number}"))
        assert all(world.mutants[seat] for seat in range(6))
        assert game.view(world, 16) == view


def test_a_world_is_imagined_by_the_last_two_alive() -> None:
    here = crew("mmda").night().day("2 vote 3").close("0 kill 1")
    assert (here.state.phase, here.state.living) == ("doctors", (0, 2))
    for viewer in (0, 2, None):
        view = game.view(here.state, viewer)
        for number in range(20):
            assert game.view(game.imagine(view, Chance(f"{number}")), viewer) == view


def test_imagined_worlds_keep_what_the_viewer_has_learnt() -> None:
    here = crew(NINE, host=8, resistant=7)
    here.night("0 mutate 6", "", "4 inspect 6; 5 sequence 8; 7 hack psychologist")
    for number in range(40):
        psychologist = game.imagine(game.view(here.state, 4), Chance(f"{number}"))
        assert psychologist.mutants[6]
        geneticist = game.imagine(game.view(here.state, 5), Chance(f"{number}"))
        assert geneticist.genomes[8] == "host"
        counting = game.imagine(game.view(here.state, 3), Chance(f"{number}"))
        assert sum(counting.mutants) == 2
        hacker = game.imagine(game.view(here.state, 7), Chance(f"{number}"))
        assert hacker.mutants[6]
        mutant = game.imagine(game.view(here.state, 0), Chance(f"{number}"))
        assert not any(mutant.mutants[seat] for seat in (1, 2, 3, 4, 5, 7, 8))
        doctor = game.imagine(game.view(here.state, 1), Chance(f"{number}"))
        assert (doctor.roles[2], doctor.mutants[2]) == ("doctor", False)


@pytest.mark.parametrize("asleep", [False, True])
def test_imagined_worlds_differ_in_who_has_answered(asleep: bool) -> None:
    here = crew("mdip", asleep=asleep)
    for seat, viewers in ((1, (0, 1, None)), (2, (0, 1, 2, None)), (3, (0, 1, None))):
        here.say(f"{seat} {game.write(game.timeout(here.state, seat))}")
        for viewer in viewers:
            view = game.view(here.state, viewer)
            worlds = [game.imagine(view, Chance(f"{number}")) for number in range(120)]
            awaited = {world.awaited for world in worlds}
            others = 4 if viewer is None else 3
            # Everyone else may have answered or not; but if he himself has, somebody has not.
            assert len(awaited) == 2**others - (viewer not in view.awaited)
            assert () not in awaited


def test_imagined_worlds_differ_in_what_the_viewer_cannot_know() -> None:
    here = crew(NINE, host=8, resistant=7).night("0 mutate 6")
    for viewer in (*range(9), None):
        view = game.view(here.state, viewer)
        worlds = [game.imagine(view, Chance(f"{number}")) for number in range(60)]
        others = [seat for seat in range(9) if seat != viewer and seat not in (1, 2)]
        for seat in others:
            assert len({world.roles[seat] for world in worlds}) > 2
        assert len({world.mutants for world in worlds}) > 1
        assert len({world.genomes for world in worlds}) > 5
