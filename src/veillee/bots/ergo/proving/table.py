"""What a prover has found, as a file that it goes on from."""

from __future__ import annotations

import zlib
from typing import Final, Literal

import msgspec

from veillee.bots.ergo.proving.prover import (
    EFFORT,
    LITTLE,
    MEMORY_BITS,
    PROOF_BITS,
    WIDTH,
    Node,
    Prover,
    Spot,
)
from veillee.games import ergo

BEGIN: Final = b"veillee proofs ergo\n"
LIMITS: Final = (ergo.rules_version, WIDTH, EFFORT, LITTLE, PROOF_BITS, MEMORY_BITS)
"""With others, another prover would have found something else."""


class UnusableTable(Exception):  # noqa: N818  (what the person has)
    """Not a table, broken, or of another question."""

    def __init__(self, kind: Literal["foreign", "broken", "other"]) -> None:
        super().__init__(kind)
        self.kind = kind


class Kept(msgspec.Struct, array_like=True):
    limits: tuple[int, ...]
    attacker: int
    won: dict[str, int]
    vain: dict[str, int]
    good: dict[int, int]
    spots: list[Spot]
    numbers: list[tuple[int, int]]
    branches: list[list[tuple[int, int]] | None]
    """Each a move and the number of a spot."""


def write_table(prover: Prover) -> bytes:
    spots = list(prover.nodes)
    number = {spot: place for place, spot in enumerate(spots)}
    nodes = prover.nodes.values()
    kept = Kept(
        limits=LIMITS,
        attacker=prover.attacker,
        won=prover.won,
        vain=prover.vain,
        good=prover.good,
        spots=spots,
        numbers=[(node.proof, node.disproof) for node in nodes],
        branches=[
            None
            if node.branches is None
            else [(move, number[spot]) for move, spot in node.branches]
            for node in nodes
        ],
    )
    return BEGIN + zlib.compress(msgspec.msgpack.encode(kept), 1)


def read_table(data: bytes, attacker: int) -> Prover:
    """The prover as it was; UnusableTable where the file is none, or none of this question."""
    if not data.startswith(BEGIN):
        raise UnusableTable("foreign")
    try:
        kept = msgspec.msgpack.decode(zlib.decompress(data[len(BEGIN) :]), type=Kept)
    except (zlib.error, msgspec.DecodeError):
        raise UnusableTable("broken") from None
    if (kept.limits, kept.attacker) != (LIMITS, attacker):
        raise UnusableTable("other")
    prover = Prover(attacker)
    prover.won, prover.vain, prover.good = kept.won, kept.vain, kept.good
    try:
        for spot, numbers, below in zip(kept.spots, kept.numbers, kept.branches, strict=True):
            branches = None
            if below is not None:
                branches = [(move, kept.spots[place]) for move, place in below]
            prover.nodes[spot] = Node(*numbers, branches)
    except (IndexError, ValueError):
        raise UnusableTable("broken") from None
    return prover
