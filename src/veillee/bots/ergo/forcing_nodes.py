"""What is proven of Ergo's positions: nodes found by their keys, each with its moves."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.ergo.rules import NO_MOVE, Position
from veillee.bots.native import native

NEVER = 1 << 30  # a proof number that no work brings down
# How far a position's moves have been written: not at all; the defender's that stand in the way of
# a chain; all of them.
UNSEEN, NEAR, WHOLE = 0, 1, 2
# Black's wins and White's are looked for in the same positions: their nodes have different keys,
# and none the key 0 of a free place, as the empty board's hash is.
_ATTACKER_KEYS = np.array([0x2545F4914F6CDD1D, 0x5851F42D4C957F2D], dtype=np.int64)

NODE = record(
    "key",
    "proof",  # its proof number
    "disproof",
    "first",  # its moves, in `branches`
    "count",
    "plies",  # to the line, where it is proven; else the longest way known so far
    "stage",  # how far its moves are written
    "is_open",  # on the way from the root to where the search is
)
BRANCH = record("move", "node")
LEDGER = record("nodes", "branches", "is_full")


class Proofs(NamedTuple):
    """What has been proven, and how far the rest is from it."""

    nodes: Records  # [2**n] of NODE, found by their keys
    branches: Records  # [4 * 2**n] of BRANCH
    ledger: Records  # [1] of LEDGER: how much of both is used


def new_proofs(bits: int) -> Proofs:
    """Room for three quarters of 2**bits positions, 128 bytes each."""
    return Proofs(
        nodes=np.zeros(1 << bits, dtype=NODE),
        branches=np.zeros(4 << bits, dtype=BRANCH),
        ledger=np.zeros(1, dtype=LEDGER),
    )


def make_room(proofs: Proofs) -> None:
    """Forget everything where half of the room is used."""
    used = proofs.ledger[0]
    if 2 * used.nodes < len(proofs.nodes) and not used.is_full:
        return
    for part in proofs:
        part[:] = np.zeros(1, dtype=part.dtype)


@native
def key_of(pos: Position, attacker: int) -> int:
    key: int = pos.facts[0].hash ^ _ATTACKER_KEYS[attacker]
    return key


@native
def find(proofs: Proofs, key: int) -> int:
    """Where the node with this key is; -1 where there is none."""
    last = len(proofs.nodes) - 1
    place = key & last
    while proofs.nodes[place].key != key:
        if proofs.nodes[place].key == 0:
            return -1
        place = (place + 1) & last
    return place


@native
def node_of(proofs: Proofs, key: int, proof: int) -> int:
    """The node with this key, new where there is none yet; -1 where there is no room."""
    last = len(proofs.nodes) - 1
    place = key & last
    while proofs.nodes[place].key != key:
        if proofs.nodes[place].key == 0:
            if 4 * proofs.ledger[0].nodes >= 3 * len(proofs.nodes):
                proofs.ledger[0].is_full = 1
                return -1
            proofs.ledger[0].nodes += 1
            node = proofs.nodes[place]
            node.key, node.proof, node.disproof = key, proof, 1
            return place
        place = (place + 1) & last
    return place


@native
def close(proofs: Proofs, past: Numbers, count: int, attacker: int, is_closed: int) -> None:
    """Close past positions to a proof, or open them again: whoever repeats one wins nothing."""
    for index in range(count):
        place = node_of(proofs, past[index] ^ _ATTACKER_KEYS[attacker], 1)
        if place >= 0:
            proofs.nodes[place].is_open = is_closed


@native
def best_branch(proofs: Proofs, place: int) -> int:
    """The move of a proven node that leads to the line soonest."""
    node = proofs.nodes[place]
    move, shortest = NO_MOVE, NEVER
    for index in range(node.first, node.first + node.count):
        child = proofs.nodes[proofs.branches[index].node]
        if child.proof == 0 and child.plies < shortest:
            move, shortest = proofs.branches[index].move, child.plies
    return move
