"""What a view leaves open, dealt again and again: quick worlds, of hands and piles only."""

from random import Random

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.sponsors.race import MOST_CARS, VALUES
from veillee.bots.sponsors.sides import has_sides
from veillee.bots.sponsors.yard import Yard
from veillee.games.sponsors import View
from veillee.games.sponsors.components import CATEGORIES, COLOURS, SPONSORS, UNSEEN
from veillee.games.sponsors.imagining import sponsor_worlds, unseen_values, worlds_now


class Worlds:
    """Every way in which cards may lie behind a view, ready to be drawn from."""

    def __init__(self, view: View, random: Random) -> None:
        self._random = random
        self._view, self._cars = view, len(view.cars)
        self._workshop = [
            [
                (tuple(world.split("|")), unseen_values(view, number, world))
                for world in worlds_now(view, number)
            ]
            for number in range(len(CATEGORIES))
        ]
        self._sponsors = sponsor_worlds(view)

    def workshop(self) -> list[list[str]]:
        """By category the pile, from the top, and the hand of each car."""
        return [self._filled(*self._random.choice(worlds)) for worlds in self._workshop]

    def sponsors(self) -> list[str]:
        """The sponsor pile, and the sponsors of each car."""
        slots, unseen = self._random.choice(self._sponsors)
        return self._filled(slots, [*unseen])

    def _filled(self, slots: tuple[str, ...], unseen: list[str]) -> list[str]:
        cards = iter(self._random.sample(unseen, len(unseen)))
        return [
            "".join(next(cards) if card == UNSEEN else card for card in slot)
            if UNSEEN in slot
            else slot
            for slot in slots
        ]

    def hands(self, count: int) -> Numbers:
        """For so many worlds, how many cards of each value each car has."""
        found = np.zeros((count, MOST_CARS, VALUES), dtype=np.int64)
        for world in found:
            for slots in self.workshop():
                for car in range(self._cars):
                    for value in slots[1 + car]:
                        world[car, int(value)] += 1
        return found

    def into_yard(self, yard: Yard) -> None:
        """Fill the yard with one world."""
        view = self._view
        for number, car in enumerate(view.cars):
            yard.loop[number], yard.money[number] = car.loop, car.money
        for kind, (pile, *hands) in enumerate(self.workshop()):
            yard.heights[kind] = len(pile)
            for place, value in enumerate(pile):
                yard.piles[kind, place] = int(value)
            for number, hand in enumerate(hands):
                yard.hands[number, kind] = sum(1 << int(value) for value in hand)
        pile, *held = self.sponsors()
        letters = list(SPONSORS)
        for place, letter in enumerate(pile):
            yard.sponsor_pile[place] = letters.index(letter)
        for number, cards in enumerate(held):
            for colour, letter in enumerate(letters):
                yard.sponsors[number, colour] = cards.count(letter)
        facts = yard.facts[0]
        facts.cars, facts.in_pairs = self._cars, has_sides(view)
        facts.first, facts.car = COLOURS.index(view.first), COLOURS.index(view.car)
        facts.round_number, facts.over = view.round, False
        facts.top, facts.bottom = 0, len(pile)
