"""How a beginner plays: by what plainly lies in the hand."""

from collections.abc import Sequence

from veillee.games.sponsio import Bet, Play, View
from veillee.games.sponsio.components import COLOUR, NUMBERS, Card

HIGH = "789"
# By high cards in the hand: the stakes on tricks that plainly fit it. Four of them may win two
# tricks or six.
TRICKS_OF = {0: ("0",), 1: ("1-2",), 2: ("1-2",), 3: ("2-3",), 4: ()}
MANY_TRICKS = ("4-6", "5+")


def own_cards(view: View) -> list[Card]:
    return [*view.hand, *view.players[view.seat or 0].revealed]


def obvious_bet(view: View, bets: Sequence[Bet]) -> Bet | None:
    """Many high cards win tricks, few lose them, a long strong suit wins its cards, a suit one
    has not is not won."""
    cards = own_cards(view)
    high = sum(card[1] in HIGH for card in cards)
    suits = [card[0] for card in cards]
    for bet in bets:
        colour, stake = COLOUR[bet.ticket], bet.stake
        if bet.doubled:
            continue
        if colour == "tricks":
            if stake in TRICKS_OF.get(high, MANY_TRICKS):
                return bet
        elif colour == "last":
            if stake == ("yes" if high >= 5 else "no") and (high >= 5 or high <= 2):
                return bet
        elif colour in suits and stake == "5+":
            own = [card for card in cards if card[0] == colour]
            if len(own) >= 4 and sum(card[1] in HIGH for card in own) >= 2:
                return bet
        elif len(colour) == 1 and stake == "0" and colour not in suits and high <= 3:
            return bet
    return None


def plain_card(view: View, legal: Sequence[Play]) -> Play:
    """High to win and low to lose; a trick that is lost anyway gets what one needs least."""
    cards = sorted((move.card for move in legal), key=lambda card: card[1])
    wants = wants_tricks(view)
    if view.trick:
        led = view.trick[0][0]
        best = max(card for card in view.trick if card[0] == led)
        winning = [card for card in cards if card[0] == led and card > best]
        losing = [card for card in cards if card not in winning]
        if wants:
            return Play(winning[-1] if winning else cards[0])
        return Play(losing[-1] if losing else cards[0])
    return Play(cards[-1] if wants else cards[0])


def wants_tricks(view: View) -> bool:
    """Whether one more trick is welcome, by one's first bet that has something to say on it."""
    player = view.players[view.seat or 0]
    for bet in player.bets:
        colour = COLOUR[bet.ticket]
        if colour == "tricks":
            return player.tricks < NUMBERS[bet.stake][-1]
        if bet.stake in ("0", "no") and colour != "nines":
            return False
    return True
