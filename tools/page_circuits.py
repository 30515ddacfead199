"""The boards of Les Sponsors de l'Automobile for the page: what is printed on them, as data.

The page draws the inner loop and the circuit from web/src/games/sponsors/boards.gen.ts; where a
curve leads and where a square lies is worked out there, as it is for `veillee draw`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from tools.page_types import HEAD, Writer
from veillee.games.sponsors.board import BOARDS, Board, Rounds, SectionData, Zone
from veillee.games.sponsors.moves import ENERGY, SELL
from veillee.games.sponsors.selling import letters, price
from veillee.games.sponsors.settling import energy_price

SHAPE = """\
export interface Circuit {
  name: string
  /** Where the first section leads, in degrees: 0 right, 90 down. */
  heading: number
  /** The squares of the start, the first place first. */
  grid: string[]
  sections: SectionData[]
}

export interface Board {
  /** What each sale brings, by the letters of the sponsors in their order. */
  sales: Record<string, number>
  /** What so many energy points cost, none first. */
  energy: number[]
  rounds: Rounds
  zones: Zone[]
  circuit: Circuit
}
"""


def boards() -> str:
    """Every board that ships, by its name in the options."""
    writer = Writer()
    for struct in (Rounds, SectionData, Zone):
        writer.type(msgspec.inspect.type_info(struct))
    # Not those that a test, or somebody's own program, has made known besides.
    shipped = sorted(
        file.name for file in files("veillee.games.sponsors").joinpath("boards").iterdir()
    )
    names = [name.removesuffix(".toml") for name in shipped if name.endswith(".toml")]
    printed = {name: _printed(BOARDS[name]) for name in names}
    text = msgspec.json.format(msgspec.json.encode(printed), indent=2).decode()
    return "\n".join(
        [HEAD, writer.text(), SHAPE, f"export const BOARDS: Record<string, Board> = {text}", ""]
    )


def _printed(board: Board) -> dict[str, Any]:
    circuit = board.circuit
    return {
        "sales": {letters(cards): price(cards, board.money) for cards in SELL},
        "energy": [energy_price(move.points, board.money) for move in ENERGY],
        "rounds": board.rounds,
        "zones": board.zones,
        "circuit": {
            "name": circuit.name,
            "heading": circuit.heading,
            "grid": [circuit.names[square] for square in circuit.grid],
            "sections": [
                SectionData(section.name, section.length, section.lanes, section.angle)
                for section in circuit.sections
            ],
        },
    }
