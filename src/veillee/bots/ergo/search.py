"""The search of the strong bots: deepening alpha-beta over the moves worth looking at.

A side that can win at once wins; a side that must stop a win looks at every move that stops it, and
such forced replies cost no depth; elsewhere only the most promising moves are searched.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.ergo.forcing import Proofs, find, key_of, new_proofs
from veillee.bots.ergo.geometry import (
    CELLS,
    WINDOW_COUNT,
    WINDOWS,
    WINDOWS_OF,
    WINDOWS_OF_COUNT,
    Numbers,
)
from veillee.bots.ergo.rules import (
    HASH,
    MOST_MOVES,
    MOST_PLIES,
    NO_MOVE,
    ON_BOARD,
    PLY,
    RESERVE,
    SIDE,
    WORTH,
    Position,
    legal,
    make,
    take_back,
)
from veillee.bots.ergo.threats import (
    CHAIN_LIMIT,
    CHAIN_NODES,
    CONTROLS,
    NODE_LIMIT,
    NODES,
    NOISE,
    SALT,
    STOP,
    chain,
    stopping_moves,
    win_in_one,
)
from veillee.bots.ergo.weights import ATTACK_GAIN, BLOCK_GAIN, RESERVE_VALUE
from veillee.bots.native import native

WIN = 1_000_000
SURE = WIN - 1000  # a score beyond this is a forced win
DEEPEST = 60
LEAF_CHAIN_NODES = 30  # a leaf's chain of threats is a glance: deeper search pays better
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
# Places in `Memory.root`; from UNWANTED on there is room for an answer nobody reads.
ROOT_MOVE, ROOT_SCORE, PAST_COUNT, UNWANTED = 0, 1, 2, 3


class Memory(NamedTuple):
    """All a search remembers between nodes and between moves."""

    control: Numbers  # stop flag, node counts and limits, the seed's salt
    table: Numbers  # [2**n, 4] hash, depth, score and bound, best move
    chains: Numbers  # [2**n, 2] hash, plies searched in vain for a chain of threats
    past: Numbers  # hashes since the last irreversible move, then those of the search's own path
    history: Numbers  # [2, 91 * 128] how often a quiet move was good
    moves: Numbers  # [DEEPEST, MOST_MOVES] a move list for each ply
    scores: Numbers  # [DEEPEST, MOST_MOVES]
    root: Numbers  # best move, its score, how many hashes of the past there are
    proofs: Proofs  # wins that are proven, of both sides


def new_memory(salt: int, noise: int = 15, proof_bits: int = 0) -> Memory:
    """An empty memory of about 12 MB; `noise` (a mask of low bits) blurs its judgement.

    With `proof_bits` it has room for so many proofs (see `new_proofs`).
    """
    memory = Memory(
        control=np.zeros(CONTROLS, dtype=np.int64),
        table=np.zeros((1 << 18, 4), dtype=np.int64),
        chains=np.zeros((1 << 18, 2), dtype=np.int64),
        past=np.zeros(MOST_PLIES + DEEPEST + 2, dtype=np.int64),
        history=np.zeros((2, (RESERVE + 1) * 128), dtype=np.int64),
        moves=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        scores=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        root=np.zeros(4, dtype=np.int64),
        proofs=new_proofs(proof_bits),
    )
    memory.control[SALT] = salt | 1
    memory.control[NOISE] = noise
    return memory


@native
def evaluate(pos: Position, salt: int, noise: int) -> int:
    """What the position is worth to the side to move, with a small noise of the bot's own."""
    side = pos.facts[SIDE]
    mine, theirs = pos.facts[WORTH + side], pos.facts[WORTH + 1 - side]
    reserve = RESERVE_VALUE * (pos.facts[ON_BOARD + 1 - side] - pos.facts[ON_BOARD + side])
    # Having the move is worth more the more there is to build on.
    blur = ((pos.facts[HASH] * salt) >> 40) & noise
    worth: int = mine + (mine >> 2) - theirs + reserve + blur
    return worth


@native
def score_moves(
    pos: Position, moves: Numbers, count: int, scores: Numbers, history: Numbers
) -> None:
    """How promising each move looks: what it builds and blocks, less what it leaves."""
    side = pos.facts[SIDE]
    foe = 1 - side
    arrive = np.zeros(CELLS, dtype=np.int64)
    leave = np.zeros(CELLS, dtype=np.int64)
    for window in range(WINDOW_COUNT):
        mine, theirs = pos.tally[side, window], pos.tally[foe, window]
        gain = ATTACK_GAIN[mine, theirs] + BLOCK_GAIN[theirs, mine]
        if gain > 0:
            for index in range(5):
                arrive[WINDOWS[window, index]] += gain
    for man in range(pos.facts[ON_BOARD + side]):
        cell = pos.men[side, man]
        for index in range(WINDOWS_OF_COUNT[cell]):
            window = WINDOWS_OF[cell, index]
            mine, theirs = pos.tally[side, window] - 1, pos.tally[foe, window]
            leave[cell] += ATTACK_GAIN[mine, theirs] + BLOCK_GAIN[theirs, mine]
    for index in range(count):
        origin, to = moves[index] >> 7, moves[index] & 127
        score = arrive[to]
        if origin != RESERVE:
            score -= leave[origin]
        scores[index] = 8 * score + min(history[side, moves[index]], 4000) // 16


@native
def pull_forward(moves: Numbers, scores: Numbers, start: int, count: int) -> None:
    """Bring the best of the moves not yet searched to `start`."""
    best = start
    for index in range(start + 1, count):
        if scores[index] > scores[best]:
            best = index
    moves[start], moves[best] = moves[best], moves[start]
    scores[start], scores[best] = scores[best], scores[start]


@native
def is_repeated(pos: Position, memory: Memory, ply: int) -> bool:
    """Is this position a draw, or on the way to one?

    Twice before in the game: a draw by the rules. Once before on the search's own path: whoever is
    content to repeat can do it again, so we count it as a draw at once.
    """
    root_count = memory.root[PAST_COUNT]
    count = root_count + ply
    seen = 0
    back = count - 2
    while back >= 0:
        if memory.past[back] == pos.facts[HASH]:
            seen += 1
            if back >= root_count or seen == 2:
                return True
        back -= 2
    return False


@native
def proven(pos: Position, proofs: Proofs, ply: int) -> int:
    """The score of a position of which it is proven who wins; 0 of any other."""
    if proofs.ledger[0].nodes == 0:
        return 0
    side = pos.facts[SIDE]
    for attacker in range(2):
        place = find(proofs, key_of(pos, attacker))
        if place >= 0 and proofs.nodes[place].proof == 0:
            plies: int = proofs.nodes[place].plies
            if pos.facts[PLY] + plies <= MOST_PLIES:
                return WIN - ply - plies if attacker == side else ply + plies - WIN
    return 0


@native
def search(
    pos: Position,
    memory: Memory,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    width: int,
    links: int,
) -> int:
    """The worth of the position to the side to move: principal-variation search.

    `width` is how many moves are looked at where nothing is forced; `links` how many plies of
    threats are followed at the leaves.
    """
    control = memory.control
    control[NODES] += 1
    if control[NODES] > control[NODE_LIMIT]:
        control[STOP] = 1
    if control[STOP] != 0:
        return 0
    if ply > 0 and (pos.facts[PLY] >= MOST_PLIES or is_repeated(pos, memory, ply)):
        return 0
    if ply > 0:
        sure = proven(pos, memory.proofs, ply)
        if sure != 0:
            return sure
    side = pos.facts[SIDE]
    winning = win_in_one(pos, side)
    if winning != NO_MOVE:
        if ply == 0:
            memory.root[ROOT_MOVE], memory.root[ROOT_SCORE] = winning, WIN - 1
        return WIN - ply - 1
    threatened = win_in_one(pos, 1 - side) != NO_MOVE
    moves, scores = memory.moves[ply], memory.scores[ply]
    if ply >= DEEPEST - 1:
        return evaluate(pos, control[SALT], control[NOISE])
    if not threatened and depth <= 0:
        worth = evaluate(pos, control[SALT], control[NOISE])
        # A chain can only add to what is too good already.
        if links >= 3 and worth < beta:
            control[CHAIN_NODES] = 0
            control[CHAIN_LIMIT] = LEAF_CHAIN_NODES
            length = chain(pos, links, control, memory.chains, memory.root[UNWANTED:])
            if length > 0:
                return WIN - ply - length
        return worth

    entry = pos.facts[HASH] & (len(memory.table) - 1)
    known = NO_MOVE
    if memory.table[entry, 0] == pos.facts[HASH]:
        known = memory.table[entry, 3]
        if ply > 0 and memory.table[entry, 1] >= depth:
            bound = memory.table[entry, 2] & 3
            score: int = memory.table[entry, 2] >> 2
            if score > SURE:
                score -= ply
            elif score < -SURE:
                score += ply
            if (
                bound == EXACT
                or (bound == AT_LEAST and score >= beta)
                or (bound == AT_MOST and score <= alpha)
            ):
                return score

    if threatened:
        count = stopping_moves(pos, moves)
        if count == 0 and ply > 0:
            return -(WIN - ply - 2)
        looked_at = count
    if not threatened or count == 0:
        count = legal(pos, side, moves)
        looked_at = min(count, width if ply > 0 else 3 * width)
    if count == 0:
        return 0
    score_moves(pos, moves, count, scores, memory.history)
    for index in range(count):
        if moves[index] == known:
            scores[index] = 1 << 40
    best, best_move, first_alpha = -WIN, NO_MOVE, alpha
    next_depth = depth if threatened else depth - 1
    memory.past[memory.root[PAST_COUNT] + ply] = pos.facts[HASH]
    for index in range(looked_at):
        pull_forward(moves, scores, index, count)
        move = moves[index]
        before = make(pos, move)
        if index == 0:
            score = -search(pos, memory, next_depth, -beta, -alpha, ply + 1, width, links)
        else:
            # Late moves are looked at less deeply first, and again if they surprise.
            less = 1 if index >= 4 and depth >= 3 and not threatened else 0
            score = -search(
                pos, memory, next_depth - less, -alpha - 1, -alpha, ply + 1, width, links
            )
            if less > 0 and score > alpha:
                score = -search(pos, memory, next_depth, -alpha - 1, -alpha, ply + 1, width, links)
            if alpha < score < beta:
                score = -search(pos, memory, next_depth, -beta, -alpha, ply + 1, width, links)
        take_back(pos, move, before)
        if control[STOP] != 0:
            return 0
        if score > best:
            best, best_move = score, move
            if ply == 0:
                memory.root[ROOT_MOVE], memory.root[ROOT_SCORE] = move, score
        alpha = max(alpha, score)
        if alpha >= beta:
            if not threatened:
                memory.history[side, move] += depth * depth
            break
    stored = best
    if best > SURE:
        stored += ply
    elif best < -SURE:
        stored -= ply
    bound = EXACT
    if best >= beta:
        bound = AT_LEAST
    elif best <= first_alpha:
        bound = AT_MOST
    memory.table[entry, 0] = pos.facts[HASH]
    memory.table[entry, 1] = depth
    memory.table[entry, 2] = stored * 4 + bound
    memory.table[entry, 3] = best_move
    return best
