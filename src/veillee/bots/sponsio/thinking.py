"""A bot's thinking: worlds imagined and tried, batch by batch, until it has seen enough."""

from collections.abc import Callable, Sequence
from math import ceil

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.budget import Budget
from veillee.bots.dice import Words
from veillee.bots.sponsio.characters import InImaginedDeals
from veillee.bots.sponsio.estimates import estimate
from veillee.bots.sponsio.lookahead import Phase, new_workspace, try_cards, try_plans
from veillee.bots.sponsio.plans import NO_ACTION, Plan, action_of, as_records, worth_trying
from veillee.bots.sponsio.reading import open_round
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.tables import OPTION_COUNT, TICKETS
from veillee.bots.sponsio.worlds import fill, worlds_of
from veillee.games.sponsio import Move, Play, View, components
from veillee.games.sponsio.components import TURNS
from veillee.kernel import Chance

BATCH = 16
# A choice is given up when it is this many standard errors behind the best.
DOUBT = 2.5

Try = Callable[[Numbers, Sequence[int], Reals], None]
"""Fill in, for worlds and choices, what they are worth."""


class Thought:
    """One view, the worlds imagined behind it, and arrays to try things in."""

    def __init__(
        self,
        view: View,
        randomness: Words,
        character: InImaginedDeals,
        clock: Budget | None,
        slyness: Reals,
    ) -> None:
        self.view, self.character, self.clock, self.slyness = view, character, clock, slyness
        self.me = view.seat or 0
        self.start: Round = open_round(view)
        self.workspace = new_workspace()
        self.randomness = randomness
        self._worlds = worlds_of(view, Chance(f"sponsio {int(randomness[0])}"))
        self._fresh = True
        self.attempt: Try | None = None
        self.count = self.chosen = 0
        self.plans: Sequence[Plan] = ()
        """What was weighed last, and which of it was chosen."""

    def imagined(self, count: int) -> Numbers:
        """The hands of so many worlds."""
        hands = np.zeros((count, 4), dtype=np.int64)
        fill(self._worlds, hands, self._fresh, self.randomness, self.workspace.features[0])
        self._fresh = False
        return hands

    def chances(self) -> list[float]:
        """How likely one's own hand is to win each option, at a glance."""
        found = np.zeros(OPTION_COUNT)
        hand, gone = self._worlds.hands[self.me], self.start.progress[0].gone
        estimate(hand, gone, len(self.view.players), found, self.workspace.features)
        return [float(chance) for chance in found]

    def best(self, attempt: Try, dislike: Sequence[float]) -> int:
        """The best of some choices, compared in the same worlds; each is given how much it is
        disliked. Those clearly behind are given up on the way; as time goes by, so are the worse
        ones of many."""
        count = len(dislike)
        self.attempt, self.count = attempt, count
        total, squares = np.zeros(count), np.zeros(count)
        alive, seen, spent = list(range(count)), 0, 0.0
        while len(alive) > 1 and spent < 1:
            worths = np.zeros((BATCH, len(alive)))
            attempt(self.imagined(BATCH), alive, worths)
            worths -= np.asarray(dislike)[alive]
            seen += BATCH
            total[alive] += worths.sum(axis=0)
            best = int(total[alive].argmax())
            behind = worths[:, [best]] - worths
            # How far behind the leader in single worlds: luck common to both cancels out.
            squares[alive] += (behind**2).sum(axis=0)
            gap = (total[alive[best]] - total[alive]) / seen
            doubt = np.sqrt(squares[alive] / seen / seen)
            spent = seen / self.character.deals
            if self.clock:
                spent = max(spent, self.clock.spent())
            most = max(2, ceil(count ** (1 - spent)))
            near = np.flatnonzero(gap <= DOUBT * doubt + 1e-9)
            alive = [alive[place] for place in near[np.argsort(gap[near], kind="stable")][:most]]
        self.chosen = alive[0]
        return self.chosen


def best_card(thought: Thought, legal: Sequence[Play]) -> Play:
    """The card that wins most often in the worlds behind the view."""
    cards = np.array([components.NUMBER[move.card] for move in legal], dtype=np.int64)

    def attempt(hands: Numbers, alive: Sequence[int], worths: Reals) -> None:
        try_cards(
            thought.start, hands, cards[list(alive)], thought.workspace, thought.randomness, worths
        )

    return legal[thought.best(attempt, [0.0] * len(legal))]


def best_action(thought: Thought, legal: Sequence[Move], *, must_bet: bool) -> Move | None:
    """How to use a betting turn; None where nothing is better than doing nothing."""
    view = thought.view
    chosen = worth_trying(view, legal, thought.chances(), thought.character.bets)
    moves = {action_of(view, move): move for move in reversed(chosen)}
    more = view.turn < TURNS
    # Nothing first: of plans that are equally good, the first is taken.
    plans: list[Plan] = [] if must_bet else [Plan(NO_ACTION, goes_on=False)]
    if more and not must_bet:
        plans.append(Plan(NO_ACTION, goes_on=True))
    plans += [Plan(action, more) for action in moves]
    thought.plans = plans
    return moves.get(plans[_best_plan(thought, plans)].action)


def _best_plan(thought: Thought, plans: Sequence[Plan]) -> int:
    view, tried = thought.view, as_records(plans)
    mine = view.players[thought.me]
    phase = Phase(
        seat=(thought.me + 1) % len(view.players),
        turn=view.turn + 1 if thought.me == view.dealer else view.turn,
        free=free_tickets(view),
        doubling="double" in mine.tokens and not any(bet.doubled for bet in mine.bets),
    )

    def attempt(hands: Numbers, alive: Sequence[int], worths: Reals) -> None:
        try_plans(
            thought.start,
            phase,
            thought.me,
            hands,
            tried[list(alive)],
            thought.slyness,
            thought.workspace,
            thought.randomness,
            worths,
        )

    # To bet nothing at all is treason, or leads there.
    shy = 0.0 if mine.bets else thought.character.loyalty
    return thought.best(attempt, [shy if plan.action == NO_ACTION else 0.0 for plan in plans])


def free_tickets(view: View) -> int:
    """The tickets nobody has, one bit each."""
    taken = {bet.ticket for player in view.players for bet in player.bets}
    return sum(1 << TICKETS.index(ticket) for ticket in view.tickets if ticket not in taken)
