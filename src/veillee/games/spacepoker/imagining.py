"""Worlds that a viewer cannot tell from the truth.

Whoever looks knows the ships he was dealt, those he laid aside and those he drew; and, of
everybody, how many were exchanged and in which order. All draws of a round come from one stream:
the pot as it was dealt, then (clause 3.5) the discards that became the pot. So a world is a deal
and a choice of discards that put the ships this viewer drew at their places in the stream.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from veillee.kernel import Chance

from .components import FLEETS, SHIPS_EACH, Ship, by_size
from .looking_back import as_it_was
from .state import State
from .view import View


def imagine(view: View, chance: Chance) -> State:
    """A deal that could have led here: all that is not known falls at random."""
    seats = len(view.planets)
    state = State(
        options=view.options,
        number=view.number,
        phase=view.phase,
        opener=view.opener,
        players=view.players,
        left=view.left,
        turn=view.turn,
        planets=view.planets,
        middle=view.middle,
        antes=view.antes,
        bets=view.bets,
        betting=view.betting,
        ships=((),) * seats,
        pot=(),
        exchanged=view.exchanged,
        discarded=((),) * seats,
        drawn=((),) * seats,
        recycled=view.recycled,
        last=view.last and as_it_was(view.last),
        ended=view.ended,
    )
    return state if view.ended else with_ships(state, view, chance)


def with_ships(state: State, view: View, chance: Chance) -> State:
    """The state with ships dealt, laid aside and drawn as the viewer remembers."""
    count = [exchanged or 0 for exchanged in view.exchanged]
    pot_size = len(FLEETS[view.options.fleet]) - SHIPS_EACH * len(view.players)
    known = what_is_known(view, pot_size)
    deck = chance.shuffle(unknown_ships(view))

    def take(number: int) -> list[Ship]:
        taken = deck[:number]
        del deck[:number]
        return taken

    discarded = [list[Ship]() for _ in count]
    kept = [list[Ship]() for _ in count]
    others = [seat for seat in view.players if seat != view.seat]
    early = [seat for seat in others if view.recycled[seat]]
    number_early = sum(count[seat] for seat in early)
    # What the viewer drew from the new pot, somebody had laid aside before: anybody may have.
    laid_aside = chance.shuffle(
        [*known.from_discards, *take(number_early - len(known.from_discards))]
    )
    for seat in early:
        discarded[seat], laid_aside = laid_aside[: count[seat]], laid_aside[count[seat] :]
    for seat in others:
        if seat not in early:
            discarded[seat] = take(count[seat])
        kept[seat] = take(SHIPS_EACH - count[seat])
    if view.seat is not None:
        discarded[view.seat] = list(view.discarded)

    stream = put_in(deck, known.place, known.from_pot)
    new_pot = Counter(
        ship for seat in view.players if view.recycled[seat] for ship in discarded[seat]
    )
    new_pot -= Counter(known.from_discards)
    place = max(0, known.place - pot_size)
    stream += put_in(chance.shuffle(new_pot.elements()), place, known.from_discards)

    ships, drawn, drawn_so_far = list(state.ships), list(state.drawn), 0
    for seat in view.players:
        drawn[seat] = tuple(stream[drawn_so_far : drawn_so_far + count[seat]])
        ships[seat] = by_size([*kept[seat], *drawn[seat]])
        drawn_so_far += count[seat]
    if view.seat is not None:
        ships[view.seat] = view.ships
    return msgspec.structs.replace(
        state,
        ships=tuple(ships),
        pot=tuple(stream[drawn_so_far:]),
        discarded=tuple(map(by_size, discarded)),
        drawn=tuple(drawn),
    )


class Known(NamedTuple):
    """What the viewer drew, and at which place in the stream of all draws."""

    place: int
    from_pot: tuple[Ship, ...]
    from_discards: tuple[Ship, ...]


def what_is_known(view: View, pot_size: int) -> Known:
    place = 0
    for seat in view.players:
        if seat == view.seat:
            break
        place += view.exchanged[seat] or 0
    from_pot = max(0, pot_size - place)
    return Known(place, view.drawn[:from_pot], view.drawn[from_pot:])


def unknown_ships(view: View) -> list[Ship]:
    """The fleet without the ships that the viewer holds or has laid aside."""
    unknown = Counter(FLEETS[view.options.fleet])
    unknown.subtract(view.ships)
    unknown.subtract(view.discarded)
    return list(unknown.elements())


def put_in(ships: list[Ship], place: int, known: tuple[Ship, ...]) -> list[Ship]:
    return [*ships[:place], *known, *ships[place:]]
