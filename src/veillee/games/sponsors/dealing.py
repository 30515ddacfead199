"""Before building (chapter 2): markers, cards and money for every car."""

from __future__ import annotations

from veillee.kernel import Chance

from .board import named
from .components import CATEGORIES, SPONSORS, UNSEEN, cars_of
from .memory import dealt
from .state import Car, Options, Shown, State


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clauses 2.5 to 2.8."""
    board, count = named(options.board), cars_of(seats)
    packs = ["".join(chance.shuffle(board.values(name, count))) for name in CATEGORIES]
    hands = tuple(tuple(pack[car] for pack in packs) for car in range(count))
    piles = tuple(pack[count:] for pack in packs)
    sponsors = "".join(chance.shuffle("".join(SPONSORS) * board.cards.sponsors))
    first = chance.below(count)
    return State(
        options=options,
        seats=seats,
        cars=tuple(
            Car(loop=home, money=board.money.start, hand=hand, played=("",) * len(CATEGORIES))
            for home, hand in zip(board.homes, hands, strict=False)
        ),
        piles=piles,
        sponsor_pile=sponsors,
        memory=tuple(
            tuple(
                dealt(piles[n], [hand[n] for hand in hands], [c % seats == s for c in range(count)])
                for s in range(seats)
            )
            for n in range(len(CATEGORIES))
        ),
        shown=Shown(pile=UNSEEN * len(sponsors), hands=(("",),) * count),
        first=first,
        car=first,
        seat=first % seats,
    )
