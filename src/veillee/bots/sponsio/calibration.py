"""Are the odds fair? Many rounds between the strongest bots, and what each stake brought.

The suits are alike, and so are tickets with the same stakes: each line of the rulebook's table of
odds (clause 1.5) is one group, counted together.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import process_time

from veillee.bots.calibration import Progress, results
from veillee.bots.sponsio.hindsight import Hindsight, in_hindsight
from veillee.bots.sponsio.players import Hard
from veillee.games import sponsio
from veillee.games.sponsio import Play
from veillee.games.sponsio.components import (
    BET_PRICE,
    DOUBLED_PRICE,
    ODDS,
    Stake,
    Ticket,
    tickets_in_use,
)
from veillee.games.sponsio.events import BetScored
from veillee.games.sponsio.state import State
from veillee.kernel import Match

SUITS = "I-IV, IX-XII"
GROUP: dict[Ticket, str] = {
    **dict.fromkeys(("I", "II", "III", "IV", "IX", "X", "XI", "XII"), SUITS),
    "V": "V",
    "VI": "VI",
    "XIII": "XIII",
    **dict.fromkeys(("VII", "XIV"), "VII, XIV"),
    **dict.fromkeys(("VIII", "XV"), "VIII, XV"),
    "XVI": "XVI",
}
MOST_RETURN = 1.6
LEAST_SHARE = 0.005
NOTHING_SEEN = Hindsight(0.0, 0.0, 0.0)

Key = tuple[str, Stake | None]


@dataclass
class Count:
    """What is known of one stake of one group of tickets."""

    offered: int = 0
    """Tickets of the group, over all rounds."""
    taken: int = 0
    won: int = 0
    coins: int = 0
    brought: int = 0
    hindsight: Hindsight = NOTHING_SEEN
    """Summed over all such bets."""

    def add(self, other: Count) -> None:
        self.offered += other.offered
        self.taken += other.taken
        self.won += other.won
        self.coins += other.coins
        self.brought += other.brought
        self.look_back(other.hindsight)

    def look_back(self, bet: Hindsight) -> None:
        self.hindsight = Hindsight(*map(sum, zip(self.hindsight, bet, strict=True)))


@dataclass
class Calibration:
    """What many rounds told."""

    seconds: float
    rounds: int = 0
    traitors: int = 0
    players: int = 0
    counts: dict[Key, Count] = field(
        default_factory=lambda: {
            (GROUP[ticket], stake): Count() for ticket, odds in ODDS.items() for stake in odds
        }
    )

    def add(self, other: Calibration) -> None:
        self.rounds += other.rounds
        self.traitors += other.traitors
        self.players += other.players
        for key, count in other.counts.items():
            self.counts[key].add(count)


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    tickets: str
    stake: str
    odds: int
    taken: int
    share: float
    """How often one such ticket is taken with this stake, per round."""
    wins: float
    returned: float
    """Coins brought for each coin staked."""
    margin: float = 0.0
    """Of the return, with 95 % confidence."""
    needed: float = 0.0
    """What such bets had to return to be worth making, in hindsight."""

    @property
    def keeps_bounds(self) -> bool:
        return self.returned <= MOST_RETURN and self.share >= LEAST_SHARE


def rows(result: Calibration) -> list[Row]:
    """The table, in the order of the rulebook's."""
    found = []
    for (group, stake), count in result.counts.items():
        odds = next(ODDS[ticket][stake] for ticket in ODDS if GROUP[ticket] == group)
        wins = count.won / count.taken if count.taken else 0.0
        at_stake = count.hindsight.won - count.hindsight.lost
        unmade = count.hindsight.unmade - count.hindsight.lost
        found.append(
            Row(
                tickets=group,
                stake=stake or "",
                odds=odds,
                taken=count.taken,
                share=count.taken / count.offered if count.offered else 0.0,
                wins=wins,
                returned=count.brought / count.coins if count.coins else 0.0,
                margin=1.96 * odds * sqrt(wins * (1 - wins) / max(1, count.taken)),
                needed=odds * unmade / at_stake if at_stake else 0.0,
            )
        )
    return found


def calibrate(
    rounds: int,
    seats: int | None,
    seconds: float,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Calibration:
    """Play at least so many rounds; where no seats are asked for, by three and by four in turns."""
    result = Calibration(seconds)
    for played in results(
        partial(play_match, seats=seats, seconds=seconds), itertools.count(), jobs
    ):
        result.add(played)
        if progress:
            progress(min(result.rounds, rounds), rounds)
        if result.rounds >= rounds:
            break
    return result


def play_match(number: int, seats: int | None, seconds: float) -> Calibration:
    """One match between the strongest bots; what its rounds tell.

    They think by the processor's clock: other work on the machine must not make them weaker.
    """
    seats = seats or 3 + number % 2
    match = Match(sponsio, seats=seats, seed=f"calibration {number}")
    bots = [Hard(f"{number}/{seat}", seconds, process_time) for seat in range(seats)]
    found = Calibration(seconds)
    while match.to_act:
        (seat,) = match.to_act
        before: State = match.state
        move = bots[seat].choose(match.view(seat), match.legal(seat))
        events = match.play(seat, move)
        scored = [event.what for event in events if isinstance(event.what, BetScored)]
        if scored and isinstance(move, Play):
            count_round(found, before, move, scored)
    return found


def count_round(found: Calibration, before: State, last: Play, scored: Sequence[BetScored]) -> None:
    """A round whose last card has just been played."""
    seats, looking_back = len(before.players), in_hindsight(before, last)
    found.rounds += 1
    found.players += seats
    found.traitors += sum(not player.bets for player in before.players)
    for ticket in tickets_in_use(seats, before.removed):
        for stake in ODDS[ticket]:
            found.counts[GROUP[ticket], stake].offered += 1
    placed = {bet.ticket: bet for player in before.players for bet in player.bets}
    for score in scored:
        bet = placed[score.ticket]
        count = found.counts[GROUP[bet.ticket], bet.stake]
        count.taken += 1
        count.won += score.won
        count.coins += DOUBLED_PRICE if bet.doubled else BET_PRICE
        count.brought += score.coins
        count.look_back(looking_back[bet.ticket])
