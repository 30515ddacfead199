"""Forced wins that need quiet moves between the threats: proof-number search (df-pn).

The attacker tries threats, and quiet moves that threaten a chain of threats. The defender has every
legal move. Most lose to a chain of threats at once and are not kept; what is left is searched. So a
proven win is a win against everything; what is not proven may still be one.

A node's proof number is how many positions must yet be proven for it to be won, its disproof number
how many must be disproven for it not to be; of several unsolved positions that must all be proven
the hardest counts, and one for each other (as positions are reached in many ways, a sum would count
them many times).
"""

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers, Records
from veillee.bots.ergo.clock import must_stop
from veillee.bots.ergo.forcing_nodes import (
    NEAR,
    NEVER,
    UNSEEN,
    WHOLE,
    Proofs,
    best_branch,
    close,
    find,
    key_of,
    node_of,
)
from veillee.bots.ergo.geometry import CELLS, WINDOW_COUNT, WINDOWS, WINDOWS_OF, WINDOWS_OF_COUNT
from veillee.bots.ergo.rules import (
    MOST_MOVES,
    MOST_PLIES,
    NO_MOVE,
    RESERVE,
    Position,
    legal,
    make,
    pass_turn,
    take_back,
)
from veillee.bots.ergo.threats import chain, has_four, is_in_window, stopping_moves, win_in_one
from veillee.bots.native import native

QUIET_COST = 3  # a quiet move leaves many answers, a threat few
DEEPEST_PROOF = 60
CHAIN_PLIES, CHAIN_WORK = 9, 80
NODES_TO_GROW = 1000
"""As many nodes the search looks at while the moves of one position are written here."""


@native
def short_chain(pos: Position, control: Records, known: Records) -> tuple[int, int]:
    """The plies of a chain of threats that wins for the side to move, and its first move; 0 if a
    glance sees none."""
    work = control[0]
    work.chain_nodes, work.chain_limit = 0, CHAIN_WORK
    for plies in range(1, CHAIN_PLIES + 1, 2):
        length, move = chain(pos, plies, control, known)
        if length > 0:
            return length, move
        if work.chain_nodes > work.chain_limit:
            break
    return 0, NO_MOVE


@native
def joins_two(pos: Position, side: int, move: int) -> bool:
    """Does the piece come to two others in a window where the other side has none?"""
    origin, to = move >> 7, move & 127
    own, foes = pos.sides[side], pos.sides[1 - side]
    for index in range(WINDOWS_OF_COUNT[to]):
        window = WINDOWS_OF[to, index]
        if foes.tally[window] == 0:
            others = own.tally[window]
            if others > 2 or (
                others == 2 and (origin == RESERVE or not is_in_window(origin, window))
            ):
                return True
    return False


@native
def attacks(pos: Position, control: Records, known: Records, out: Numbers) -> int:
    """Write the attacker's threats, and his quiet moves that threaten a chain of threats."""
    side = pos.facts[0].side
    foe = 1 - side
    pressed = win_in_one(pos, foe) != NO_MOVE
    count = stopping_moves(pos, out) if pressed else legal(pos, side, out)
    any_move = pressed or has_four(pos, side)
    kept = 0
    for index in range(count):
        move = out[index]
        if not (any_move or joins_two(pos, side, move)):
            continue
        before = make(pos, move)
        if win_in_one(pos, foe) == NO_MOVE:
            is_attack = win_in_one(pos, side) != NO_MOVE
            if not is_attack:
                pass_turn(pos)
                is_attack = short_chain(pos, control, known)[0] > 0
                pass_turn(pos)
            if is_attack:
                out[kept] = move
                kept += 1
        take_back(pos, move, before)
        if control[0].stop != 0:
            break
    return kept


@native
def cells_in_the_way(pos: Position, attacker: int) -> NDArray[np.bool_]:
    """The free cells of windows in which the attacker needs two more at most."""
    near = np.zeros(CELLS, dtype=np.bool_)
    own, foes = pos.sides[attacker], pos.sides[1 - attacker]
    for window in range(WINDOW_COUNT):
        if own.tally[window] >= 3 and foes.tally[window] == 0:
            for index in range(5):
                near[WINDOWS[window, index]] = True
    return near


@native
def defences(
    pos: Position, stage: int, control: Records, known: Records, out: Numbers
) -> tuple[int, int]:
    """Write the defender's moves that no chain of threats refutes; and how long the others last.

    At stage NEAR only the moves into the way of a chain are looked at; at stage WHOLE, after it,
    all the others.
    """
    attacker = 1 - pos.facts[0].side
    pressed = win_in_one(pos, attacker) != NO_MOVE
    count = stopping_moves(pos, out) if pressed else legal(pos, 1 - attacker, out)
    near = cells_in_the_way(pos, attacker)
    kept, longest = 0, 2
    for index in range(count):
        move = out[index]
        if not pressed and near[move & 127] != (stage == NEAR):
            continue
        before = make(pos, move)
        length, _ = short_chain(pos, control, known)
        take_back(pos, move, before)
        if length > 0:
            longest = max(longest, length + 1)
        else:
            out[kept] = move
            kept += 1
        if control[0].stop != 0:
            break
    return kept, longest


@native
def grow(
    pos: Position, proofs: Proofs, control: Records, known: Records, place: int, attacker: int
) -> bool:
    """Write the next stage of a node's moves; False where time or room ran out over it."""
    if must_stop(control, NODES_TO_GROW):
        return False
    node = proofs.nodes[place]
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    longest, stage = 0, WHOLE
    if pos.facts[0].side == attacker:
        longest, _ = short_chain(pos, control, known)
        if longest > 0:
            node.proof, node.disproof, node.plies, node.stage = 0, NEVER, longest, WHOLE
            return True
        count = attacks(pos, control, known, moves)
    else:
        if node.stage == UNSEEN and win_in_one(pos, attacker) == NO_MOVE:
            stage = NEAR
        count, longest = defences(pos, stage, control, known, moves)
    used = proofs.ledger[0].branches
    if control[0].stop != 0 or used + count > len(proofs.branches):
        proofs.ledger[0].is_full |= control[0].stop == 0
        return False
    for index in range(count):
        before = make(pos, moves[index])
        cost = 1
        if pos.facts[0].side != attacker and win_in_one(pos, attacker) == NO_MOVE:
            cost = QUIET_COST
        child = node_of(proofs, key_of(pos, attacker), cost)
        take_back(pos, moves[index], before)
        if child < 0:
            return False
        proofs.branches[used + index].move = moves[index]
        proofs.branches[used + index].node = child
    proofs.ledger[0].branches += count
    node.first, node.count, node.stage = used, count, stage
    node.plies = max(node.plies, longest)
    return True


@native
def weigh(proofs: Proofs, place: int, attacking: bool) -> tuple[int, int, int]:
    """Bring a node's numbers up to date from its moves'; the most promising, and the runner-up.

    A position that is already on the way from the root would be a repetition: no win.
    """
    node = proofs.nodes[place]
    least, runner_up, best = NEVER, NEVER, -1
    hardest, unsolved, plies = 0, 0, node.plies
    shortest = NEVER
    for index in range(node.first, node.first + node.count):
        child = proofs.nodes[proofs.branches[index].node]
        # For the attacker one proven move is enough, for the defender one disproven.
        mine = child.proof if attacking else child.disproof
        other = child.disproof if attacking else child.proof
        if child.is_open != 0:
            mine, other = (NEVER, 0) if attacking else (0, NEVER)
        if mine < least:
            least, runner_up, best = mine, least, index
        elif mine < runner_up:
            runner_up = mine
        if other > 0:
            hardest = max(hardest, other)
            unsolved += 1
        if child.proof == 0:
            plies = max(plies, child.plies + 1)
            shortest = min(shortest, child.plies + 1)
    total = min(NEVER, hardest + max(0, unsolved - 1))
    if attacking:
        node.proof, node.disproof = least, total
        if least == 0:
            node.plies = shortest
    else:
        node.proof, node.disproof, node.plies = total, least, plies
    return best, runner_up, least


@native
def prove(
    pos: Position,
    proofs: Proofs,
    control: Records,
    known: Records,
    place: int,
    attacker: int,
    most_proof: int,
    most_disproof: int,
    ply: int,
) -> int:
    """Work on a node until it is solved, or one of its numbers reaches its limit; its proof number.

    A solved node that is not proven has proof number NEVER.
    """
    node = proofs.nodes[place]
    attacking = pos.facts[0].side == attacker
    if ply >= DEEPEST_PROOF:
        node.proof, node.disproof = NEVER, 0
        return NEVER
    if node.stage == UNSEEN and not grow(pos, proofs, control, known, place, attacker):
        return NEVER
    node.is_open = 1
    while control[0].stop == 0 and proofs.ledger[0].is_full == 0:
        if attacking and node.proof == 0:
            break  # by a chain of threats
        best, runner_up, _ = weigh(proofs, place, attacking)
        if node.proof == 0 and node.stage == NEAR:
            # The clock may ring at any moment: the first stage alone must not be left as a proof.
            node.proof, node.disproof = 1, 1
            if not grow(pos, proofs, control, known, place, attacker):
                break
            continue
        if min(node.proof, node.disproof) == 0:
            break
        if node.proof >= most_proof or node.disproof >= most_disproof:
            break
        move, child = proofs.branches[best].move, proofs.branches[best].node
        # A little more than the runner-up, so as not to change over and over between two.
        enough = runner_up + 1 + runner_up // 4
        if attacking:
            next_proof = min(most_proof, enough)
            next_disproof = most_disproof - node.disproof + proofs.nodes[child].disproof
        else:
            next_proof = most_proof - node.proof + proofs.nodes[child].proof
            next_disproof = min(most_disproof, enough)
        before = make(pos, move)
        prove(pos, proofs, control, known, child, attacker, next_proof, next_disproof, ply + 1)
        take_back(pos, move, before)
    node.is_open = 0
    answer: int = node.proof
    return answer


def is_won(
    proofs: Proofs, pos: Position, attacker: int, control: Records, known: Records, past: Numbers
) -> bool:
    """Is it proven before the control's stop flag is raised that the attacker wins?

    The proof goes on from where it stopped when it is asked again. `past` has the hashes of the
    positions that would be repetitions.
    """
    place = node_of(proofs, key_of(pos, attacker), 1)
    if place < 0 or pos.facts[0].ply + DEEPEST_PROOF > MOST_PLIES:
        return False
    close(proofs, past, len(past), attacker, 1)
    prove(pos, proofs, control, known, place, attacker, NEVER, NEVER, 0)
    close(proofs, past, len(past), attacker, 0)
    return bool(proofs.nodes[place].proof == 0)


def winning_move(
    proofs: Proofs, pos: Position, control: Records, known: Records
) -> tuple[int, int] | None:
    """The move that `is_won` has found for the side to move, and the plies to the line."""
    place = find(proofs, key_of(pos, int(pos.facts[0].side)))
    node = proofs.nodes[place]
    if node.count == 0:
        _, move = short_chain(pos, control, known)
    else:
        move = best_branch(proofs, place)
    return None if move == NO_MOVE else (int(move), int(node.plies))
