"""Turning sponsors into money and energy, as anybody does without much thought; no native code."""

from collections.abc import Sequence

from veillee.bots.reason import Reason
from veillee.games.sponsors import BOARDS, BuyEnergy, Move, Sell, View
from veillee.games.sponsors.components import COLOURS, SPONSOR_LETTER
from veillee.games.sponsors.view import CarView


def car_of(view: View) -> CarView:
    """The car whose turn it is."""
    return view.cars[COLOURS.index(view.car)]


def price_of(view: View, sale: Sell) -> int:
    """Clause 3.3."""
    money, colours = BOARDS[view.options.board].money, len(set(sale.cards))
    if len(sale.cards) < 3 or colours == 2:
        return len(sale.cards) * money.sponsor_single
    return money.sponsors_alike if colours == 1 else money.sponsors_different


def sale_by_habit(view: View, legal: Sequence[Move]) -> Sell | None:
    """Threes; without money for a card, a single that is no half of a pair; at the end, all."""
    sales = [move for move in legal if isinstance(move, Sell)]
    if not sales:
        return None
    best = max(sales, key=lambda sale: (price_of(view, sale), -len(sale.cards)))
    single = BOARDS[view.options.board].money.sponsor_single
    if price_of(view, best) > len(best.cards) * single or view.stage == "energy":
        return best
    if car_of(view).money >= BOARDS[view.options.board].money.workshop_card:
        return None
    held = car_of(view).sponsors or ""
    alone = [sale for sale in sales if len(sale.cards) == 1]
    return min(alone, key=lambda sale: held.count(SPONSOR_LETTER[sale.cards[0]]))


def first_sale(legal: Sequence[Move]) -> Sell | None:
    """One card, whichever there is: for whoever cannot wait."""
    return next((m for m in legal if isinstance(m, Sell) and len(m.cards) == 1), None)


def most_energy(legal: Sequence[Move]) -> BuyEnergy:
    """Money is of no use after building."""
    return max((m for m in legal if isinstance(m, BuyEnergy)), key=lambda move: move.points)


def why_sold(view: View, move: Sell) -> Reason:
    """What it brings: as a set, at the end, or because there is no money for a card."""
    price, single = price_of(view, move), BOARDS[view.options.board].money.sponsor_single
    one_by_one = len(move.cards) * single
    if price > one_by_one:
        return Reason("reason-set", {"price": price, "singles": one_by_one})
    if view.stage == "energy":
        return Reason("reason-last-sale", {"price": price})
    return Reason("reason-poor", {"price": price, "money": car_of(view).money})
