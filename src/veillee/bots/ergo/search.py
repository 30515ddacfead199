"""The search of the strong bots: deepening alpha-beta over the moves worth looking at.

A side that can win at once wins; a side that must stop a win looks at every move that stops it, and
such forced replies cost no depth; elsewhere only the most promising moves are searched.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.ergo.clock import CONTROL, NO_LIMIT, must_stop
from veillee.bots.ergo.forcing_nodes import Proofs, find, key_of, new_proofs
from veillee.bots.ergo.geometry import CELLS, WINDOW_COUNT, WINDOWS, WINDOWS_OF, WINDOWS_OF_COUNT
from veillee.bots.ergo.rules import (
    MOST_MOVES,
    MOST_PLIES,
    NO_MOVE,
    RESERVE,
    Position,
    legal,
    make,
    take_back,
)
from veillee.bots.ergo.threats import IN_VAIN, chain, stopping_moves, win_in_one
from veillee.bots.ergo.weights import ATTACK_GAIN, BLOCK_GAIN, RESERVE_VALUE
from veillee.bots.native import native

WIN = 1_000_000
SURE = WIN - 1000  # a score beyond this is a forced win
DEEPEST = 60
LEAF_CHAIN_NODES = 30  # a leaf's chain of threats is a glance: deeper search pays better
UNKNOWN = WIN + 1  # no score
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
ENTRY = record("hash", "depth", "score", "bound", "move")
ROOT = record(
    "move",  # the best found so far where the search began
    "score",
    "past_count",  # how many positions stood before that, in `past`
)
BLUR = record(
    "salt",  # makes a bot's errors of judgement its own
    "noise",  # a mask of low bits: how large they are
)


class Memory(NamedTuple):
    """All a search remembers between nodes and between moves."""

    control: Records  # [1] of CONTROL
    blur: Records  # [1] of BLUR
    table: Records  # [2**n] of ENTRY: what was found of positions, and how deep
    chains: Records  # [2**n] of IN_VAIN
    past: Numbers  # hashes since the last irreversible move, then those of the search's own path
    history: Numbers  # [2, 91 * 128] how often a quiet move was good
    moves: Numbers  # [DEEPEST, MOST_MOVES] a move list for each ply
    scores: Numbers  # [DEEPEST, MOST_MOVES]
    root: Records  # [1] of ROOT
    proofs: Proofs  # wins that are proven, of both sides


def new_memory(salt: int, noise: int = 15, *, bits: int = 18, proof_bits: int = 0) -> Memory:
    """An empty memory with room for 2**bits positions: of about 14 MB, if nothing else is said.

    `noise` (a mask of low bits) blurs its judgement; with `proof_bits` it has room for so many
    proofs (see `new_proofs`).
    """
    memory = Memory(
        control=np.zeros(1, dtype=CONTROL),
        blur=np.array([(salt | 1, noise)], dtype=BLUR),
        table=np.zeros(1 << bits, dtype=ENTRY),
        chains=np.zeros(1 << bits, dtype=IN_VAIN),
        past=np.zeros(MOST_PLIES + DEEPEST + 2, dtype=np.int64),
        history=np.zeros((2, (RESERVE + 1) * 128), dtype=np.int64),
        moves=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        scores=np.zeros((DEEPEST, MOST_MOVES), dtype=np.int64),
        root=np.zeros(1, dtype=ROOT),
        proofs=new_proofs(proof_bits),
    )
    memory.control[0].node_limit = NO_LIMIT
    return memory


@native
def evaluate(pos: Position, blur: Records) -> int:
    """What the position is worth to the side to move, with a small error of the bot's own."""
    here = pos.facts[0]
    mine, theirs = pos.sides[here.side], pos.sides[1 - here.side]
    reserve = RESERVE_VALUE * (theirs.on_board - mine.on_board)
    error = ((here.hash * blur[0].salt) >> 40) & blur[0].noise
    # Having the move is worth more the more there is to build on.
    worth: int = mine.worth + (mine.worth >> 2) - theirs.worth + reserve + error
    return worth


@native
def score_moves(
    pos: Position, moves: Numbers, count: int, scores: Numbers, history: Numbers
) -> None:
    """How promising each move looks: what it builds and blocks, less what it leaves."""
    side = pos.facts[0].side
    own, foes = pos.sides[side], pos.sides[1 - side]
    arrive = np.zeros(CELLS, dtype=np.int64)
    leave = np.zeros(CELLS, dtype=np.int64)
    for window in range(WINDOW_COUNT):
        mine, theirs = own.tally[window], foes.tally[window]
        gain = ATTACK_GAIN[mine, theirs] + BLOCK_GAIN[theirs, mine]
        if gain > 0:
            for index in range(5):
                arrive[WINDOWS[window, index]] += gain
    for man in range(own.on_board):
        cell = own.men[man]
        for index in range(WINDOWS_OF_COUNT[cell]):
            window = WINDOWS_OF[cell, index]
            mine, theirs = own.tally[window] - 1, foes.tally[window]
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
    root_count = memory.root[0].past_count
    count = root_count + ply
    seen = 0
    back = count - 2
    while back >= 0:
        if memory.past[back] == pos.facts[0].hash:
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
    side = pos.facts[0].side
    for attacker in range(2):
        place = find(proofs, key_of(pos, attacker))
        if place >= 0 and proofs.nodes[place].proof == 0:
            plies: int = proofs.nodes[place].plies
            if pos.facts[0].ply + plies <= MOST_PLIES:
                return WIN - ply - plies if attacker == side else ply + plies - WIN
    return 0


@native
def score_at_once(pos: Position, memory: Memory, ply: int) -> int:
    """The score of a position that needs no search: drawn, proven or won in one; else UNKNOWN."""
    if ply > 0 and (pos.facts[0].ply >= MOST_PLIES or is_repeated(pos, memory, ply)):
        return 0
    if ply > 0:
        sure = proven(pos, memory.proofs, ply)
        if sure != 0:
            return sure
    winning = win_in_one(pos, pos.facts[0].side)
    if winning == NO_MOVE:
        return UNKNOWN
    if ply == 0:
        memory.root[0].move, memory.root[0].score = winning, WIN - 1
    return WIN - ply - 1


@native
def score_at_leaf(pos: Position, memory: Memory, beta: int, ply: int, links: int) -> int:
    """What the position looks worth, unless a short chain of threats wins it."""
    work, worth = memory.control[0], evaluate(pos, memory.blur)
    # A chain can only add to what is too good already.
    if links >= 3 and worth < beta:
        work.chain_nodes, work.chain_limit = 0, LEAF_CHAIN_NODES
        length, _ = chain(pos, links, memory.control, memory.chains)
        if length > 0:
            return WIN - ply - length
    return worth


@native
def score_in_table(
    pos: Position, memory: Memory, depth: int, alpha: int, beta: int, ply: int
) -> int:
    """The score that an earlier search as deep has left, if it decides; else UNKNOWN."""
    entry = memory.table[pos.facts[0].hash & (len(memory.table) - 1)]
    if entry.hash != pos.facts[0].hash or entry.depth < depth or ply == 0:
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
def score_before_search(
    pos: Position, memory: Memory, depth: int, alpha: int, beta: int, ply: int, links: int
) -> tuple[int, bool]:
    """The score that needs no look at moves, or UNKNOWN; and whether a win must be stopped."""
    score = score_at_once(pos, memory, ply)
    if score != UNKNOWN:
        return score, False
    threatened = win_in_one(pos, 1 - pos.facts[0].side) != NO_MOVE
    if ply >= DEEPEST - 1 or (depth <= 0 and not threatened):
        return score_at_leaf(pos, memory, beta, ply, links), threatened
    return score_in_table(pos, memory, depth, alpha, beta, ply), threatened


@native
def write_to_table(
    pos: Position, memory: Memory, depth: int, best: int, bound: int, move: int, ply: int
) -> None:
    """Wins are written as seen from here, whatever way led here."""
    entry = memory.table[pos.facts[0].hash & (len(memory.table) - 1)]
    entry.hash, entry.depth, entry.bound, entry.move = pos.facts[0].hash, depth, bound, move
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
        count = legal(pos, pos.facts[0].side, moves)
        looked_at = min(count, width if ply > 0 else 3 * width)
    score_moves(pos, moves, count, scores, memory.history)
    entry = memory.table[pos.facts[0].hash & (len(memory.table) - 1)]
    if entry.hash == pos.facts[0].hash:
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
    if must_stop(memory.control, 1):
        return 0
    score, threatened = score_before_search(pos, memory, depth, alpha, beta, ply, links)
    if score != UNKNOWN:
        return score
    count, looked_at = moves_worth_a_look(pos, memory, ply, width, threatened)
    if count == 0:
        return ply + 2 - WIN if threatened else 0
    moves, scores, root = memory.moves[ply], memory.scores[ply], memory.root[0]
    best, best_move, first_alpha = -WIN, NO_MOVE, alpha
    next_depth = depth if threatened else depth - 1
    memory.past[root.past_count + ply] = pos.facts[0].hash
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
        if memory.control[0].stop != 0:
            return 0
        if score > best:
            best, best_move = score, move
            if ply == 0:
                root.move, root.score = move, score
        alpha = max(alpha, score)
        if alpha >= beta:
            if not threatened:
                memory.history[pos.facts[0].side, move] += depth * depth
            break
    bound = AT_LEAST if best >= beta else (AT_MOST if best <= first_alpha else EXACT)
    write_to_table(pos, memory, depth, best, bound, best_move, ply)
    return best
