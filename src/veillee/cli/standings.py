"""An arena's results: each entrant's games, and how sure one may be of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from veillee.cli.pairing import Plan, Played
from veillee.cli.screens import Screen
from veillee.cli.voice import Voice
from veillee.columns import aligned

Z95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""

RESULTS = (
    "arena-games",
    "arena-wins",
    "arena-draws",
    "arena-losses",
    "arena-share",
    "arena-interval",
)
NOTHING = "–"
MANNERS = (
    "arena-score",
    "arena-lead",
    "arena-error",
    "arena-rank",
    "arena-seconds",
    "arena-slowest",
)


@dataclass
class Entrant:
    """One bot's score over the arena. It may sit on several chairs of a game."""

    name: str
    games: int = 0
    chairs: int = 0
    wins: int = 0
    draws: int = 0
    share: float = 0.0
    scores: float = 0.0
    ranks: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    chairs_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    leads: dict[str, list[float]] = field(default_factory=dict)
    """For each deal, by how much it was ahead of the others in the games played with it."""

    @property
    def losses(self) -> int:
        return self.chairs - self.wins - self.draws

    def add_chair(self, seat: int, played: Played) -> None:
        outcome = played.outcome
        if outcome is None:
            return
        rank, firsts = outcome.ranks[seat], outcome.ranks.count(1)
        alone, shared = rank == 1 == firsts, rank == 1 < firsts
        self.chairs += 1
        self.wins += alone
        self.draws += shared
        self.share += 1 / firsts if rank == 1 else 0  # a first place is shared out evenly
        self.scores += outcome.scores[seat]
        self.ranks += rank
        self.chairs_by_seat[seat] += 1
        self.wins_by_seat[seat] += alone
        self.moves += len(played.times[seat])
        self.seconds += sum(played.times[seat])
        self.slowest = max(self.slowest, *played.times[seat], 0.0)

    def add_lead(self, number: int, played: Played) -> None:
        """The mean score of its chairs, less that of the other chairs."""
        if played.outcome is None:
            return
        own, others = list[float](), list[float]()
        for entrant, score in zip(played.pairing.entrants, played.outcome.scores, strict=True):
            (own if entrant == number else others).append(score)
        if own and others:
            self.leads.setdefault(played.pairing.seed, []).append(fmean(own) - fmean(others))

    def lead(self) -> tuple[float, float] | None:
        """How far ahead it is in a game, and the standard error of that.

        Games that share a deal, with the chairs rotated, share its luck: they count as one.
        """
        deals = [fmean(leads) for leads in self.leads.values()]
        if len(deals) < 2:
            return None
        return fmean(deals), stdev(deals) / sqrt(len(deals))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins over so many games."""
    square = Z95**2 / games
    middle = (share + square / 2) / (1 + square)
    half = Z95 / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Standings:
    def __init__(self, plan: Plan) -> None:
        names = plan.levels
        twice = len(set(names)) < len(names)
        self.entrants = [
            Entrant(f"{name} #{number}" if twice else name)
            for number, name in enumerate(names, start=1)
        ]
        self.seats = plan.seats
        self.games = 0
        self.faults: list[Played] = []

    def add(self, played: Played) -> None:
        if played.fault:
            self.faults.append(played)
            return
        self.games += 1
        for entrant in set(played.pairing.entrants):
            self.entrants[entrant].games += 1
        for seat, entrant in enumerate(played.pairing.entrants):
            self.entrants[entrant].add_chair(seat, played)
        for number, one in enumerate(self.entrants):
            one.add_lead(number, played)

    def tables(self, voice: Voice, screen: Screen) -> list[str]:
        """Who won; how they played; and where they sat when they won."""
        return [
            self._table(voice, RESULTS, _results),
            self._table(voice, MANNERS, _manners),
            self._table_by_seat(voice, screen),
        ]

    def _table(
        self, voice: Voice, heads: tuple[str, ...], figures: Callable[[Entrant, Voice], list[str]]
    ) -> str:
        head = [voice.word("arena-bot"), *map(voice.word, heads)]
        return aligned([head, *([one.name, *figures(one, voice)] for one in self.entrants)])

    def _table_by_seat(self, voice: Voice, screen: Screen) -> str:
        """Games won of games played, seat by seat."""
        heads = [voice.word("arena-by-seat")]
        for seat in range(self.seats):
            name = screen.seat_name(seat, voice.language)
            head = voice.word("arena-seat", seat=seat)
            heads.append(f"{head} ({name})" if name else head)
        rows = [
            [
                one.name,
                *(
                    voice.word(
                        "arena-won-of", wins=one.wins_by_seat[seat], games=one.chairs_by_seat[seat]
                    )
                    for seat in range(self.seats)
                ),
            ]
            for one in self.entrants
        ]
        return aligned([heads, *rows])


def _results(entrant: Entrant, voice: Voice) -> list[str]:
    if not entrant.games:
        return [NOTHING] * len(RESULTS)
    share = entrant.share / entrant.chairs
    # Chairs of one game are not independent of each other: the games are what is counted.
    low, high = wilson(share, entrant.games)
    counts = (entrant.games, entrant.wins, entrant.draws, entrant.losses)
    return [
        *(voice.word("number-0", value=count) for count in counts),
        voice.word("percent", value=share),
        voice.word("percent-range", low=low, high=high),
    ]


def _manners(entrant: Entrant, voice: Voice) -> list[str]:
    if not entrant.games:
        return [NOTHING] * len(MANNERS)
    chairs, moves, lead = entrant.chairs, max(1, entrant.moves), entrant.lead()
    return [
        voice.word("number-2", value=entrant.scores / chairs),
        *([voice.word("number-3", value=value) for value in lead] if lead else [NOTHING] * 2),
        voice.word("number-2", value=entrant.ranks / chairs),
        voice.word("number-3", value=entrant.seconds / moves),
        voice.word("number-3", value=entrant.slowest),
    ]
