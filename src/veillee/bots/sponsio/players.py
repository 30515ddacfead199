"""Sponsio's levels: who they are, and their faults."""

from veillee.bots.sponsio.characters import AtAGlance, InImaginedDeals
from veillee.bots.sponsio.glancing import Glancing
from veillee.bots.sponsio.imagining import Imagining


class Novice(Glancing):
    """Dazzled by high odds: every hand looks good to it, and it dreams of the ninth square."""

    character = AtAGlance(
        attention=0.3,
        optimism=0.8,
        demand=1.0,
        watches_others=False,
        betrays=False,
        cashes_at=9,
    )


class Easy(Glancing):
    """Often overlooks something, and plays for its own bets alone."""

    character = AtAGlance(
        attention=0.45,
        optimism=0.15,
        most_bets=3,
        watches_others=False,
        betrays=False,
        cashes_at=3,
    )


class Careful(Glancing):
    """Counts the cards and weighs the odds, and rather lives on what others lose."""

    character = AtAGlance(attention=0.7, optimism=0.26)


class Medium(Imagining):
    """Imagines a few deals, and bets where it can: it does not like to be a traitor."""

    character = InImaginedDeals(deals=20, bets=6, loyalty=0.1)


class Hard(Imagining):
    """Imagines as many deals as help, or as it has time for."""

    character = InImaginedDeals(deals=256, bets=12, by_clock=True)
