"""The native twin of building does what the rules do, with cards dealt as in a match, and dealt as
no match deals them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from tests.bots.sponsors.falling import falling
from tests.games.sponsors.situations import Loaded, die
from veillee.bots.dice import dice
from veillee.bots.sponsors.building import partner, sell, settle
from veillee.bots.sponsors.planning import PLAN, carry_out
from veillee.bots.sponsors.reading import plan_of
from veillee.bots.sponsors.worlds import Worlds
from veillee.bots.sponsors.yard import Loop, Yard, copy_yard, loop_of, new_yard
from veillee.games import sponsors
from veillee.games.sponsors import Exchange, Move, Options, Roll, Sell, State
from veillee.games.sponsors.components import CATEGORIES, CATEGORY, COLOURS
from veillee.games.sponsors.exchanging import partner as partner_by_the_rules
from veillee.games.sponsors.memory import fresh
from veillee.games.sponsors.settling import affordable
from veillee.games.sponsors.state import owner
from veillee.kernel import Chance

ON_A_SQUARE = ("six", "buy", "discard", "exchange")
TABLES = [(2, Options()), (3, Options()), (4, Options()), (4, Options(teams=True))]
RANDOM = Random("building")


class Truth(Worlds):
    """The one world in which all cards lie where they do."""

    def __init__(self, state: State) -> None:
        self._state, self._cars = state, len(state.cars)
        self._view = sponsors.view(state, state.seat)

    def workshop(self) -> list[list[str]]:
        hands = [car.hand for car in self._state.cars]
        return [[*cards] for cards in zip(self._state.piles, *hands, strict=True)]

    def sponsors(self) -> list[str]:
        return [self._state.sponsor_pile, *[car.sponsors for car in self._state.cars]]


def yard_of(state: State) -> Yard:
    yard = new_yard()
    Truth(state).into_yard(yard)
    yard.facts[0].over = state.stage not in ("throw", *ON_A_SQUARE)
    return yard


def loop_at(state: State) -> Loop:
    return loop_of(state.options.board, state.seats)


def as_it_stands(yard: Yard) -> Any:
    """All that there is to compare; once it is over, nobody has a turn any more."""
    facts, cars = yard.facts[0], slice(yard.facts[0].cars)
    per_car = (yard.loop[cars], yard.money[cars], yard.hands[cars], yard.sponsors[cars])
    piles = [pile[:height] for pile, height in zip(yard.piles, yard.heights, strict=True)]
    cards = (*per_car, *piles, yard.sponsor_pile[facts.top : facts.bottom])
    turn = None if facts.over else (int(facts.car), int(facts.round_number))
    return str([array.tolist() for array in cards]), turn


def played(seats: int, options: Options) -> Iterator[State]:
    """Building at random, moment by moment."""
    chance = Chance(f"building {seats}")
    state = sponsors.setup(options, seats, chance)
    while state.stage in ("throw", *ON_A_SQUARE):
        yield state
        move = RANDOM.choice(sponsors.legal(state, state.seat))
        state, _ = sponsors.play(state, state.seat, move, chance)


def impossible(state: State) -> State:
    """The same table with everything as no play leaves it: cards that are nowhere, or were never
    bought, more sponsors than there are, the last round with full piles."""
    count = len(state.cars)
    dealt = [[""] * (count + 1) for _ in CATEGORIES]
    for slots in dealt:
        # Every car has one of each category: the rules need it to draw from.
        values = RANDOM.sample("01234567", 8)
        for car in range(count):
            slots[car] = values.pop()
        for value in values:
            if RANDOM.random() < 0.8:
                slots[RANDOM.randint(0, count)] += value
    cars = [
        replace(
            car,
            hand=tuple("".join(sorted(slots[number])) for slots in dealt),
            sponsors="".join(sorted(RANDOM.choices("bry", k=RANDOM.choice([0, 2, 3, 7])))),
            money=RANDOM.choice([0, 1, 2, 5, 90]),
            loop=RANDOM.randrange(len(state.board.loop)),
        )
        for number, car in enumerate(state.cars)
    ]
    number = RANDOM.randrange(count)
    changed = replace(
        state,
        stage="throw",
        cars=tuple(cars),
        piles=tuple(slots[count] for slots in dealt),
        sponsor_pile="".join(RANDOM.choices("bry", k=RANDOM.choice([1, 30]))),
        first=RANDOM.randrange(count),
        car=number,
        seat=owner(state, number),
        round=RANDOM.choice([1, state.board.rounds.building]),
    )
    shown = replace(
        state.shown,
        pile="?" * len(changed.sponsor_pile),
        hands=tuple(("?" * len(car.sponsors),) for car in cars),
    )
    known = zip(*[fresh(changed, seat) for seat in range(state.seats)], strict=True)
    return replace(changed, shown=shown, memory=tuple(known))


def thrown(state: State, number: int) -> State:
    after: State = sponsors.play(state, state.seat, Roll(), die(number)).state
    return after


POSSIBLE = [state for table in TABLES for state in played(*table)]
THROWS = [state for state in POSSIBLE if state.stage == "throw"][::8]
THROWS += [impossible(state) for state in THROWS]
SQUARES = [state for state in POSSIBLE if state.stage in ON_A_SQUARE]
SQUARES += [
    after
    for state in THROWS
    for number in range(1, 7)
    if (after := thrown(state, number)).stage in ON_A_SQUARE
]


def draws(state: State, move: Move) -> range:
    """The cards that may be drawn from an opponent (clause 4.8); elsewhere nothing is."""
    if not isinstance(move, Exchange) or move.partner == "board":
        return range(1)
    return range(len(state.cars[COLOURS.index(move.partner)].hand[CATEGORY[move.category]]))


def ends_of_turn(state: State) -> Iterator[State]:
    """Every way in which the turn may end, once the die has fallen."""
    if state.stage not in ON_A_SQUARE:
        yield state
        return
    for move in sponsors.legal(state, state.seat):
        for card in draws(state, move):
            chance = Loaded(card) if len(draws(state, move)) > 1 else Loaded()
            yield from ends_of_turn(sponsors.play(state, state.seat, move, chance).state)


def carried_out(state: State, move: Move, number: int, of: int) -> Any:
    """What the twin makes of it, where this number of so many comes up first."""
    yard = yard_of(state)
    plan = np.array([plan_of(sponsors.view(state, state.seat), move)], PLAN)
    carry_out(loop_at(state), yard, plan[0], falling(number, of))
    return as_it_stands(yard)


def test_there_are_enough_moments_to_compare() -> None:
    stages: list[str] = [state.stage for state in SQUARES]
    assert len(THROWS) > 80
    assert min(stages.count(stage) for stage in ON_A_SQUARE) > 20


def test_sponsors_are_sold_for_what_the_rules_say() -> None:
    compared = 0
    for state in THROWS:
        for move in sponsors.legal(state, state.seat):
            if isinstance(move, Sell):
                yard, after = yard_of(state), sponsors.play(state, state.seat, move, Loaded()).state
                plan = plan_of(sponsors.view(state, state.seat), move)
                sell(loop_at(state), yard, state.car, plan.blue, plan.red, plan.yellow)
                assert as_it_stands(yard) == as_it_stands(yard_of(after))
                compared += 1
    assert compared > 300


def test_one_exchanges_with_whom_the_rules_say() -> None:
    for state in THROWS:
        yard, board = yard_of(state), state.board
        for loop, zone in enumerate(board.zone_of):
            cars = list(state.cars)
            cars[state.car] = replace(cars[state.car], loop=loop)
            expected = partner_by_the_rules(replace(state, cars=tuple(cars)))
            found = partner(yard, state.car, zone)
            named = None if found < 0 else "board" if found == state.car else COLOURS[found]
            assert named == expected


def test_what_is_done_on_a_square_comes_to_what_the_rules_say() -> None:
    random, compared = Random("squares"), 0
    for state in SQUARES:
        if state.stage == "six":
            continue
        moves = sponsors.legal(state, state.seat)
        for move in random.sample(moves, min(8, len(moves))):
            cards = draws(state, move)
            for card in cards:
                chance = Loaded(card) if len(cards) > 1 else Loaded()
                after = sponsors.play(state, state.seat, move, chance).state
                assert carried_out(state, move, card, len(cards)) == as_it_stands(yard_of(after))
                compared += 1
    assert compared > 1000


def test_whatever_a_builder_does_after_a_throw_the_rules_allow() -> None:
    random = Random("throws")
    for state in THROWS:
        number = random.randint(1, 6)
        allowed = {as_it_stands(yard_of(end)) for end in ends_of_turn(thrown(state, number))}
        assert carried_out(state, Roll(), number - 1, 6) in allowed


def test_whatever_a_builder_does_on_the_square_it_chose_the_rules_allow() -> None:
    random, sixes = Random("sixes"), [state for state in SQUARES if state.stage == "six"]
    for state in sixes[::4]:
        move = random.choice(sponsors.legal(state, state.seat))
        after = sponsors.play(state, state.seat, move, Loaded()).state
        allowed = {as_it_stands(yard_of(end)) for end in ends_of_turn(after)}
        assert carried_out(state, move, 0, 1) in allowed


def most_energy(state: State) -> int:
    """That one can have, whatever sponsors one sells."""
    sales = [move for move in sponsors.legal(state, state.seat) if isinstance(move, Sell)]
    after = [sponsors.play(state, state.seat, sale, Loaded()).state for sale in sales]
    return max([affordable(state), *map(most_energy, after)])


def test_all_is_turned_into_as_much_energy_as_the_rules_let() -> None:
    compared = set[int]()
    for state in THROWS:
        if len(state.cars[state.car].sponsors) > 3:
            continue  # nobody has more at the end of a turn
        energy = settle(loop_at(state), yard_of(state), state.car)
        assert energy == most_energy(replace(state, stage="energy"))
        compared.add(energy)
    assert len(compared) > 4


def test_a_copied_yard_is_the_same_and_stays_as_it_is() -> None:
    room = new_yard()
    for state in THROWS:
        yard, expected = yard_of(state), as_it_stands(yard_of(state))
        copy_yard(yard, room)
        assert as_it_stands(room) == expected
        plan = np.array([plan_of(sponsors.view(state, state.seat), Roll())], PLAN)
        carry_out(loop_at(state), room, plan[0], dice(1))
        assert as_it_stands(yard) == expected
