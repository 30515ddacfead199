"""What is printed on the components of a game, for its board: the page knows no figure by heart.

One function for each game writes web/src/games/<game>/components.gen.ts from its components.py.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from tools.page_types import HEAD
from veillee.games.spacepoker import components as fleet
from veillee.games.spacepoker import hands
from veillee.games.sponsio import components as box


def sponsio() -> str:
    tickets: dict[str, Any] = {
        ticket: {
            "kind": box.COLOUR[ticket],
            "stakes": [
                {
                    "stake": stake,
                    "pays": box.pays(ticket, stake, doubled=False),
                    "doubled": box.pays(ticket, stake, doubled=True),
                }
                for stake in odds
            ],
        }
        for ticket, odds in box.ODDS.items()
    }
    return "\n".join(
        [
            HEAD,
            f"export type Kind = {_names(box.Colour)}",
            f"export type Ticket = {_names(box.Ticket)}",
            f"export type Token = {_names(box.Token)}",
            f"export type Suit = {_names(box.Suit)}",
            "export type Stake = string",
            "",
            "/** A stake of a ticket, and what it pays: a single bet, and a doubled one. */",
            "export interface Printed {",
            "  stake: Stake | null",
            "  pays: number",
            "  doubled: number",
            "}",
            "",
            _constant("TICKETS", tickets, "Record<Ticket, { kind: Kind; stakes: Printed[] }>"),
            _constant("TOKENS", box.TOKEN_COSTS, "Record<Token, 'coin' | 'card'>"),
            _constant("TOKEN_PRICE", box.TOKEN_PRICE),
            _constant("DOUBLED_PRICE", box.DOUBLED_PRICE),
            _constant("TRACK", box.TRACK, "readonly number[]"),
            _constant("LAST_SQUARE", box.LAST_SQUARE),
            _constant("ROUNDS", box.ROUNDS),
            _constant("TURNS", box.TURNS),
            _constant("HAND_SIZE", box.HAND_SIZE),
        ]
    )


def spacepoker() -> str:
    values = [value for value, _ in enumerate(fleet.PLANETS_EACH, start=1)]
    return "\n".join(
        [
            HEAD,
            f"export type Ship = {_names(fleet.Ship)}",
            f"export type Hand = {_names(hands.Hand)}",
            "",
            _constant("SIZE", fleet.SIZE, "Record<Ship, number>"),
            _constant("SHIPS_EACH", fleet.SHIPS_EACH),
            "/** The values of the planets, in the order in which views count them. */",
            _constant("VALUES", values, "readonly number[]"),
            "/** Best first. */",
            _constant("HANDS", hands.HANDS, "readonly Hand[]"),
        ]
    )


def _names(literal: Any) -> str:
    return " | ".join(f"'{name}'" for name in get_args(literal))


def _constant(name: str, value: Any, kind: str | None = None) -> str:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    return f"export const {name}{f': {kind}' if kind else ''} = {text}\n"
