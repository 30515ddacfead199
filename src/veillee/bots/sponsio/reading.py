"""From what the game shows to the twin's numbers."""

from collections.abc import Iterable, Sequence

from veillee.bots.sponsio.rules import (
    AREA,
    BEST,
    BEST_SEAT,
    COINS,
    COMBAT,
    DEALER,
    FINED,
    FINISHED,
    GAIN,
    GONE,
    IN_TRICK,
    LED,
    NINE_LOST,
    NO_CARD,
    NUMBER,
    SEATS,
    STREAK,
    TO_PLAY,
    TRICK,
    Round,
    empty_round,
)
from veillee.bots.sponsio.tables import ALL_CARDS, OPTION, OPTIONS, SUIT_SIZE, TRICKS, mask
from veillee.games.sponsio import components
from veillee.games.sponsio.state import PlacedBet, Player, State
from veillee.games.sponsio.tricks import cards_of
from veillee.games.sponsio.view import PlayerView, View


def bet_row(bet: PlacedBet) -> tuple[int, int, int, int, int, int]:
    """A bet as `Round.bets` holds it."""
    option = OPTIONS[OPTION[bet.ticket, bet.stake]]
    pays = option.odds * (2 if bet.doubled else 1)
    return option.kind, option.low, option.high, pays, bet.target or 0, bool(bet.won)


def open_round(seen: View | State) -> Round:
    """The round as everybody sees it: no hands yet."""
    here = empty_round()
    facts, count = here.facts, len(seen.players)
    finished = [(trick.leader, trick.cards, trick.winner) for trick in seen.tricks]
    facts[SEATS], facts[DEALER], facts[NUMBER] = count, seen.dealer, seen.round
    facts[COMBAT] = NO_CARD
    if seen.combat is not None and not finished and not seen.trick:
        facts[COMBAT] = components.NUMBER[seen.combat]
    facts[FINISHED], facts[IN_TRICK] = len(finished), len(seen.trick)
    facts[LED] = facts[BEST] = NO_CARD
    leader = first_leader(seen) if seen.phase == "betting" else seen.leader
    facts[TO_PLAY] = (leader + len(seen.trick)) % count
    if seen.trick:
        led = seen.trick[0][0]
        best = max(card for card in seen.trick if card[0] == led)
        facts[BEST] = components.NUMBER[best]
        facts[BEST_SEAT] = (seen.leader + seen.trick.index(best)) % count
        facts[LED] = facts[BEST] // SUIT_SIZE
        facts[TRICK] = mask(seen.trick)
    facts[NINE_LOST] = nine_lost([cards for _, cards, _ in finished] + [seen.trick])
    facts[GONE] = ALL_CARDS & ~mask(components.deck(seen.removed)) | mask(seen.talon)
    facts[GONE] |= mask(seen.trick)
    for _, cards, winner in finished:
        facts[GONE] |= mask(cards)
        here.tally[winner, TRICKS] += 1
        for card in cards:
            here.tally[winner, components.SUITS.index(card[0])] += 1
    players: Sequence[Player | PlayerView] = seen.players
    for seat, player in enumerate(players):
        here.placed[seat] = len(player.bets)
        for index, bet in enumerate(player.bets):
            here.bets[seat, index] = bet_row(bet)
        purse = here.purses[seat]
        purse[COINS], purse[AREA], purse[STREAK] = player.coins, player.area, player.streak
        purse[GAIN] = player.gain
        if "coins" in player.tokens:
            purse[FINED] = max(0, components.COINS_ON_TOKEN - player.area)
    return here


def whole_round(state: State) -> Round:
    """The round with everybody's cards: for those who may look at the whole truth."""
    here = open_round(state)
    for seat, player in enumerate(state.players):
        here.hands[seat] = mask(cards_of(player))
    return here


def first_leader(seen: View | State) -> int:
    """Clauses 6.2 and 6.3, as far as the betting has come."""
    players: Sequence[Player | PlayerView] = seen.players
    for seat, player in enumerate(players):
        if "combat" in player.tokens:
            return seat
    return (seen.dealer + 1) % len(seen.players)


def nine_lost(tricks: Iterable[tuple[str, ...]]) -> bool:
    """Whether a nine has been played to a trick of another suit."""
    return any(card[1] == "9" and card[0] != cards[0][0] for cards in tricks for card in cards)
