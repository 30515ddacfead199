"""Worlds that a viewer cannot tell from the truth: the unseen cards dealt again.

Every deal that agrees with the sizes of the hands, the cards known to be in them and the colours
known to be missing from them is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import factorial, prod
from typing import Any

from veillee.kernel import Chance

from .components import SUITS, Card, Suit, deck, in_order
from .state import PlacedBet, Player, State
from .view import BetView, View, view

Rooms = tuple[int, ...]
Colour = tuple[int, tuple[bool, ...]]
"""How many cards of a colour are unseen, and which of the seats may hold them."""


def imagine(seen: View, chance: Chance) -> State:
    dealt = deal_unseen(seen, chance)
    return State(
        options=seen.options,
        removed=seen.removed,
        dealer=seen.dealer,
        players=tuple(
            Player(
                coins=player.coins,
                hand=seen.hand if seat == seen.seat else in_order((*player.known, *cards)),
                revealed=player.revealed,
                bets=tuple([placed(bet) for bet in player.bets]),
                tokens=player.tokens,
                area=player.area,
                streak=player.streak,
                gain=player.gain,
            )
            for seat, (player, cards) in enumerate(zip(seen.players, dealt, strict=True))
        ),
        bank=seen.bank,
        round=seen.round,
        phase=seen.phase,
        seat=seen.to_act or 0,
        turn=seen.turn,
        acting=seen.acting,
        talon=seen.talon,
        swaps=seen.swaps,
        combat=seen.combat,
        tricks=seen.tricks,
        leader=seen.leader,
        trick=seen.trick,
        ended=seen.ended,
        scored=seen.scored,
    )


def placed(bet: BetView) -> PlacedBet:
    return PlacedBet(
        bet.ticket, bet.stake, bet.target, bet.doubled, bet.turn, bet.modified, bet.won
    )


def unseen_cards(seen: View) -> list[Card]:
    """The cards in use that the viewer cannot place."""
    placed = {*seen.hand, *seen.talon, *seen.trick}
    placed.update(card for trick in seen.tricks for card in trick.cards)
    for player in seen.players:
        placed.update(player.revealed, player.known)
    return [card for card in deck(seen.removed) if card not in placed]


def unseen_rooms(seen: View) -> Rooms:
    """How many unseen cards each seat holds."""
    return tuple(
        0 if seat == seen.seat else player.hand_size - len(player.known)
        for seat, player in enumerate(seen.players)
    )


def restricted(seen: View, unseen: list[Card]) -> dict[Suit, Colour]:
    """The colours that not everybody may hold."""
    found = dict[Suit, Colour]()
    for suit in SUITS:
        holders = tuple(suit not in player.missing for player in seen.players)
        if not all(holders):
            found[suit] = (sum(card[0] == suit for card in unseen), holders)
    return found


def deal_unseen(seen: View, chance: Chance) -> list[list[Card]]:
    """The unseen cards, dealt at random: first the colours that somebody is known to miss."""
    unseen, rooms = unseen_cards(seen), unseen_rooms(seen)
    colours = restricted(seen, unseen)
    dealt = [list[Card]() for _ in rooms]
    ahead = list(colours.values())
    for suit in colours:
        split = draw_split(tuple(ahead), rooms, chance)
        hand_out([card for card in unseen if card[0] == suit], split, dealt, chance)
        rooms = _less(rooms, split)
        ahead.pop(0)
    hand_out([card for card in unseen if card[0] not in colours], rooms, dealt, chance)
    return dealt


def hand_out(cards: list[Card], split: Rooms, dealt: list[list[Card]], chance: Chance) -> None:
    order = chance.shuffle(cards)
    for hand, count in zip(dealt, split, strict=True):
        hand += order[:count]
        del order[:count]


def draw_split(colours: tuple[Colour, ...], rooms: Rooms, chance: Chance) -> Rooms:
    """How many cards of the first colour go to each seat, as likely as there are deals of it."""
    left = chance.below(deals(colours, rooms))
    for split, count in _splits_with_deals(colours, rooms):
        if left < count:
            return split
        left -= count
    raise AssertionError("the deals of all splits together are all deals")


@lru_cache(maxsize=100_000)
def deals(colours: tuple[Colour, ...], rooms: Rooms) -> int:
    """In how many ways the rooms can be filled: with these colours, where they may go, and for
    the rest with cards that may go anywhere."""
    if not colours:
        return _arrangements(rooms)
    return sum(count for _, count in _splits_with_deals(colours, rooms))


def _splits_with_deals(colours: tuple[Colour, ...], rooms: Rooms) -> Iterator[tuple[Rooms, int]]:
    (count, holders), *later = colours
    limits = tuple(room if may else 0 for room, may in zip(rooms, holders, strict=True))
    for split in _splits(count, limits):
        yield split, _arrangements(split) * deals(tuple(later), _less(rooms, split))


def _splits(count: int, limits: Rooms) -> Iterator[Rooms]:
    """Every way of sharing so many cards among the seats, within their limits."""
    if not limits:
        if not count:
            yield ()
        return
    for share in range(max(0, count - sum(limits[1:])), min(count, limits[0]) + 1):
        for rest in _splits(count - share, limits[1:]):
            yield (share, *rest)


def _arrangements(split: Rooms) -> int:
    """In how many ways different cards can be dealt into hands of these sizes."""
    return factorial(sum(split)) // prod(map(factorial, split))


def _less(rooms: Rooms, split: Rooms) -> Rooms:
    return tuple(room - share for room, share in zip(rooms, split, strict=True))


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    """The hands of others, as far as they can be otherwise: what must follow is no secret."""
    seen = view(state, seat)
    unseen, rooms = unseen_cards(seen), unseen_rooms(seen)
    every_deal = deals(tuple(restricted(seen, unseen).values()), rooms)
    facts = dict[str, Any]()
    for other, room in enumerate(rooms):
        known = seen.players[other].known
        secret = [card for card in state.players[other].hand if card not in known]
        rest = [card for card in unseen if card not in secret]
        emptied = (*rooms[:other], 0, *rooms[other + 1 :])
        if room and deals(tuple(restricted(seen, rest).values()), emptied) < every_deal:
            facts[f"hand of {other}"] = secret
    return facts
