"""How a round begins: who takes part, who opens, the ante and the deal (chapters 2 and 8)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import (
    FLEETS,
    NO_PLANETS,
    PLANETS_EACH,
    SHIPS_EACH,
    Planets,
    Ship,
    by_size,
    points,
)
from .events import AntePaid, Dealt, RoundBegun
from .middle import pay_in
from .state import Options, State

YOUNGEST: Final = 0


def first_state(options: Options, seats: int, chance: Chance) -> State:
    """Clauses 1.2 and 2.1: everyone's planets, and the first deal."""
    nobody = (0,) * seats
    before = State(
        options=options,
        number=0,
        phase="exchange",
        opener=seats - 1,
        players=(),
        left=(),
        turn=None,
        planets=(PLANETS_EACH,) * seats,
        middle=NO_PLANETS,
        antes=nobody,
        bets=nobody,
        betting=(),
        ships=((),) * seats,
        pot=(),
        exchanged=(None,) * seats,
        discarded=((),) * seats,
        drawn=((),) * seats,
        recycled=(False,) * seats,
    )
    state: State = begin_round(before, chance).state
    return state


def begin_round(before: State, chance: Chance) -> Step:
    """The next round, from the planets as the one before left them."""
    seats = len(before.planets)
    able = able_to_play(before.options, before.planets)
    opener = next_opener(before, able)
    players = tuple(seat for seat in clockwise(opener, seats) if seat in able)
    ships, pot = deal(before.options, players, seats, chance)
    state = msgspec.structs.replace(
        before,
        number=before.number + 1,
        phase="exchange",
        opener=opener,
        players=players,
        left=players,
        turn=opener,
        antes=(0,) * seats,
        bets=(0,) * seats,
        betting=(),
        ships=ships,
        pot=pot,
        exchanged=(None,) * seats,
        discarded=((),) * seats,
        drawn=((),) * seats,
        recycled=(False,) * seats,
    )
    begun = RoundBegun(number=state.number, opener=opener, players=players)
    after, paid = pay_antes(state)
    dealt = [Event("2.1", Dealt(seat=seat, ships=ships[seat]), (seat,)) for seat in players]
    return Step(after, (Event("2.6", begun), *paid, *dealt))


def able_to_play(options: Options, planets: tuple[Planets, ...]) -> tuple[int, ...]:
    """Clauses 2.5, 8.4 and 8.6: who has the planets to take part in a round."""
    needed = 1 if options.all_in else options.ante + 1
    return tuple(seat for seat, purse in enumerate(planets) if points(purse) >= needed)


def next_opener(before: State, able: tuple[int, ...]) -> int:
    """Clause 2.3: the youngest. Clause 8.2: by turns. Clause 2.4: or the next who takes part."""
    seats = len(before.planets)
    first = YOUNGEST if before.options.opener == "youngest" else (before.opener + 1) % seats
    return next(seat for seat in clockwise(first, seats) if seat in able)


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """Clause 2.3: all seats in turn order."""
    return (*range(first, seats), *range(first))


def deal(
    options: Options, players: tuple[int, ...], seats: int, chance: Chance
) -> tuple[tuple[tuple[Ship, ...], ...], tuple[Ship, ...]]:
    """Clause 2.1: five ships to each player, by seat; the rest is the pot."""
    order = chance.shuffle(FLEETS[options.fleet])
    ships: list[tuple[Ship, ...]] = [()] * seats
    for place, seat in enumerate(players):
        ships[seat] = by_size(order[place * SHIPS_EACH : (place + 1) * SHIPS_EACH])
    return tuple(ships), tuple(order[len(players) * SHIPS_EACH :])


def pay_antes(state: State) -> tuple[State, list[Event]]:
    """Clause 8.3: each player's ante goes to the middle. Clause 8.6: or all he has, if less."""
    events: list[Event] = []
    if not state.options.ante:
        return state, events
    antes = [0] * len(state.planets)
    for seat in state.players:
        antes[seat] = min(state.options.ante, state.points_of(seat))
        state, change = pay_in(state, seat, antes[seat])
        events += [*change, Event("8.3", AntePaid(seat=seat, points=antes[seat]))]
    return msgspec.structs.replace(state, antes=tuple(antes)), events
