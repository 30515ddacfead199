"""From what the game shows to the twin's numbers."""

from collections.abc import Iterable, Sequence

from veillee.bots.sponsio.round import (
    NO_CARD,
    Bet,
    Facts,
    Progress,
    Purse,
    Round,
    Trick,
    empty_round,
)
from veillee.bots.sponsio.tables import OPTION, OPTIONS, SUIT_SIZE, TRICKS, cards_of_suit, mask
from veillee.games.sponsio import components
from veillee.games.sponsio.state import PlacedBet, Player, State
from veillee.games.sponsio.tricks import cards_of, winning_card
from veillee.games.sponsio.view import BetView, PlayerView, View


def open_round(seen: View | State) -> Round:
    """The round as everybody sees it: no hands yet."""
    here, count = empty_round(), len(seen.players)
    here.facts[0] = Facts(seats=count, dealer=seen.dealer, number=seen.round, over=False)
    here.progress[0] = progress_of(seen)
    if seen.trick:
        here.trick[0] = trick_of(seen)
    for taken in seen.tricks:
        here.tally[taken.winner, TRICKS] += 1
        for card in taken.cards:
            here.tally[taken.winner, components.SUITS.index(card[0])] += 1
    for seat, player in enumerate(players_of(seen)):
        here.placed[seat] = len(player.bets)
        for index, bet in enumerate(player.bets):
            here.bets[seat, index] = bet_of(bet)
        here.purses[seat] = purse_of(player)
    return here


def undealt(seen: View | State) -> int:
    """The cards in the box and in the talon."""
    boxed = 0 if seen.removed is None else cards_of_suit(seen.removed)
    return boxed | mask(seen.talon)


def progress_of(seen: View | State) -> Progress:
    leader = first_leader(seen) if seen.phase == "betting" else seen.leader
    played = [*(trick.cards for trick in seen.tricks), seen.trick]
    combat = None if seen.tricks or seen.trick else seen.combat
    gone = undealt(seen)
    for cards in played:
        gone |= mask(cards)
    return Progress(
        to_play=(leader + len(seen.trick)) % len(seen.players),
        finished=len(seen.tricks),
        combat=NO_CARD if combat is None else components.NUMBER[combat],
        nine_lost=nine_lost(played),
        gone=gone,
    )


def trick_of(seen: View | State) -> Trick:
    best = winning_card(seen.trick)
    return Trick(
        played=len(seen.trick),
        cards=mask(seen.trick),
        led=components.NUMBER[best] // SUIT_SIZE,
        best=components.NUMBER[best],
        best_seat=(seen.leader + seen.trick.index(best)) % len(seen.players),
    )


def bet_of(bet: PlacedBet | BetView) -> Bet:
    option = OPTIONS[OPTION[bet.ticket, bet.stake]]
    return Bet(
        kind=option.kind,
        low=option.low,
        high=option.high,
        pays=option.odds * (2 if bet.doubled else 1),
        target=bet.target or 0,
        won=bool(bet.won),
    )


def purse_of(player: Player | PlayerView) -> Purse:
    return Purse(
        coins=player.coins,
        area=player.area,
        on_token=components.COINS_ON_TOKEN if "coins" in player.tokens else 0,
        streak=player.streak,
        gain=player.gain,
    )


def whole_round(state: State) -> Round:
    """The round with everybody's cards: for those who may look at the whole truth."""
    here = open_round(state)
    for seat, player in enumerate(state.players):
        here.hands[seat] = mask(cards_of(player))
    return here


def players_of(seen: View | State) -> Sequence[Player | PlayerView]:
    return seen.players


def first_leader(seen: View | State) -> int:
    """Clauses 6.2 and 6.3, as far as the betting has come."""
    for seat, player in enumerate(players_of(seen)):
        if "combat" in player.tokens:
            return seat
    return (seen.dealer + 1) % len(seen.players)


def nine_lost(tricks: Iterable[tuple[str, ...]]) -> bool:
    """Whether a nine has been played to a trick of another suit."""
    return any(card[1] == "9" and card[0] != cards[0][0] for cards in tricks for card in cards)
