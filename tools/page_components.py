"""What is printed on the components of a game, for its board: the page knows no figure by heart.

One function for each game writes web/src/games/<game>/components.gen.ts from its components.py.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from tools.page_types import HEAD
from veillee.games.ergo import components as mosaic
from veillee.games.ergo.displacing import face_when_displaced
from veillee.games.ergo.placing import WAITING, face_when_placed
from veillee.games.spacepoker import components as fleet
from veillee.games.spacepoker import hands
from veillee.games.sponsio import components as box
from veillee.games.sponsors import components as garage


def ergo() -> str:
    def face(letter: str) -> str:
        return "hollow" if letter in mosaic.HOLLOWS else "lion"

    shows = {
        ground: {
            "reserve": face(face_when_placed("black", cell)),
            "hollow": face(face_when_displaced(mosaic.HOLLOW["black"], cell)),
            "lion": face(face_when_displaced(mosaic.LION["black"], cell)),
        }
        for ground, cell in (("arena", min(mosaic.ARENA)), ("path", min(mosaic.PATH)))
    }
    letters = {
        side: {"hollow": mosaic.HOLLOW[side], "lion": mosaic.LION[side]} for side in mosaic.SIDES
    }
    return "\n".join(
        [
            HEAD,
            f"export type Side = {_names(mosaic.Side)}",
            "export type Face = 'hollow' | 'lion'",
            "",
            _constant("COLUMNS", mosaic.COLUMNS),
            _constant("ROWS", mosaic.ROWS),
            _constant("PATH", [mosaic.CELLS[cell] for cell in mosaic.RING], "readonly string[]"),
            _constant("SIDES", mosaic.SIDES, "readonly Side[]"),
            _constant("PIECES_EACH", mosaic.PIECES_EACH),
            "/** How a view writes a cell: free, or with a piece on it. */",
            _constant("FREE", mosaic.FREE).rstrip(),
            _constant("LETTERS", letters, "Record<Side, Record<Face, string>>"),
            "/** The face that pieces show in reserve. */",
            _constant("WAITING", face(WAITING["black"]), "Face"),
            "/** The face that a piece shows once it lies there, by what it showed before. */",
            _constant("SHOWS", shows, "Record<'arena' | 'path', Record<'reserve' | Face, Face>>"),
        ]
    )


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


def sponsors() -> str:
    return "\n".join(
        [
            HEAD,
            f"export type Colour = {_names(garage.Colour)}",
            f"export type Category = {_names(garage.Category)}",
            f"export type Sponsor = {_names(garage.Sponsor)}",
            "",
            _constant("CATEGORIES", garage.CATEGORIES, "readonly Category[]"),
            "/** Sponsors as they are held: a letter for each. */",
            _constant("SPONSORS", garage.SPONSORS, "Record<string, Sponsor>"),
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
