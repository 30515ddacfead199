"""Action B: taking one of the four ability tokens (clause 3.9 and chapter 5)."""

from __future__ import annotations

import msgspec

from veillee.kernel import Event, Refusal, Step

from . import components
from .components import COINS_ON_TOKEN, COUNTER_BET, ODDS, TOKEN_PRICE, Card
from .events import CoinsTaken, CombatTaken, DoubleTaken, ModifierTaken
from .money import pay_the_bank
from .moves import COINS, COMBAT, DOUBLE, MODIFIER, Token
from .revealing import reveal
from .rulebook import RULEBOOK, of
from .state import PlacedBet, Player, State, seated


def holder(state: State, token: components.Token) -> int | None:
    """Clause 5.1: whoever took the token this round."""
    for seat, player in enumerate(state.players):
        if token in player.tokens:
            return seat
    return None


def countered(state: State, seat: int) -> bool:
    """Clause 5.8: whether a counter-bet lies in front of the seat."""
    return any(bet.target == seat for player in state.players for bet in player.bets)


def may_change(state: State, bet: PlacedBet) -> bool:
    """Clause 5.7: no doubled bet. Clause 5.8: none while a counter-bet lies in front of one."""
    return not bet.doubled and not countered(state, state.seat)


def tokens(state: State) -> list[Token]:
    player = state.players[state.seat]
    found: list[Token] = []
    if holder(state, "combat") is None:
        found += [COMBAT[card] for card in player.hand]
    if player.coins >= TOKEN_PRICE and holder(state, "double") is None:
        found.append(DOUBLE)
    if player.coins >= TOKEN_PRICE + COINS_ON_TOKEN and holder(state, "coins") is None:
        found.append(COINS)
    if holder(state, "modifier") is None:
        stakes = [(bet, may_change(state, bet)) for bet in player.bets if bet.stake is not None]
        for card in player.hand:
            for bet, free in stakes:
                ways = MODIFIER[card][bet.ticket]
                found += ways if free else (way for way in ways if way.stake == bet.stake)
    return found


def why_not_take(state: State, move: Token) -> Refusal | None:
    by = holder(state, move.token)
    if by is not None:
        return RULEBOOK.refuse("5.1", "token-taken", token=move.token, seat=by)
    match move.token:
        case "combat":
            return why_not_combat(state, move)
        case "double":
            return why_not_double(state, move)
        case "modifier":
            return why_not_modifier(state, move)
        case "coins":
            return why_not_coins(state, move)


def why_not_combat(state: State, move: Token) -> Refusal | None:
    """Clause 5.2."""
    if move.ticket is not None or move.stake is not None:
        return RULEBOOK.refuse("5.2", "combat-takes-a-card-only")
    if move.card is None:
        return RULEBOOK.refuse("5.2", "combat-needs-a-card")
    return why_not_price_card(state.players[state.seat], move.card)


def why_not_double(state: State, move: Token) -> Refusal | None:
    """Clause 5.3."""
    if (move.card, move.ticket, move.stake) != (None, None, None):
        return RULEBOOK.refuse("5.3", "double-takes-nothing")
    if state.players[state.seat].coins < TOKEN_PRICE:
        return RULEBOOK.refuse("5.11", "no-coin-for-double")
    return None


def why_not_modifier(state: State, move: Token) -> Refusal | None:
    """Clauses 5.6 to 5.9."""
    player = state.players[state.seat]
    if not player.bets:
        return RULEBOOK.refuse("5.6", "no-ticket-to-modify")
    if move.card is None or move.ticket is None:
        return RULEBOOK.refuse("5.6", "modifier-needs-card-and-ticket")
    if refusal := why_not_price_card(player, move.card):
        return refusal
    bet = next((bet for bet in player.bets if bet.ticket == move.ticket), None)
    if bet is None:
        return RULEBOOK.refuse("5.6", "not-your-ticket", ticket=move.ticket)
    if bet.ticket == COUNTER_BET:
        return RULEBOOK.refuse("5.9", "counter-bet-is-not-modified")
    if move.stake not in ODDS[bet.ticket]:
        return RULEBOOK.refuse("5.6", "modifier-needs-a-stake", ticket=bet.ticket)
    if move.stake == bet.stake or may_change(state, bet):
        return None
    if bet.doubled:
        return RULEBOOK.refuse("5.7", "doubled-is-not-changed", ticket=bet.ticket)
    return RULEBOOK.refuse("5.8", "counter-bet-before-you")


def why_not_coins(state: State, move: Token) -> Refusal | None:
    """Clause 5.10."""
    coins = state.players[state.seat].coins
    if (move.card, move.ticket, move.stake) != (None, None, None):
        return RULEBOOK.refuse("5.10", "coins-takes-nothing")
    if coins < TOKEN_PRICE + COINS_ON_TOKEN:
        return RULEBOOK.refuse("5.10", "too-few-coins", coins=coins)
    return None


def why_not_price_card(player: Player, card: Card) -> Refusal | None:
    """Clause 5.11: one more card, revealed like any other, pays the price."""
    if card in player.hand:
        return None
    return RULEBOOK.refuse("5.11", "price-from-the-hand", **of(card))


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
    return Step(after, (Event("5.3", DoubleTaken(seat=state.seat)),))


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
    return Step(after, (Event("5.10", CoinsTaken(seat=state.seat)),))
