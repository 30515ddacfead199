"""Sponsio's table in words: the seats with their coins, bets and revealed cards, then one's own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Any, Final

from veillee.games.sponsio import (
    Bet,
    Collect,
    Done,
    Move,
    Pass,
    Play,
    Reveal,
    Swap,
    Token,
    View,
    rulebook,
    write,
)
from veillee.games.sponsio.components import (
    COLOUR,
    ODDS,
    ROUNDS,
    TRACK,
    TURNS,
    Card,
    Stake,
    Ticket,
)
from veillee.games.sponsio.events import TurnedTraitor
from veillee.games.sponsio.rulebook import of
from veillee.games.sponsio.view import BetView
from veillee.words import Catalogue

WORDS: Final = Catalogue([__package__])

# Where each kind of move is explained: `rules 3.5` shows the clause.
CLAUSES: Final[dict[type, str]] = {
    Pass: "3.3",
    Reveal: "3.3",
    Bet: "3.5",
    Swap: "3.10",
    Done: "3.15",
    Play: "6.4",
    Collect: "7.13",
}
TOKEN_CLAUSES: Final = {"combat": "5.2", "double": "5.3", "modifier": "5.6", "coins": "5.10"}
COUNTER_CLAUSE: Final = "4.1"
ROW: Final = re.compile(r"^\| ([IVX][^|]*?) \| ([^|]+?) \| [^|]+ \|$", re.MULTILINE)
STYLES: Final = (
    (r"\bG[1-9]+\b", "green"),
    (r"\bY[1-9]+\b", "yellow"),
    (r"\bB[1-9]+\b", "blue"),
    (r"\bR[1-9]+\b", "red"),
)
SPOKEN: Final = {
    "passer": "pass",
    "reveler": "reveal",
    "parier": "bet",
    "doubler": "doubled",
    "contre": ">",
    "jeton": "token",
    "modificateur": "modifier",
    "pieces": "coins",
    "echanger": "swap",
    "finir": "done",
    "jouer": "",
    "encaisser": "collect",
    "garder": "keep",
    "oui": "yes",
    "non": "no",
}


def draw(view: View, language: str) -> str:
    def word(message: str, **args: str | int) -> str:
        return WORDS.say(language, message, args)

    lines = [
        word(
            "round",
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
        lines.append(word("talon", cards=_sorted(view.talon)))
        lines.append(word("tickets", tickets=_free_tickets(view, language)))
    if view.trick:
        lines.append(word("trick", leader=view.leader, cards=", ".join(view.trick)))
    elif view.phase == "tricks" and view.combat and not view.tricks:
        lines.append(rulebook.say(language, "lead-the-combat-card", **of(view.combat)))
    if view.hand:
        lines.append(word("hand", cards=_sorted(view.hand)))
    if view.to_act is not None:
        lines.append(word("turn", seat=view.to_act))
    return "\n".join(lines)


def moves(view: View, legal: list[Any], language: str) -> str:
    """A line for moves that differ in their last word only, with the clause that explains them:
    `bet V: 0 (×3), 1 (×5), 2 (×5) [3.5]`."""
    single = [move for move in legal if not (isinstance(move, Bet) and move.doubled)]
    lines = []
    for (head, clause), group in groupby(single, key=_head):
        ends = ", ".join(_end(view, move) for move in group)
        lines.append(f"{head}: {ends} [{clause}]" if head else f"{ends} [{clause}]")
    if len(single) < len(legal):
        lines.append(WORDS.say(language, "may-double"))
    return "\n".join(lines)


def unasked(view: View, legal: list[Any]) -> Collect | None:
    """After the last round a streak leads nowhere: its coins are taken."""
    take = Collect(take=True)
    return take if view.streaks_end and take in legal else None


def _head(move: Move) -> tuple[str, str]:
    """What a line of moves begins with, and its clause."""
    clause = CLAUSES.get(type(move), "")
    if isinstance(move, Token):
        clause = TOKEN_CLAUSES[move.token]
    elif isinstance(move, Bet) and move.target is not None:
        clause = COUNTER_CLAUSE
    return write(move).rpartition(" ")[0], clause


def _end(view: View, move: Move) -> str:
    """The last word of a move, and what may come of it."""
    end = write(move).rpartition(" ")[2]
    if isinstance(move, Bet):
        return f"{end} (×{ODDS[move.ticket][move.stake]})"
    if isinstance(move, Token) and move.ticket:
        return f"{end} (×{ODDS[move.ticket][move.stake]})"
    if isinstance(move, Collect) and move.take:
        return f"{end} (+{TRACK[view.players[view.seat or 0].streak]})"
    return end


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
    lines = [WORDS.say(language, "seat", args)]
    before = {
        "bets": [_bet(bet, language) for bet in player.bets],
        "tokens": player.tokens,
        "revealed": player.revealed,
    }
    for message, things in before.items():
        if things:
            lines.append("   " + WORDS.say(language, message, {"what": ", ".join(things)}))
    if view.phase == "tricks" and player.traitor:
        lines.append("   " + rulebook.tell(language, TurnedTraitor(seat)))
    return lines


def _bet(bet: BetView, language: str) -> str:
    args: dict[str, str | int] = {
        "ticket": f"{bet.ticket} ({_subject(bet.ticket, language)})",
        "stake": _stake(bet.stake, language) if bet.stake else "",
        "target": "none" if bet.target is None else bet.target,
        "doubled": str(bet.doubled).lower(),
        "won": str(bet.won).lower(),
    }
    said = WORDS.say(language, "bet", args)
    return f"{said} ×{bet.pays}"


def _sorted(cards: Iterable[Card]) -> str:
    """Cards by suit, as one holds them: `G9, Y3 Y5, B3`."""
    return ", ".join(" ".join(held) for _, held in groupby(cards, key=lambda card: card[0]))


def _free_tickets(view: View, language: str) -> str:
    """Each ticket with what it is about and its odds: `V tricks (0 ×3, 1 ×5)`."""
    taken = {bet.ticket for player in view.players for bet in player.bets}
    lines = []
    for ticket in view.tickets:
        if ticket not in taken:
            odds = ", ".join(
                f"{_stake(stake, language)} ×{pays}" if stake else f"×{pays}"
                for stake, pays in ODDS[ticket].items()
            )
            lines.append(f"\n   {ticket} {_subject(ticket, language)} ({odds})")
    return ",".join(lines)


def _stake(stake: Stake, language: str) -> str:
    """Numbers are the same in both languages, and `yes` and `no` have words."""
    return WORDS.say(language, stake) if stake in ("yes", "no") else stake


def _subject(ticket: Ticket, language: str) -> str:
    """What a ticket is about, in the words of the rulebook's table; a suit by its letter."""
    colour = COLOUR[ticket]
    return colour if len(colour) == 1 else _subjects(language)[ticket]


@cache
def _subjects(language: str) -> dict[str, str]:
    """Clause 1.5 names what the tickets of each line are about."""
    table = ROW.findall(rulebook.markdown(language))
    return {ticket: about for tickets, about in table for ticket in tickets.split(", ")}
