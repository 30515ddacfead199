"""What a bot reads off the table before it bets."""

from typing import Final

from veillee.games.spacepoker import View
from veillee.games.spacepoker.moves import CALL, FOLD, RAISE, Move, Raise

PRETENDED_ANTE: Final = 1
"""Without an ante (preset `book`) there is nothing to win by opening, and strict play would always
fold. For a lively game the bots then bet as if everybody had put in this much."""


def ante(view: View) -> int:
    return view.options.ante or PRETENDED_ANTE


def pretended(view: View) -> int:
    """Points that the bots imagine in the middle."""
    return 0 if view.options.ante else PRETENDED_ANTE * len(view.players)


def pretended_antes(view: View) -> list[int]:
    """By seat; those that the bots imagine where there are none."""
    if view.options.ante:
        return list(view.antes)
    return [PRETENDED_ANTE if seat in view.players else 0 for seat in range(len(view.antes))]


def own_seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("a watcher does not bet")
    return view.seat


def others(view: View) -> list[int]:
    """The opponents who are still in the round."""
    return [seat for seat in view.left if seat != view.seat]


def highest(view: View, seat: int) -> int:
    """What the seat would have bet with its last planet."""
    return view.bets[seat] + view.points[seat]


def matched(view: View, seat: int, to: int) -> int:
    """What it costs the seat to match a bet, with all it has if need be."""
    return max(0, min(to, highest(view, seat)) - view.bets[seat])


def pot(view: View) -> int:
    return view.in_the_middle + pretended(view)


def pot_for(view: View, seat: int, to: int) -> int:
    """What the seat can win once it has bet so much: from nobody more than it has paid itself."""
    own = view.antes[seat] + to
    paid = [one + bet for one, bet in zip(view.antes, view.bets, strict=True)]
    paid[seat] = own
    return pretended(view) + sum(min(one, own) for one in paid)


def most_worth_betting(view: View) -> int:
    """No more than somebody else could match: beyond it nothing can be won. In the printed game
    one could drive poorer players out so; the bots are too sporting for that."""
    richest = max(highest(view, seat) for seat in others(view))
    return min(highest(view, own_seat(view)), richest)


def raise_towards(view: View, legal: list[Move], to: int) -> Move:
    """The raise to that bet, or the next best thing that is allowed."""
    to = max(view.level + 1, min(to, most_worth_betting(view)))
    last = legal[-1]
    if isinstance(last, Raise) and to <= last.to:
        return RAISE[to]
    return call_or_fold(legal)


def call_or_fold(legal: list[Move]) -> Move:
    return CALL if CALL in legal[:2] else FOLD
