"""Action B: taking one of the four ability tokens (clause 3.9 and chapter 5)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from veillee.kernel import Condition, Event, Refusal, Step, all_hold, first_broken, passing

from . import components
from .components import COINS_ON_TOKEN, COUNTER_BET, ODDS, TOKEN_PRICE, Card, Stake, Ticket
from .events import CoinsTaken, CombatTaken, DoubleTaken, ModifierTaken
from .money import pay_the_bank
from .moves import ALONE, COMBAT, MODIFIER, Token
from .revealing import reveal
from .rulebook import RULEBOOK, of
from .state import PlacedBet, Player, State, seated

Taken = tuple[tuple[components.Token, ...], ...]
"""The tokens that each seat has."""


class Changing(NamedTuple):
    """A bet that the modifier may change, and what keeps it as it is."""

    ticket: Ticket
    stake: Stake | None
    doubled: bool
    countered: bool
    """Clause 5.8: whether a counter-bet lies in front of whoever placed it."""


def taken(state: State) -> Taken:
    return tuple([player.tokens for player in state.players])


def holders(taken: Taken, token: components.Token) -> list[int]:
    """Clause 5.1: whoever took the token this round."""
    return [seat for seat, tokens in enumerate(taken) if token in tokens]


def is_countered(state: State) -> bool:
    return any(bet.target == state.seat for player in state.players for bet in player.bets)


def changing(bet: PlacedBet, *, countered: bool) -> Changing:
    return Changing(bet.ticket, bet.stake, bet.doubled, countered)


LEFT: Final[tuple[Condition[Taken, components.Token], ...]] = (
    Condition(
        "5.1",
        "token-taken",
        lambda taken, token: not holders(taken, token),
        lambda taken, token: {"token": token, "seat": holders(taken, token)[0]},
    ),
)
# What must be said with each token: by one's coins, and whether one has bet.
NEEDS: Final[dict[components.Token, tuple[Condition[int, bool, Token], ...]]] = {
    "combat": (
        Condition(
            "5.2",
            "combat-takes-a-card-only",
            lambda _coins, _bets, move: move.ticket is None and move.stake is None,
        ),
        Condition("5.2", "combat-needs-a-card", lambda _coins, _bets, move: move.card is not None),
    ),
    "double": (
        Condition("5.3", "double-takes-nothing", lambda _coins, _bets, move: takes_nothing(move)),
        Condition("5.11", "no-coin-for-double", lambda coins, *_: coins >= TOKEN_PRICE),
    ),
    "modifier": (
        Condition("5.6", "no-ticket-to-modify", lambda _coins, has_bet, _move: has_bet),
        Condition(
            "5.6",
            "modifier-needs-card-and-ticket",
            lambda _coins, _bets, move: move.card is not None and move.ticket is not None,
        ),
    ),
    "coins": (
        Condition("5.10", "coins-takes-nothing", lambda _coins, _bets, move: takes_nothing(move)),
        Condition(
            "5.10",
            "too-few-coins",
            lambda coins, *_: coins >= TOKEN_PRICE + COINS_ON_TOKEN,
            lambda coins, *_: {"coins": coins},
        ),
    ),
}
PRICE_CARD: Final[tuple[Condition[Player, Card], ...]] = (
    Condition(
        "5.11",
        "price-from-the-hand",
        lambda player, card: card in player.hand,
        lambda _, card: of(card),
    ),
)
OWN_TICKET: Final[tuple[Condition[Player, Ticket], ...]] = (
    Condition(
        "5.6",
        "not-your-ticket",
        lambda player, ticket: any(bet.ticket == ticket for bet in player.bets),
        lambda _, ticket: {"ticket": ticket},
    ),
)
NEW_STAKE: Final[tuple[Condition[Changing, Stake | None], ...]] = (
    Condition("5.9", "counter-bet-is-not-modified", lambda bet, _: bet.ticket != COUNTER_BET),
    Condition(
        "5.6",
        "modifier-needs-a-stake",
        lambda bet, stake: stake in ODDS[bet.ticket],
        lambda bet, _: {"ticket": bet.ticket},
    ),
    Condition(
        "5.7",
        "doubled-is-not-changed",
        lambda bet, stake: stake == bet.stake or not bet.doubled,
        lambda bet, _: {"ticket": bet.ticket},
    ),
    Condition(
        "5.8",
        "counter-bet-before-you",
        lambda bet, stake: stake == bet.stake or not bet.countered,
    ),
)


def takes_nothing(move: Token) -> bool:
    return (move.card, move.ticket, move.stake) == (None, None, None)


@cache
def tokens_left(taken: Taken) -> tuple[components.Token, ...]:
    return tuple(passing(LEFT, taken, components.TOKENS))


@cache
def tokens_for_coins(left: tuple[components.Token, ...], coins: int) -> list[Token]:
    found = [move for token, move in ALONE.items() if token in left]
    return [move for move in found if all_hold(NEEDS[move.token], coins, False, move)]


@cache
def new_stakes(bet: Changing) -> tuple[Stake | None, ...]:
    return tuple(passing(NEW_STAKE, bet, ODDS[bet.ticket]))


def tokens(state: State) -> list[Token]:
    player = state.players[state.seat]
    left = tokens_left(taken(state))
    found: list[Token] = []
    if "combat" in left:
        found += [COMBAT[card] for card in player.hand]
    found += tokens_for_coins(left, player.coins)
    if "modifier" in left and player.bets:
        countered = is_countered(state)
        stakes = [
            (bet.ticket, new_stakes(changing(bet, countered=countered))) for bet in player.bets
        ]
        for card in player.hand:
            for ticket, offered in stakes:
                found += [MODIFIER[card][ticket][stake] for stake in offered]
    return found


def why_not_take(state: State, move: Token) -> Refusal | None:
    player = state.players[state.seat]
    refusal = first_broken(RULEBOOK, LEFT, taken(state), move.token) or first_broken(
        RULEBOOK, NEEDS[move.token], player.coins, bool(player.bets), move
    )
    if refusal or move.card is None:
        return refusal
    refusal = first_broken(RULEBOOK, PRICE_CARD, player, move.card)
    if refusal or move.ticket is None:
        return refusal
    if refusal := first_broken(RULEBOOK, OWN_TICKET, player, move.ticket):
        return refusal
    bet = changing(own_bet(player, move.ticket), countered=is_countered(state))
    return first_broken(RULEBOOK, NEW_STAKE, bet, move.stake)


def own_bet(player: Player, ticket: Ticket) -> PlacedBet:
    return next(bet for bet in player.bets if bet.ticket == ticket)


def take_token(state: State, move: Token) -> Step:
    player = state.players[state.seat]
    taker = msgspec.structs.replace(player, tokens=(*player.tokens, move.token))
    after = msgspec.structs.replace(state, players=seated(state.players, state.seat, taker))
    match move.token:
        case "combat":
            return take_combat(after, move.card or "")
        case "double":
            return take_double(after)
        case "modifier":
            return take_modifier(after, move)
        case "coins":
            return take_coins(after)


def take_combat(state: State, card: Card) -> Step:
    """Clause 5.2: the card revealed as the price is the one under the token."""
    after = msgspec.structs.replace(reveal(state, card), combat=card)
    return Step(after, (Event("5.2", CombatTaken(seat=state.seat, card=card)),))


def take_double(state: State) -> Step:
    """Clause 5.3."""
    after = pay_the_bank(state, state.seat, TOKEN_PRICE)
    return Step(after, (Event("5.3", DoubleTaken(seat=state.seat, paid=TOKEN_PRICE)),))


def take_modifier(state: State, move: Token) -> Step:
    """Clause 5.6: the bet on the ticket becomes the stake named, or stays what it is."""
    seat, card = state.seat, move.card or ""
    after = reveal(state, card)
    player = after.players[seat]
    before = next(bet for bet in player.bets if bet.ticket == move.ticket)
    modified = msgspec.structs.replace(before, stake=move.stake, modified=True)
    bets = tuple(modified if bet is before else bet for bet in player.bets)
    changed = msgspec.structs.replace(player, bets=bets)
    after = msgspec.structs.replace(after, players=seated(after.players, seat, changed))
    told = ModifierTaken(seat, card, before.ticket, move.stake, move.stake != before.stake)
    return Step(after, (Event("5.6", told),))


def take_coins(state: State) -> Step:
    """Clause 5.10: three of one's own coins lie on the token until the round ends."""
    after = pay_the_bank(state, state.seat, TOKEN_PRICE)
    player = after.players[state.seat]
    laid = msgspec.structs.replace(
        player, coins=player.coins - COINS_ON_TOKEN, area=player.area + COINS_ON_TOKEN
    )
    after = msgspec.structs.replace(after, players=seated(after.players, state.seat, laid))
    return Step(after, (Event("5.10", CoinsTaken(seat=state.seat, paid=TOKEN_PRICE)),))
