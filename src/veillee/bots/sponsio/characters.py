"""Who plays Sponsio: what each level thinks of, what it overlooks, and what it is fond of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class AtAGlance:
    """Somebody who goes by what the hand shows, and by rules of thumb."""

    attention: float = 1.0
    """How likely each bet, and each card, comes to mind."""
    optimism: float = 0.0
    """What part of the doubts about a bet is left out."""
    demand: float = 1.4
    """What a bet must seem to bring for its coin."""
    most_bets: int = 4
    watches_others: bool = True
    """Plays against the bets of others, and not only for one's own."""
    betrays: bool = True
    """Thinks of treason at all."""
    cashes_at: int | None = None
    """The square at which the streak is cashed: with 9 never before the match ends; with None where
    it is worth more in coins."""


@dataclass(frozen=True)
class InImaginedDeals:
    """Somebody who imagines what the others may hold, and tries things out there."""

    deals: int
    """The most that are imagined for one decision."""
    bets: int
    """How many are thought about, of those that promise most at a glance."""
    loyalty: float = 0.0
    """How much better treason must be than a bet, as a share of the match."""
    by_clock: bool = False
    """Whether less is imagined when the time is over."""
