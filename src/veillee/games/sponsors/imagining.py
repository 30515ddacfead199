"""Worlds that a viewer cannot tell from the truth: what he has never seen, dealt again."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from msgspec.structs import replace

from veillee.kernel import Chance

from .board import BOARDS
from .components import CATEGORIES, COLOURS, SPONSORS, UNSEEN, Colour, in_order
from .memory import fresh, in_the_race
from .state import Car, Motion, State, Worlds
from .transferring import transfers
from .view import CarView, View, is_of_the_team, view


def imagine(seen: View, chance: Chance) -> State:
    workshop = [imagine_category(seen, n, chance) for n in range(len(CATEGORIES))]
    sponsors = imagine_sponsors(seen, chance)
    motion = seen.motion
    state = State(
        options=seen.options,
        seats=seen.seats,
        cars=tuple(
            Car(
                loop=car.loop,
                money=car.money,
                hand=tuple(slots[1 + number] for slots in workshop),
                played=car.played,
                sponsors=sponsors[1 + number],
                energy=car.energy,
            )
            for number, car in enumerate(seen.cars)
        ),
        piles=tuple(slots[0] for slots in workshop),
        sponsor_pile=sponsors[0],
        memory=(),
        shown=seen.shown,
        first=COLOURS.index(seen.first),
        car=COLOURS.index(seen.car),
        seat=seen.to_act or 0,
        stage=seen.stage,
        round=seen.round,
        die=seen.die,
        proposal=seen.proposal,
        proposals=seen.proposals,
        at=squares(seen),
        grid=_numbers(seen.grid),
        done=_numbers(seen.done),
        finished=_numbers(seen.finished),
        motion=Motion(COLOURS.index(motion.car), motion.due, motion.slipstream, motion.green)
        if motion
        else None,
        violet=_numbers(seen.violet),
        ended=seen.ended,
    )
    if seen.proposals and seen.proposal is None:
        # Another team has proposed something to itself: nobody knows what.
        state = replace(state, proposal=chance.choice(transfers(state)))
    return replace(state, memory=imagine_memory(seen, state))


def imagine_category(seen: View, number: int, chance: Chance) -> list[str]:
    """The pile and the hands of a category: one of the worlds remembered, its gaps filled."""
    world = chance.choice(worlds_now(seen, number))
    unseen = chance.shuffle(unseen_values(seen, number, world))
    return _filled(world.split("|"), unseen)


def worlds_now(seen: View, number: int) -> Worlds:
    """Every way in which the cards of a category may lie."""
    return in_the_race(seen.memory[number], tuple(car.played[number] for car in seen.cars))


def unseen_values(seen: View, number: int, world: str) -> list[str]:
    """The cards of a category that the viewer has never seen."""
    played = "".join(car.played[number] for car in seen.cars)
    values = BOARDS[seen.options.board].values(CATEGORIES[number], len(seen.cars))
    return [value for value in values if value not in world and value not in played]


def imagine_sponsors(seen: View, chance: Chance) -> list[str]:
    """The sponsor pile and every car's sponsors."""
    slots, unseen = chance.choice(sponsor_worlds(seen))
    return _filled(list(slots), chance.shuffle(unseen))


def sponsor_worlds(seen: View) -> list[tuple[tuple[str, ...], str]]:
    """Every way in which the known sponsor cards may lie, with the cards that fill its gaps."""
    each = BOARDS[seen.options.board].cards.sponsors
    hands = [
        shown if car.sponsors is None else (car.sponsors,)
        for car, shown in zip(seen.cars, seen.shown.hands, strict=True)
    ]
    found = []
    for chosen in product(*hands):
        known = seen.shown.pile + "".join(chosen)
        left = {letter: each - known.count(letter) for letter in SPONSORS}
        if min(left.values()) >= 0:
            unseen = "".join(letter * count for letter, count in left.items())
            found.append(((seen.shown.pile, *chosen), unseen))
    return found


def _filled(slots: list[str], unseen: list[str]) -> list[str]:
    """The pile and the hands, with a card in the place of every `?`."""
    cards = iter(unseen)
    pile, *hands = ("".join(next(cards) if c == UNSEEN else c for c in slot) for slot in slots)
    return [pile, *map(in_order, hands)]


def imagine_memory(seen: View, state: State) -> tuple[tuple[Worlds, ...], ...]:
    """The viewer's own memory; the others are taken to know only what lies before them."""
    seats = [seen.memory if seat == seen.seat else fresh(state, seat) for seat in range(seen.seats)]
    return tuple(zip(*seats, strict=True))


def squares(seen: View) -> tuple[int, ...]:
    """Where the cars stand on the circuit, as the state has it."""
    if not seen.grid:
        return ()
    numbers = BOARDS[seen.options.board].circuit.squares
    return tuple(_square(car, numbers) for car in seen.cars)


def _square(car: CarView, numbers: Mapping[str, int]) -> int:
    if car.square is None:
        return 0
    return 4 * int(car.square) if car.off else numbers[car.square]


def _numbers(colours: tuple[Colour, ...]) -> tuple[int, ...]:
    return tuple(COLOURS.index(colour) for colour in colours)


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    """The piles, and the cards of others, as far as they can be otherwise."""
    seen = view(state, seat)
    facts: dict[str, Any] = {}
    workshop = [
        [
            (tuple(world.split("|")), "".join(unseen_values(seen, n, world)))
            for world in worlds_now(seen, n)
        ]
        for n in range(len(CATEGORIES))
    ]
    for category, worlds, pile in zip(CATEGORIES, workshop, state.piles, strict=True):
        if _is_open(worlds, 0):
            facts[f"pile of {category}"] = pile
    sponsors = sponsor_worlds(seen)
    if _is_open(sponsors, 0):
        facts["sponsor pile"] = state.sponsor_pile
    for number, car in enumerate(state.cars):
        if any(_is_open(worlds, 1 + number) for worlds in workshop):
            facts[f"hand of {COLOURS[number]}"] = car.hand
        if _is_open(sponsors, 1 + number):
            facts[f"sponsors of {COLOURS[number]}"] = car.sponsors
    if state.proposal and not is_of_the_team(state, seat):
        facts["proposal"] = state.proposal
    return facts


def _is_open(worlds: list[tuple[tuple[str, ...], str]], slot: int) -> bool:
    """Whether the viewer can tell what the slot holds: what must follow is no secret."""
    contents = {_certain(slots[slot], unseen, ordered=slot == 0) for slots, unseen in worlds}
    return None in contents or len(contents) > 1


def _certain(held: str, unseen: str, *, ordered: bool) -> str | None:
    """What a slot with gaps must hold, if only one thing can fill them."""
    gaps = held.count(UNSEEN)
    if not gaps:
        return held
    if len(set(unseen)) > 1 and (gaps < len(unseen) or ordered):
        return None
    return in_order(held.replace(UNSEEN, "") + unseen[:gaps])
