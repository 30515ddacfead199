"""A bot's thinking time: worlds imagined and tried, batch by batch, until the clock says so."""

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from veillee.bots.dice import Words
from veillee.bots.sponsio.estimates import estimate
from veillee.bots.sponsio.lookahead import (
    BET,
    FREE,
    NEXT_SEAT,
    NOTHING,
    TURN,
    new_room,
    try_cards,
    try_plans,
)
from veillee.bots.sponsio.plans import (
    NO_ACTION,
    Plan,
    action_of,
    as_numbers,
    longer,
    worth_trying,
)
from veillee.bots.sponsio.reading import open_round
from veillee.bots.sponsio.rules import GONE, SEATS, Round
from veillee.bots.sponsio.tables import OPTION_COUNT, TICKETS, Numbers, Reals
from veillee.bots.sponsio.worlds import fill, worlds_of
from veillee.games.sponsio import Move, Play, View, components
from veillee.games.sponsio.components import TURNS
from veillee.kernel import Chance

BATCH = 16
MOST_WORLDS = 1536
# A choice is given up when it is this many standard errors behind the best.
DOUBT = 2.5
# Of the time, how much goes into finding plans; the rest compares the best of them.
PLANNING = 0.6
BEAM, SHORTLIST, FINALISTS = 4, 9, 8

Try = Callable[[Numbers, Sequence[int], Reals], None]
"""Fill in, for worlds and choices, what they are worth."""


class Clock:
    """What is left of a move's time."""

    def __init__(self, seconds: float, now: Callable[[], float] = perf_counter) -> None:
        self._now, self._start = now, now()
        # Room for the last batch, and for Python around it.
        self._allowed = 0.9 * seconds

    def spent(self) -> float:
        """The part of the time already used, from 0 to 1 and more."""
        return (self._now() - self._start) / self._allowed if self._allowed > 0 else 1.0


class Thought:
    """One view, the worlds imagined behind it, and room to try things in them."""

    def __init__(self, view: View, randomness: Words, clock: Clock, slyness: Reals) -> None:
        self.view, self.clock, self.slyness = view, clock, slyness
        self.me = view.seat or 0
        self.start: Round = open_round(view)
        self.room = new_room()
        self.randomness = randomness
        self._worlds = worlds_of(view, Chance(f"sponsio {int(randomness[0])}"))
        self._fresh = True

    def imagined(self, count: int) -> Numbers:
        """The hands of so many worlds."""
        hands = np.zeros((count, 4), dtype=np.int64)
        fill(self._worlds, hands, self._fresh, self.randomness, self.room.features[0])
        self._fresh = False
        return hands

    def chances(self) -> list[float]:
        """How likely one's own hand is to win each option, at a glance."""
        found = np.zeros(OPTION_COUNT)
        facts, hand = self.start.facts, int(self._worlds.hands[self.me])
        estimate(hand, int(facts[GONE]), int(facts[SEATS]), found, self.room.features)
        return [float(chance) for chance in found]

    def rank(self, count: int, attempt: Try, until: float, most: int = MOST_WORLDS) -> list[int]:
        """The choices from best to worst, compared in the same worlds; those clearly behind are
        given up on the way, and come last."""
        total, squares = np.zeros(count), np.zeros(count)
        alive, dropped, seen = list(range(count)), list[int](), 0
        while len(alive) > 1 and (not seen or (self.clock.spent() < until and seen < most)):
            worths = np.zeros((BATCH, len(alive)))
            attempt(self.imagined(BATCH), alive, worths)
            seen += BATCH
            total[alive] += worths.sum(axis=0)
            best = int(total[alive].argmax())
            behind = worths[:, [best]] - worths
            # How far behind the leader in single worlds: luck common to both cancels out.
            squares[alive] += (behind**2).sum(axis=0)
            gap = (total[alive[best]] - total[alive]) / seen
            doubt = np.sqrt(squares[alive] / seen / seen)
            lost = {alive[place] for place in np.flatnonzero(gap > DOUBT * doubt + 1e-9)}
            dropped = [*sorted(lost, key=lambda one: -total[one]), *dropped]
            alive = [one for one in alive if one not in lost]
        return sorted(alive, key=lambda one: -total[one]) + dropped


def best_card(thought: Thought, legal: Sequence[Play]) -> Play:
    """The card that wins most often in the worlds behind the view."""
    cards = np.array([components.NUMBER[move.card] for move in legal], dtype=np.int64)

    def attempt(hands: Numbers, alive: Sequence[int], worths: Reals) -> None:
        try_cards(
            thought.start, hands, cards[list(alive)], thought.room, thought.randomness, worths
        )

    return legal[thought.rank(len(legal), attempt, until=1.0)[0]]


def best_action(thought: Thought, legal: Sequence[Move], *, must_bet: bool) -> Move | None:
    """How to use a betting turn; None where nothing is better than doing nothing."""
    view = thought.view
    turns = TURNS - view.turn + 1
    chosen = worth_trying(view, legal, thought.chances(), SHORTLIST + 6)
    moves = {action_of(view, move): move for move in reversed(chosen)}
    singles: list[Plan] = [(action,) for action in moves]
    idle: list[Plan] = [] if must_bet else [(NO_ACTION,)]
    ranked = _rank_plans(thought, idle + singles, PLANNING / 3)
    if len(ranked) == 1:
        return moves.get(ranked[0][0])
    bets = [plan[0] for plan in ranked if plan[0][0] == BET and not plan[0][2]][:SHORTLIST]
    active = [plan for plan in ranked if plan != (NO_ACTION,)]
    finalists = active[:BEAM]
    beam = active[:BEAM] + [plan for plan in active[BEAM:] if plan[0][0] not in (BET, NOTHING)][:2]
    for stage in range(2, turns + 1):
        more = longer(beam, bets, turns)
        if not more or thought.clock.spent() > PLANNING:
            break
        beam = _rank_plans(thought, more, PLANNING * (1 + stage) / (2 + turns))[:BEAM]
        finalists += beam[:3]
    final = _rank_plans(thought, idle + finalists[: FINALISTS + BEAM], 1.0)
    return moves.get(final[0][0])


def _rank_plans(thought: Thought, plans: Sequence[Plan], until: float) -> list[Plan]:
    view = thought.view
    numbers = as_numbers(plans)
    seats = len(view.players)
    turn = view.turn + 1 if thought.me == view.dealer else view.turn
    phase = np.zeros(3, dtype=np.int64)
    phase[NEXT_SEAT], phase[TURN], phase[FREE] = (thought.me + 1) % seats, turn, free_tickets(view)

    def attempt(hands: Numbers, alive: Sequence[int], worths: Reals) -> None:
        try_plans(
            thought.start,
            phase,
            thought.me,
            hands,
            numbers[list(alive)],
            thought.slyness,
            thought.room,
            thought.randomness,
            worths,
        )

    return [plans[place] for place in thought.rank(len(plans), attempt, until)]


def free_tickets(view: View) -> int:
    """The tickets nobody has, one bit each."""
    taken = {bet.ticket for player in view.players for bet in player.bets}
    return sum(1 << TICKETS.index(ticket) for ticket in view.tickets if ticket not in taken)
