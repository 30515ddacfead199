"""Why a bot exchanges or bids so: odds it reckoned with, what it learned, or a habit of its own."""

from typing import NamedTuple

from veillee.bots.reason import Reason, percent
from veillee.bots.spacepoker.betting import price_of
from veillee.bots.spacepoker.characters import BEST, CROWD, KICKER, LARGE, Character, as_records
from veillee.bots.spacepoker.exchanges import choices_of, exchange_move, sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.judging import Judged, as_it_stands, won
from veillee.bots.spacepoker.playing_out import chance_seen
from veillee.bots.spacepoker.table import matched, own_seat, pot_for
from veillee.bots.spacepoker.worlds import Worlds
from veillee.games.spacepoker import View
from veillee.games.spacepoker.moves import CALL, FOLD, Exchange, Move

EVEN = 0.5
NEGLIGIBLE = 0.001


class Learned(NamedTuple):
    """How often the trained strategy does what was chosen, in this place with this hand."""

    share: float


class Weighed(NamedTuple):
    """Imagined worlds, and what each bid promised there."""

    worlds: Worlds
    judged: list[Judged]


def why_exchange(
    view: View, move: Exchange, learned: Learned | None = None, rivals: int = 1
) -> Reason:
    """What the exchange does for the chance to beat so many who exchange sensibly."""
    fleet = view.options.fleet
    hand, choices = place_of(view.ships, hands_of(fleet)), choices_of(fleet)
    gains = choices.expected(sensible(fleet).worth ** rivals)
    own = range(choices.first[hand], choices.first[hand + 1])
    gain = {exchange_move(choice, fleet): float(gains[choice]) for choice in own}
    kept = gain[Exchange(())]
    if gain[move] > kept:
        args = {"after": percent(gain[move]), "before": percent(kept), "others": rivals}
        return Reason("reason-exchange", args)
    if learned is None or (not move.cards and kept > max(gain.values()) - NEGLIGIBLE):
        return Reason("reason-keep", {"share": percent(kept), "others": rivals})
    return Reason("reason-unread", {"share": percent(learned.share)})


def why_habitual_exchange(view: View, move: Exchange, habit: int) -> Reason:
    if habit == CROWD:
        return why_exchange(view, move, rivals=len(view.players) - 1)
    if habit == BEST:
        return why_exchange(view, move)
    if not move.cards:
        return Reason("reason-habit-none")
    told = {KICKER: "kicker", LARGE: "large"}.get(habit, "alike")
    return Reason(f"reason-habit-{told}")


def why_habitual_bid(view: View, move: Move, character: Character, worth: float) -> Reason:
    """What it makes of its hand, of the price, and of what it likes or fears."""
    table, me = as_it_stands(view), view.players.index(own_seat(view))
    chance = chance_seen(table, me, as_records([character])[0], worth)
    needed = price_of(table, me)
    args = {"share": percent(chance), "needed": percent(needed)}
    if not view.level:
        likes = worth >= character.stubborn or chance > character.opens - 3 * character.haze
        told = "shy" if move == FOLD else "open" if likes else "bluff"
    elif move == FOLD:
        told = "frightened" if chance >= needed else "dear"
    elif move == CALL:
        loved = "loved" if worth >= character.stubborn else "curious"
        told = "fair" if chance >= needed else loved
    else:
        told = "raise" if chance >= needed else "bluff"
    return Reason(f"reason-habit-{told}", args)


def why_bid(view: View, move: Move, weighed: Learned | Weighed) -> Reason:
    if isinstance(weighed, Learned):
        return _as_trained(view, move, weighed)
    return _over_worlds(view, move, weighed)


def _as_trained(view: View, move: Move, learned: Learned) -> Reason:
    fleet = view.options.fleet
    worth = float(sensible(fleet).worth[place_of(view.ships, hands_of(fleet))])
    args = {"share": percent(worth), "often": percent(learned.share)}
    if move == FOLD:
        return Reason("reason-trained-fold", args)
    if move == CALL:
        return Reason("reason-trained-call", args)
    return Reason("reason-trained-raise" if worth >= EVEN else "reason-trained-bluff", args)


def _over_worlds(view: View, move: Move, weighed: Weighed) -> Reason:
    worth = {one.move: one.worth for one in weighed.judged}
    if worth[move] < max(worth.values()):
        return Reason("reason-close")
    worlds, me = weighed.worlds, own_seat(view)
    share = float(worlds.weight @ won(worlds))
    args = {"share": percent(share), "others": len(worlds.seats)}
    if not view.level:
        return Reason("reason-no-opening" if move == FOLD else "reason-opening", args)
    cost = matched(view, me, view.level)
    needed = cost / max(1, pot_for(view, me, view.bets[me] + cost))
    args["needed"] = percent(needed)
    if (move == FOLD and share > needed) or (move == CALL and share < needed):
        return Reason("reason-match", args)
    if move == FOLD:
        return Reason("reason-odds-against", args)
    return Reason("reason-odds-for" if move == CALL else "reason-raise", args)
