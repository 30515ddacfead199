"""Before the race (clauses 5.6 to 5.8): two cars of one player, or of a team, exchange two cards
and share their energy."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from veillee.kernel import Chance, Condition, Event, Refusal, all_hold, first_broken, passing

from .components import CATEGORIES, CATEGORY, COLOURS, MOST_ENERGY
from .events import CardsSeen, Exchanged, NothingShared, Proposed, Shared
from .exchanging import swap_cards
from .holding import has_card, the_card
from .memory import after_showing
from .moves import TRANSFERS, Swap, Transfer
from .starting import start_race
from .state import RULEBOOK, State, with_car

MOST_PROPOSALS: Final = 6
"""Of one team, all in all."""

IN_CAR: Final = (Condition("5.6", "card-not-in-car", has_card, the_card),)
NEW: Final[tuple[Condition[int, Transfer], ...]] = (
    Condition(
        "5.6",
        "transfer-changes-nothing",
        lambda energy, move: move.cards is not None or move.energy != energy,
    ),
)
TO_SHARE: Final[tuple[Condition[int, int], ...]] = (
    Condition(
        "5.6",
        "energy-not-shared",
        lambda total, energy: 0 <= total - energy <= MOST_ENERGY,
        lambda total, energy: {"energy": energy, "total": total},
    ),
)


def begin_transfers(state: State) -> State:
    """The side of the red car first. Clause 5.8: team-mates show each other their cards."""
    after = replace(state, stage="transfer", car=0, seat=0)
    if not state.in_teams:
        return after
    return replace(
        after,
        memory=tuple(
            tuple(
                after_showing(worlds, mate := (seat + 2) % 4, state.cars[mate].hand[category])
                for seat, worlds in enumerate(seats)
            )
            for category, seats in enumerate(state.memory)
        ),
    )


def pair(state: State) -> tuple[int, int]:
    """The two cars of the side whose turn it is: red and yellow, or blue and green."""
    side = state.car % 2
    return side, side + 2


@cache
def shares(total: int) -> tuple[tuple[int, int], ...]:
    """Clause 5.6: every way to share out so many points among the two cars."""
    return tuple(
        (energy, total - energy) for energy in passing(TO_SHARE, total, range(MOST_ENERGY + 1))
    )


def transfers(state: State) -> list[Transfer]:
    one, other = (state.cars[number] for number in pair(state))
    ways = shares(one.energy + other.energy)
    fewest, most = ways[0][0], ways[-1][0]
    found = [move for move in TRANSFERS[None][fewest : most + 1] if all_hold(NEW, one.energy, move)]
    for category, gives, takes in zip(CATEGORIES, one.hand, other.hand, strict=True):
        for give, take in product(gives, takes):
            swap = Swap(category, int(give), int(take))
            found += TRANSFERS[swap][fewest : most + 1]
    return found


def why_not_transfer(state: State, move: Transfer) -> Refusal | None:
    one, other = (state.cars[number] for number in pair(state))
    if swap := move.cards:
        refusal = first_broken(
            RULEBOOK, IN_CAR, one.hand, swap.category, swap.give
        ) or first_broken(RULEBOOK, IN_CAR, other.hand, swap.category, swap.take)
        if refusal:
            return refusal
    return first_broken(RULEBOOK, NEW, one.energy, move) or first_broken(
        RULEBOOK, TO_SHARE, one.energy + other.energy, move.energy
    )


def transfer(state: State, move: Transfer, chance: Chance, events: list[Event]) -> State:
    """Clause 5.6: one player just does it. Clause 5.8: two name it both."""
    if not state.in_teams or move == state.proposal:
        return next_side(carry_out(state, move, events), chance, events)
    cards = move.cards
    proposed = Proposed(
        seat=state.seat,
        energy=move.energy,
        category=cards.category if cards else None,
        give=cards.give if cards else None,
        take=cards.take if cards else None,
    )
    mate = (state.seat + 2) % 4
    events.append(Event("5.8", proposed, audience=tuple(sorted((state.seat, mate)))))
    if state.proposals + 1 == MOST_PROPOSALS:
        return keep(state, chance, events)
    return replace(state, proposal=move, proposals=state.proposals + 1, seat=mate)


def carry_out(state: State, move: Transfer, events: list[Event]) -> State:
    one, other = pair(state)
    total = state.cars[one].energy + state.cars[other].energy
    if move.cards:
        category = move.cards.category
        witnesses = (one, other) if state.in_teams else (one % 2,)
        gave, took = str(move.cards.give), str(move.cards.take)
        state = swap_cards(state, CATEGORY[category], (one, other), (gave, took), witnesses)
        events.append(
            Event("5.6", Exchanged(car=COLOURS[one], category=category, partner=COLOURS[other]))
        )
        seen = CardsSeen(car=COLOURS[one], category=category, gave=int(gave), took=int(took))
        events.append(Event("5.6", seen, audience=witnesses))
    for number, energy in ((one, move.energy), (other, total - move.energy)):
        car = replace(state.cars[number], energy=energy)
        state = replace(state, cars=with_car(state, number, car))
    shared = Shared(
        car=COLOURS[one], energy=move.energy, other=COLOURS[other], other_energy=total - move.energy
    )
    events.append(Event("5.6", shared))
    return state


def keep(state: State, chance: Chance, events: list[Event]) -> State:
    """The side exchanges nothing."""
    events.append(Event("5.6", NothingShared(seat=state.seat)))
    return next_side(state, chance, events)


def next_side(state: State, chance: Chance, events: list[Event]) -> State:
    if state.car == 0:
        return replace(state, car=1, seat=1, proposal=None, proposals=0)
    return start_race(replace(state, proposal=None, proposals=0), chance, events)
