"""How a round begins: who takes part, who opens, the ante and the deal (chapters 2 and 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from veillee.kernel import Chance, Event

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
from .middle import Paid, pay_in
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
    return begin_round(before, range(seats), chance)[0]


def begin_round(
    before: State, able: Sequence[int], chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """The next round, from the planets as the one before left them."""
    seats = len(before.planets)
    # 2.4: or else the next one who takes part opens the round.
    players = clockwise(should_open(before), able)
    opener = players[0]
    ships, pot = deal(before.options, players, seats, chance)
    number = before.number + 1
    events = [Event("2.6", RoundBegun(number=number, opener=opener, players=players))]
    antes, paid = pay_antes(before, players)
    events += paid.told
    events += [Event("2.1", Dealt(seat=seat, ships=ships[seat]), (seat,)) for seat in players]
    state = msgspec.structs.replace(
        before,
        number=number,
        phase="exchange",
        opener=opener,
        players=players,
        left=players,
        turn=opener,
        planets=paid.planets,
        middle=paid.middle,
        antes=antes,
        bets=(0,) * seats,
        betting=(),
        ships=ships,
        pot=pot,
        exchanged=(None,) * seats,
        discarded=((),) * seats,
        drawn=((),) * seats,
        recycled=(False,) * seats,
    )
    return state, tuple(events)


def able_to_play(options: Options, planets: tuple[Planets, ...]) -> tuple[int, ...]:
    """Clauses 2.5, 8.4 and 8.6: who has the planets to take part in a round."""
    needed = 1 if options.all_in else options.ante + 1
    return tuple([seat for seat, purse in enumerate(planets) if points(purse) >= needed])


def should_open(before: State) -> int:
    """Clause 2.3: the youngest. Clause 8.2: by turns."""
    if before.options.opener == "youngest":
        return YOUNGEST
    return (before.opener + 1) % len(before.planets)


def clockwise(first: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Clause 2.3: these seats in turn order."""
    return (*[seat for seat in seats if seat >= first], *[seat for seat in seats if seat < first])


def deal(
    options: Options, players: tuple[int, ...], seats: int, chance: Chance
) -> tuple[tuple[tuple[Ship, ...], ...], tuple[Ship, ...]]:
    """Clause 2.1: five ships to each player, by seat; the rest is the pot."""
    order = chance.riffle(FLEETS[options.fleet])
    ships: list[tuple[Ship, ...]] = [()] * seats
    for place, seat in enumerate(players):
        ships[seat] = by_size(order[place * SHIPS_EACH : (place + 1) * SHIPS_EACH])
    return tuple(ships), tuple(order[len(players) * SHIPS_EACH :])


def pay_antes(before: State, players: tuple[int, ...]) -> tuple[tuple[int, ...], Paid]:
    """Clause 8.3: each player's ante goes to the middle. Clause 8.6: or all he has, if less."""
    planets, middle, ante = before.planets, before.middle, before.options.ante
    antes, events = [0] * len(planets), list[Event]()
    if ante:
        for seat in players:
            antes[seat] = owed = min(ante, points(planets[seat]))
            paid = pay_in(planets, middle, seat, owed)
            planets, middle = paid.planets, paid.middle
            events += paid.told
            told = AntePaid(seat=seat, points=owed, planets=paid.moved)
            events.append(Event("8.3", told))
    return tuple(antes), Paid(planets, middle, tuple(events))
