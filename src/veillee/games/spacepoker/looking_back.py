"""The end of a round, as one looks back at it during the next: which ships make up a hand, and what
decided each pot. All of it follows from what everybody saw."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from .components import SHIPS, SIZE, Ship, by_size
from .hands import Strength, as_compared, made_of, strength
from .showing import parts_of
from .state import Pot, RoundPlayed, Shown

By = Literal["alone", "hand", "ships", "draw", "share"]


class ShownView(Shown):
    """Its ships come in the order in which they are compared."""

    made_of: tuple[Ship, ...]
    """The kinds that make up the hand; other ships only settle between equal ones."""


class PotView(Pot, kw_only=True, omit_defaults=True):
    by: By
    """What decided it: nobody was left to show against, a better hand, larger ships in hands of one
    name, a ship drawn; or nothing did, and the winners share it."""
    over: int | None = None
    """The seat that came nearest to winning it."""
    ship: Ship | None = None
    """The ship of the winner that was the larger one, held or drawn."""
    against: Ship | None = None
    """That of the seat that came nearest."""
    parts: tuple[int, ...] = ()
    """What each of several winners got."""


class RoundView(RoundPlayed):
    shown: tuple[ShownView, ...]
    pots: tuple[PotView, ...]


@lru_cache(maxsize=1000)
def looked_back(last: RoundPlayed) -> RoundView:
    strengths = {one.seat: strength(one.ships) for one in last.shown}
    held = {seat: len(compared) for seat, compared in strengths.items()}
    for drawn in last.drawn:
        strengths[drawn.seat] += (SIZE[drawn.ship],)
    return RoundView(
        number=last.number,
        players=last.players,
        exchanged=last.exchanged,
        betting=last.betting,
        bets=last.bets,
        shown=tuple(
            [
                ShownView(one.seat, as_compared(one.ships), one.hand, made_of(one.ships))
                for one in last.shown
            ]
        ),
        drawn=last.drawn,
        pots=tuple([decided(pot, strengths, held) for pot in last.pots]),
    )


def decided(pot: Pot, strengths: dict[int, Strength], held: dict[int, int]) -> PotView:
    """Clauses 5.2 and 6.3 to 6.7: what decided the pot."""
    view = PotView(points=pot.points, among=pot.among, winners=pot.winners, by="alone")
    if len(pot.winners) > 1:
        return msgspec.structs.replace(view, by="share", parts=parts_of(pot))
    (winner,) = pot.winners
    others = [seat for seat in pot.among if seat != winner]
    if not others:
        return view
    over = max(others, key=strengths.__getitem__)
    both = enumerate(zip(strengths[winner], strengths[over], strict=False))
    place, (larger, smaller) = next((at, sizes) for at, sizes in both if sizes[0] != sizes[1])
    if place == 0:
        return msgspec.structs.replace(view, by="hand", over=over)
    return msgspec.structs.replace(
        view,
        by="ships" if place < held[winner] else "draw",
        over=over,
        ship=SHIPS[larger - 1],
        against=SHIPS[smaller - 1],
    )


def as_it_was(view: RoundView) -> RoundPlayed:
    """What everybody saw, without what was made of it."""
    return RoundPlayed(
        number=view.number,
        players=view.players,
        exchanged=view.exchanged,
        betting=view.betting,
        bets=view.bets,
        shown=tuple(Shown(one.seat, by_size(list(one.ships)), one.hand) for one in view.shown),
        drawn=view.drawn,
        pots=tuple(Pot(pot.points, pot.among, pot.winners) for pot in view.pots),
    )
