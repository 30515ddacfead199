"""Sponsio's table in words: the seats with their coins, bets and revealed cards, then one's own."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from veillee.cli.voice import words
from veillee.games.sponsio import Bet, View, write
from veillee.games.sponsio.components import ROUNDS, TURNS
from veillee.games.sponsio.state import PlacedBet


def draw(view: View, language: str) -> str:
    def word(message: str, **args: str | int) -> str:
        return words().say(language, message, args)

    lines = [
        word(
            "sponsio-round",
            number=view.round,
            rounds=ROUNDS,
            phase=view.phase,
            turn=view.turn,
            turns=TURNS,
            dealer=view.dealer,
        )
    ]
    for seat in range(len(view.players)):
        lines += _player(view, seat, language)
    if view.phase == "betting":
        lines.append(word("sponsio-talon", cards=", ".join(view.talon)))
        lines.append(word("sponsio-tickets", tickets=", ".join(_free_tickets(view))))
    if view.trick:
        lines.append(word("sponsio-trick", leader=view.leader, cards=", ".join(view.trick)))
    if view.hand:
        lines.append(word("sponsio-hand", cards=", ".join(view.hand)))
    if view.to_act is not None:
        lines.append(word("sponsio-turn", seat=view.to_act))
    return "\n".join(lines)


def moves(view: View, legal: list[Any], language: str) -> str:  # noqa: ARG001
    """One line for moves that differ in their last word only: `bet V: 0, 1, 2`."""
    texts = [write(move) for move in legal if not (isinstance(move, Bet) and move.doubled)]
    lines = []
    for head, group in groupby(texts, key=lambda text: text.rpartition(" ")[0]):
        ends = ", ".join(text.rpartition(" ")[2] for text in group)
        lines.append(f"{head}: {ends}" if head else ends)
    if len(texts) < len(legal):
        lines.append(words().say(language, "sponsio-may-double"))
    return "\n".join(lines)


def _player(view: View, seat: int, language: str) -> list[str]:
    """A line for the seat, and one for each kind of thing that lies before it."""
    player = view.players[seat]
    args: dict[str, str | int] = {
        "seat": seat,
        "you": str(seat == view.seat).lower(),
        "coins": player.coins,
        "area": player.area,
        "square": player.streak,
        "tricks": player.tricks,
        "cards": player.hand_size,
    }
    lines = [words().say(language, "sponsio-seat", args)]
    before = {
        "sponsio-bets": [_bet(bet, language) for bet in player.bets],
        "sponsio-tokens": player.tokens,
        "sponsio-revealed": player.revealed,
    }
    for message, things in before.items():
        if things:
            lines.append("   " + words().say(language, message, {"what": ", ".join(things)}))
    return lines


def _bet(bet: PlacedBet, language: str) -> str:
    args: dict[str, str | int] = {
        "ticket": bet.ticket,
        "stake": bet.stake or "",
        "target": "none" if bet.target is None else bet.target,
        "doubled": str(bet.doubled).lower(),
        "won": str(bet.won).lower(),
    }
    return words().say(language, "sponsio-bet", args)


def _free_tickets(view: View) -> list[str]:
    taken = {bet.ticket for player in view.players for bet in player.bets}
    return [ticket for ticket in view.tickets if ticket not in taken]
