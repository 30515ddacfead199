"""Why somebody who imagines deals bets, passes or plays a card: what the bets came to in them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.reason import Reason, percent
from veillee.bots.sponsio.lookahead import BET
from veillee.bots.sponsio.plans import NO_ACTION
from veillee.bots.sponsio.rules_of_thumb import chances_of_collecting
from veillee.bots.sponsio.tables import OPTIONS
from veillee.bots.sponsio.thinking import Thought
from veillee.bots.sponsio.worth import chance_to_win
from veillee.games.sponsio import Collect, View

WORLDS = 96
# A bet that a card makes so much likelier, or less likely, is worth a word.
CLEARLY = 0.03


class Outcomes(NamedTuple):
    """What came of some choices, each in the same worlds."""

    victory: Reals  # [choice] one's chance to win the match
    won: Reals  # [choice, seat, bet] how often the bet is won
    pays: Reals  # [choice, seat, bet] what it then brings
    losses: Reals  # [choice] how often anybody loses a bet


def outcomes(thought: Thought, choices: Sequence[int]) -> Outcomes:
    """Try the choices once more, and look at the bets of everybody."""
    attempt = thought.attempt
    assert attempt is not None  # noqa: S101  (something was weighed)
    here, seats = thought.workspace.here, len(thought.view.players)
    count, bets = len(choices), thought.start.bets.shape[:2]
    found = Outcomes(
        np.zeros(count), np.zeros((count, *bets)), np.zeros((count, *bets)), np.zeros(count)
    )
    unused = np.zeros((1, 1))
    for hands in thought.imagined(WORLDS):
        luck = thought.randomness[0]
        for place, choice in enumerate(choices):
            thought.randomness[0] = luck
            attempt(hands[None, :], [choice], unused)
            found.victory[place] += chance_to_win(here, thought.me)
            found.won[place] += here.bets["won"]
            found.pays[place] = here.bets["pays"]
            lost = here.placed[:seats].sum() - here.bets["won"].sum()
            found.losses[place] += lost > 0
    for total in (found.victory, found.won, found.losses):
        total /= WORLDS
    return found


def why_card(thought: Thought) -> Reason:
    """The bet that this card helps most, of one's own; or hinders most, of another's."""
    found, chosen, view = outcomes(thought, range(thought.count)), thought.chosen, thought.view
    usual = np.delete(found.won, chosen, axis=0).mean(axis=0)
    gain = found.won[chosen] - usual
    helped = np.where(np.arange(len(gain))[:, None] == thought.me, gain, -gain)
    own = np.full_like(helped, -1.0)
    own[thought.me] = helped[thought.me]
    others = helped.copy()
    others[thought.me] = -1.0
    for table, message in ((own, "reason-card-for-bet"), (others, "reason-card-against")):
        seat, bet = (int(place) for place in np.unravel_index(table.argmax(), table.shape))
        if table[seat, bet] >= CLEARLY:
            args = {
                "share": percent(float(found.won[chosen, seat, bet])),
                "other": percent(float(usual[seat, bet])),
            }
            return Reason(message, {"seat": seat, "ticket": _ticket(view, seat, bet), **args})
    return Reason("reason-card", {"share": percent(float(found.victory[chosen]))})


def _ticket(view: View, seat: int, bet: int) -> str:
    return str(view.players[seat].bets[bet].ticket)


def why_action(thought: Thought, *, shown: bool) -> Reason:
    """What the bet, the token or doing nothing comes to; `shown`: a card is shown for it first."""
    action, goes_on = thought.plans[thought.chosen]
    nothing = [place for place, plan in enumerate(thought.plans) if plan.action == NO_ACTION]
    found = outcomes(thought, [thought.chosen, *nothing[:1]])
    mine = int(thought.start.placed[thought.me])
    share = percent(float(found.victory[0]))
    if action == NO_ACTION:
        if mine:
            return Reason("reason-enough", {"share": share})
        if goes_on:
            return Reason("reason-wait", {"share": share})
        return Reason("reason-traitor", {"losses": percent(float(found.losses[0])), "share": share})
    if action.what == BET:
        args: dict[str, int | str] = {
            "share": percent(float(found.won[0, thought.me, mine])),
            "coins": int(found.pays[0, thought.me, mine]),
            "ticket": str(OPTIONS[action.option].ticket),
        }
        return Reason("reason-show-for-bet" if shown else "reason-bet", args)
    without = percent(float(found.victory[-1]))
    if nothing and share > without:
        return Reason("reason-helps", {"share": share, "without": without})
    return Reason("reason-no-harm", {"share": share})


def why_collect(view: View, move: Collect) -> Reason:
    keeping, taking = (percent(chance) for chance in chances_of_collecting(view))
    message = "reason-take" if move.take else "reason-keep"
    return Reason(message, {"taking": taking, "keeping": keeping})
