"""Why the strong bot builds or drives so: what a sale, a card or a square brings, and what the rest
of the match came to when it was tried out."""

from veillee.bots.reason import Reason, percent
from veillee.bots.sponsors.beginner import FINISH
from veillee.bots.sponsors.habits import expected_card, gain_of_swap
from veillee.bots.sponsors.selling import car_of, why_sold
from veillee.bots.sponsors.thinking import Weighed
from veillee.games.sponsors import (
    BOARDS,
    Advance,
    Buy,
    BuyEnergy,
    Discard,
    Drive,
    Exchange,
    Move,
    Roll,
    Sell,
    Skip,
    Spin,
    Transfer,
    View,
)
from veillee.games.sponsors.components import SPONSOR_LETTER
from veillee.games.sponsors.outlook import Bonus

RACE_STAGES = ("drive", "advance")
BATCHES = 6


def reason_for(view: View, move: Move, weighed: Weighed | None) -> Reason | None:
    """What speaks for it by itself; where nothing does, what the match then came to, or the habit
    it is."""
    if weighed is None:
        return _by_itself(view, move, None) or _habit(view, move)
    return _by_itself(view, move, weighed) or _tried(view, move, weighed)


def _by_itself(view: View, move: Move, weighed: Weighed | None) -> Reason | None:
    match move:
        case Sell():
            return why_sold(view, move)
        case Roll():
            return Reason("reason-sponsors-wait") if weighed is None else None
        case BuyEnergy():
            return Reason("reason-energy", {"points": move.points})
        case Buy():
            return _purchase(view, move, weighed)
        case Exchange() if gain_of_swap(view, move) > 0:
            points = _tenths(expected_card(view, move.category))
            return Reason("reason-swap", {"value": move.value, "points": points})
        case Discard():
            return _discard(view, move)
        case Transfer():
            return Reason("reason-transfer")
        case Drive(to=to) | Advance(to=str(to)):
            return _square(view, to)
        case Spin():
            spin = (view.outlook.spins if view.outlook else ())[move.extra]
            return Reason("reason-spin", {"own": spin.own, "all": spin.all, "ranks": spin.ranks})
    return Reason("reason-no-transfer") if view.stage == "transfer" else None


def _purchase(view: View, move: Buy, weighed: Weighed | None) -> Reason | None:
    """Where the category itself promises most; the plan may be another."""
    offers = [other for other in (weighed.moves if weighed else ()) if isinstance(other, Buy)]
    promised = expected_card(view, move.category)
    others = [expected_card(view, other.category) for other in offers if other != move]
    if not others or promised <= max(others):
        return None
    args = {"points": _tenths(promised), "other": _tenths(max(others))}
    return Reason("reason-better-cards", args) if args["points"] > args["other"] else None


def _discard(view: View, move: Discard) -> Reason | None:
    """The three that are left, where they sell as a set."""
    kept = (car_of(view).sponsors or "").replace(SPONSOR_LETTER[move.sponsor], "", 1)
    money = BOARDS[view.options.board].money
    price = {1: money.sponsors_alike, 3: money.sponsors_different}.get(len(set(kept)))
    return None if price is None else Reason("reason-keeps-set", {"price": price})


def _square(view: View, to: str) -> Reason | None:
    if to == FINISH:
        return Reason("reason-finish")
    bonus = view.outlook.bonuses.get(to, Bonus()) if view.outlook else Bonus()
    if bonus.slipstream and bonus.green:
        ranks = {"slipstream": bonus.slipstream, "green": bonus.green}
        return Reason("reason-slipstream-and-green", ranks)
    if bonus.slipstream:
        return Reason("reason-slipstream", {"ranks": bonus.slipstream})
    return Reason("reason-green", {"ranks": bonus.green}) if bonus.green else None


def _habit(view: View, move: Move) -> Reason | None:
    """What a club player goes by."""
    if isinstance(move, Buy):
        return Reason("reason-cards", {"points": _tenths(expected_card(view, move.category))})
    if isinstance(move, Skip) and view.stage == "exchange":
        return Reason("reason-no-swap")
    return Reason("reason-no-bonus") if view.stage in RACE_STAGES else None


def _tried(view: View, move: Move, weighed: Weighed) -> Reason | None:
    """What it is worth against the rest of what was tried, in the same worlds."""
    if len(weighed.moves) < 2:
        return None
    promises = weighed.promises(BATCHES)
    mine = promises.pop(weighed.moves.index(move))
    args = {"share": percent(mine), "other": percent(sum(promises) / len(promises))}
    is_better = args["share"] > args["other"]
    kind = "race" if view.stage in RACE_STAGES else "building"
    return Reason(f"reason-{kind}{'-better' if is_better else ''}", args)


def _tenths(points: float) -> float:
    return round(points, 1)
