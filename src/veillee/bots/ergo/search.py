"""The search of the strong bots: deepening alpha-beta over the moves worth looking at.

A side that can win at once wins; a side that must stop a win looks at every move that stops it, and
such forced replies cost no depth; elsewhere only the most promising moves are searched.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.ergo.forcing_nodes import Proofs, find, key_of, new_proofs
from veillee.bots.ergo.geometry import (
    CELLS,
    WINDOW_COUNT,
    WINDOWS,
    WINDOWS_OF,
    WINDOWS_OF_COUNT,
    Numbers,
    Records,
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
    NO_LIMIT,
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
UNKNOWN = WIN + 1  # no score
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
ENTRY = np.dtype([(name, np.int64) for name in ("hash", "depth", "score", "bound", "move")])
# Places in `Memory.root`; from UNWANTED on there is room for an answer nobody reads.
ROOT_MOVE, ROOT_SCORE, PAST_COUNT, UNWANTED = 0, 1, 2, 3


class Memory(NamedTuple):
    """All a search remembers between nodes and between moves."""

    control: Numbers  # stop flag, node counts and limits, the seed's salt
    table: Records  # [2**n] of ENTRY: what was found of positions, and how deep
    chains: Numbers  # [2**n, 2] hash, plies searched in vain for a chain of threats
    past: Numbers  # hashes since the last irreversible move, then those of the search's own path
    history: Numbers  # [2, 91 * 128] how often a quiet move was good
    moves: Numbers  # [DEEPEST, MOST_MOVES] a move list for each ply
    scores: Numbers  # [DEEPEST, MOST_MOVES]
    root: Numbers  # best move, its score, how many hashes of the past there are
    proofs: Proofs  # wins that are proven, of both sides


def new_memory(salt: int, noise: int = 15, *, bits: int = 18, proof_bits: int = 0) -> Memory:
    """An empty memory with room for 2**bits positions: of about 14 MB, if nothing else is said.

    `noise` (a mask of low bits) blurs its judgement; with `proof_bits` it has room for so many
    proofs (see `new_proofs`).
    """
    memory = Memory(
        control=np.zeros(CONTROLS, dtype=np.int64),
        table=np.zeros(1 << bits, dtype=ENTRY),
        chains=np.zeros((1 << bits, 2), dtype=np.int64),
        past=np.zeros(MOST_PLIES + DEEPEST + 2, dtype=np.int64),
        history=np.zeros((2, (RESERVE + 1) * 128), dtype=np.int64),
        moves=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        scores=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        root=np.zeros(4, dtype=np.int64),
        proofs=new_proofs(proof_bits),
    )
    memory.control[NODE_LIMIT] = NO_LIMIT
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
def score_at_once(pos: Position, memory: Memory, ply: int) -> int:
    """The score of a position that needs no search: drawn, proven or won in one; else UNKNOWN."""
    if ply > 0 and (pos.facts[PLY] >= MOST_PLIES or is_repeated(pos, memory, ply)):
        return 0
    if ply > 0:
        sure = proven(pos, memory.proofs, ply)
        if sure != 0:
            return sure
    winning = win_in_one(pos, pos.facts[SIDE])
    if winning == NO_MOVE:
        return UNKNOWN
    if ply == 0:
        memory.root[ROOT_MOVE], memory.root[ROOT_SCORE] = winning, WIN - 1
    return WIN - ply - 1


@native
def score_at_leaf(pos: Position, memory: Memory, beta: int, ply: int, links: int) -> int:
    """What the position looks worth, unless a short chain of threats wins it."""
    control = memory.control
    worth = evaluate(pos, control[SALT], control[NOISE])
    # A chain can only add to what is too good already.
    if links >= 3 and worth < beta:
        control[CHAIN_NODES] = 0
        control[CHAIN_LIMIT] = LEAF_CHAIN_NODES
        length = chain(pos, links, control, memory.chains, memory.root[UNWANTED:])
        if length > 0:
            return WIN - ply - length
    return worth


@native
def score_in_table(
    pos: Position, memory: Memory, depth: int, alpha: int, beta: int, ply: int
) -> int:
    """The score that an earlier search as deep has left, if it decides; else UNKNOWN."""
    entry = memory.table[pos.facts[HASH] & (len(memory.table) - 1)]
    if entry.hash != pos.facts[HASH] or entry.depth < depth or ply == 0:
        return UNKNOWN
    score: int = entry.score
    if score > SURE:
        score -= ply
    elif score < -SURE:
        score += ply
    if (
        entry.bound == EXACT
        or (entry.bound == AT_LEAST and score >= beta)
        or (entry.bound == AT_MOST and score <= alpha)
    ):
        return score
    return UNKNOWN


@native
def write_to_table(
    pos: Position, memory: Memory, depth: int, best: int, bound: int, move: int, ply: int
) -> None:
    """Wins are written as seen from here, whatever way led here."""
    entry = memory.table[pos.facts[HASH] & (len(memory.table) - 1)]
    entry.hash, entry.depth, entry.bound, entry.move = pos.facts[HASH], depth, bound, move
    entry.score = best
    if best > SURE:
        entry.score = best + ply
    elif best < -SURE:
        entry.score = best - ply


@native
def moves_worth_a_look(
    pos: Position, memory: Memory, ply: int, width: int, threatened: bool
) -> tuple[int, int]:
    """Write the ply's moves and their scores: how many, and how many of the best to look at."""
    moves, scores = memory.moves[ply], memory.scores[ply]
    count = stopping_moves(pos, moves) if threatened else 0
    looked_at = count
    if not threatened or (count == 0 and ply == 0):
        count = legal(pos, pos.facts[SIDE], moves)
        looked_at = min(count, width if ply > 0 else 3 * width)
    score_moves(pos, moves, count, scores, memory.history)
    entry = memory.table[pos.facts[HASH] & (len(memory.table) - 1)]
    if entry.hash == pos.facts[HASH]:
        for index in range(count):
            if moves[index] == entry.move:
                scores[index] = 1 << 40
    return count, looked_at


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
    control, side = memory.control, pos.facts[SIDE]
    control[NODES] += 1
    if control[NODES] > control[NODE_LIMIT]:
        control[STOP] = 1
    if control[STOP] != 0:
        return 0
    score = score_at_once(pos, memory, ply)
    threatened = score == UNKNOWN and win_in_one(pos, 1 - side) != NO_MOVE
    if score == UNKNOWN and (ply >= DEEPEST - 1 or (depth <= 0 and not threatened)):
        score = score_at_leaf(pos, memory, beta, ply, links)
    if score == UNKNOWN:
        score = score_in_table(pos, memory, depth, alpha, beta, ply)
    if score != UNKNOWN:
        return score
    count, looked_at = moves_worth_a_look(pos, memory, ply, width, threatened)
    if count == 0:
        return ply + 2 - WIN if threatened else 0
    moves, scores = memory.moves[ply], memory.scores[ply]
    best, best_move, first_alpha = -WIN, NO_MOVE, alpha
    next_depth = depth if threatened else depth - 1
    memory.past[memory.root[PAST_COUNT] + ply] = pos.facts[HASH]
    for index in range(looked_at):
        pull_forward(moves, scores, index, count)
        move = moves[index]
        before = make(pos, move)
        # The first move is looked at in full; late ones less deeply, and again if they surprise.
        less = 1 if index >= 4 and depth >= 3 and not threatened else 0
        score = beta
        if index > 0:
            score = -search(
                pos, memory, next_depth - less, -alpha - 1, -alpha, ply + 1, width, links
            )
        if less > 0 and score > alpha:
            score = -search(pos, memory, next_depth, -alpha - 1, -alpha, ply + 1, width, links)
        if index == 0 or alpha < score < beta:
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
    bound = AT_LEAST if best >= beta else (AT_MOST if best <= first_alpha else EXACT)
    write_to_table(pos, memory, depth, best, bound, best_move, ply)
    return best
