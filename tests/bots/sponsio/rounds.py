"""Rounds of Sponsio made up at random, with every kind of bet on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tests.games.sponsio.tables import cards, default_tricks, placed, read_trick
from veillee.games.sponsio.components import (
    ALL_COINS,
    CARDS,
    COLOUR,
    COUNTER_BET,
    HAND_SIZE,
    LAST_SQUARE,
    ODDS,
    ROUNDS,
    SUITS,
    TOKENS,
    Ticket,
    deck,
    in_order,
    tickets_in_use,
)
from veillee.games.sponsio.state import Options, PlacedBet, Player, State, Trick


def random_bets(random: Random, seats: int, free: list[Ticket], seat: int) -> list[PlacedBet]:
    """Up to four bets of different colours; their tickets are taken off the list."""
    bets: list[PlacedBet] = []
    double = random.randrange(6)
    for number in range(random.choice((0, 0, 1, 2, 3, 4))):
        colours = {COLOUR[bet.ticket] for bet in bets}
        fitting = [ticket for ticket in free if COLOUR[ticket] not in colours]
        if not fitting:
            break
        ticket = random.choice(fitting)
        free.remove(ticket)
        target = None
        if ticket == COUNTER_BET:
            target = random.choice([other for other in range(seats) if other != seat])
        stake = random.choice(list(ODDS[ticket]))
        bets.append(PlacedBet(ticket, stake, target, double == number, turn=1))
    return bets


def random_round(random: Random) -> State:
    """The tricks about to begin: hands, bets, purses and tokens of any kind."""
    seats = random.choice((3, 4))
    removed = random.choice(SUITS) if seats == 3 else None
    pack = random.sample(deck(removed), len(deck(removed)))
    free = list(tickets_in_use(seats, removed))
    players = []
    for seat in range(seats):
        hand = pack[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]
        shown = random.randrange(6)
        bets = random_bets(random, seats, free, seat)
        laid = random.choice((0, 0, 3))
        players.append(
            Player(
                coins=random.choice((0, 1, 5, 10, 20, 25)),
                hand=in_order(tuple(hand[shown:])),
                revealed=tuple(hand[:shown]),
                bets=tuple(bets),
                tokens=("coins",) if laid else (),
                area=laid,
                streak=random.randrange(9),
            )
        )
    leader, dealer = random.randrange(seats), random.randrange(seats)
    shown_by_leader = players[leader].revealed
    return State(
        options=Options(),
        removed=removed,
        dealer=dealer,
        players=tuple(players),
        bank=ALL_COINS - sum(player.coins + player.area for player in players),
        round=random.randint(1, ROUNDS),
        phase="tricks",
        seat=leader,
        turn=4,
        talon=in_order(tuple(pack[HAND_SIZE * seats :])),
        combat=random.choice((None, *shown_by_leader)),
        leader=leader,
    )


def impossible_round(random: Random) -> State:
    """Somewhere in the tricks of a round that nobody could have come to: cards of the colour in the
    box, cards that are gone already, hands too big, tricks that follow nothing and went to anybody,
    tickets of anybody as often as he likes, bets against oneself, tokens that all have."""
    seats, finished = random.choice((3, 4)), random.randrange(HAND_SIZE)
    pack = random.sample(CARDS, len(CARDS))
    hands = [pack[seat::seats] for seat in range(seats)]
    hands = [hand[: random.randint(HAND_SIZE - finished, len(hand))] for hand in hands]
    leader, laid = random.randrange(seats), random.randrange(seats)
    trick = tuple(hands[(leader + step) % seats].pop() for step in range(laid))
    tricks = [
        Trick(random.randrange(seats), tuple(random.sample(CARDS, seats)), random.randrange(seats))
        for _ in range(finished)
    ]
    return State(
        options=Options(),
        removed=random.choice((None, *SUITS)),
        dealer=random.randrange(seats),
        players=tuple(
            Player(
                coins=random.randrange(40),
                hand=in_order(tuple(hand)),
                bets=tuple(any_bet(random, seats) for _ in range(random.randrange(5))),
                tokens=random.choice(((), ("coins",), TOKENS)),
                area=random.randrange(6),
                streak=random.randint(0, LAST_SQUARE),
                gain=random.randrange(9),
            )
            for hand in hands
        ),
        bank=ALL_COINS,
        round=random.randint(1, ROUNDS),
        phase="tricks",
        seat=(leader + laid) % seats,
        turn=4,
        talon=in_order(tuple(random.sample(CARDS, 4))),
        combat=random.choice((None, *hands[leader])),
        tricks=tuple(tricks),
        leader=leader,
        trick=trick,
    )


def any_bet(random: Random, seats: int) -> PlacedBet:
    ticket = random.choice(list(ODDS))
    stake = random.choice(list(ODDS[ticket]))
    target = random.randrange(seats) if ticket == COUNTER_BET else None
    return PlacedBet(ticket, stake, target, random.random() < 0.3, turn=1)


def endgame(
    hands: Sequence[str],
    leader: int = 0,
    trick: str = "",
    bets: Mapping[int, Sequence[str]] | None = None,
    won_by: str = "012301",
    coins: Sequence[int] = (10, 10, 10, 10),
) -> State:
    """Two tricks to go, with the reds and the nines of the other suits; the rest is played.

    `hands` are those before the trick on the table; what nobody holds lies in the talon.
    """
    held = [cards(hand) for hand in hands]
    laid = tuple(trick.split())
    tricks = [read_trick(text) for text in default_tricks(won_by + "00")[:6]]
    gone = {card for four in tricks for card in four.cards} | {c for hand in held for c in hand}
    wanted = bets or {}
    players = tuple(
        Player(
            coins=coins[seat],
            hand=tuple(card for card in held[seat] if card not in laid),
            bets=tuple(placed(text) for text in wanted.get(seat, ())),
        )
        for seat in range(4)
    )
    return State(
        options=Options(),
        removed=None,
        dealer=3,
        players=players,
        bank=ALL_COINS - sum(coins),
        phase="tricks",
        seat=(leader + len(laid)) % 4,
        turn=4,
        talon=tuple(card for card in deck(None) if card not in gone),
        tricks=tuple(tricks),
        leader=leader,
        trick=laid,
    )
