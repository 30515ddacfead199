"""The bots keep their promises, at every level."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import pytest

from tests.bots.ergo.positions import open_positions, view_of
from veillee.bots import RandomBot
from veillee.bots.bot import Bot
from veillee.bots.budget import counted
from veillee.bots.ergo import LEVELS, rules
from veillee.bots.ergo.clock import NO_LIMIT, StopTimer
from veillee.bots.ergo.geometry import NAMES, NUMBER
from veillee.bots.ergo.learners import Easy
from veillee.bots.ergo.moves import SIDES, decode, encode
from veillee.bots.ergo.players import Hard, Medium
from veillee.bots.ergo.reference_prover import can_win_now, is_forced, keeps_forced_win
from veillee.bots.ergo.search import SURE, WIN, search
from veillee.bots.ergo.thinking import think
from veillee.bots.ergo.threats import stopping_moves, win_in_one
from veillee.games import ergo
from veillee.games.ergo import Displace, Place, State, Swap, Touch
from veillee.kernel import Chance

FORCED_WINS = [
    line.split()
    for line in Path(__file__).with_name("forced_wins.txt").read_text().splitlines()
    if not line.startswith("#")
]


SEARCHING = list(LEVELS)[list(LEVELS).index("medium") :]
CLOCKLESS = list(LEVELS)[: list(LEVELS).index("medium") + 1]


def chosen(bot: Bot, letters: str, side: int) -> ergo.Move:
    theirs = next(cell for cell, piece in enumerate(letters) if piece in ("wW", "bB")[side])
    view = view_of(letters, side, last=Place(NAMES[theirs]))
    legal = ergo.legal(ergo.imagine(view, Chance("")), side)
    move: ergo.Move = bot.choose(view, legal)
    assert move in legal
    return move


def turns(letters: str, side: int, move: Displace) -> bool:
    """Whether the piece shows its other face where it goes."""
    origin, to = (NUMBER[cell] for cell in (move.origin, move.to))
    return rules.letters(after(letters, side, move))[to] != letters[origin]


def after(letters: str, side: int, move: ergo.Move) -> rules.Position:
    assert isinstance(move, Place | Displace)
    pos = rules.position(letters, side)
    rules.make(pos, encode(move))
    return pos


def play(
    black: Bot, white: Bot, options: ergo.Options = ergo.presets["house"], plies: int = 300
) -> State:
    state, chance = State(options), Chance("")
    while state.ended is None and state.ply < plies:
        seat = state.seat_to_move
        move = (black, white)[seat].choose(ergo.view(state, seat), ergo.legal(state, seat))
        state = ergo.play(state, seat, move, chance).state
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_a_win_in_one(level: str) -> None:
    bot = LEVELS[level].make(1, 0.05)
    wins = (
        (letters, side)
        for letters, side in open_positions(10)
        if can_win_now(rules.position(letters, side))
    )
    for letters, side in islice(wins, 100):
        assert after(letters, side, chosen(bot, letters, side)).sides[side].lines > 0


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("seconds", [0, 0.05])
def test_no_stronger_level_misses_a_block_in_one_even_without_time(
    level: str, seconds: float
) -> None:
    bot = LEVELS[level].make(1, seconds)
    out = np.empty(rules.MOST_MOVES, dtype=np.int64)
    blocked = 0
    for letters, side in open_positions(11):
        pos = rules.position(letters, side)
        danger = win_in_one(pos, 1 - side) != rules.NO_MOVE
        if danger and not can_win_now(pos) and stopping_moves(pos, out) > 0:
            assert not can_win_now(after(letters, side, chosen(bot, letters, side)))
            blocked += 1
            if blocked == 60:
                break


@pytest.mark.parametrize(
    ("letters", "turn", "plies", "kind"),
    FORCED_WINS,
    ids=[
        f"{turn}-{kind}-{plies}-{number}"
        for number, (_, turn, plies, kind) in enumerate(FORCED_WINS)
    ],
)
def test_hard_finds_every_forced_win(letters: str, turn: str, plies: str, kind: str) -> None:
    side = SIDES.index(turn)
    move = chosen(Hard(1, 1.0), letters, side)
    assert isinstance(move, Place | Displace)
    assert keeps_forced_win(letters, side, encode(move), int(plies))


def test_there_are_forced_wins_of_each_length_and_kind_for_both_sides() -> None:
    assert len(FORCED_WINS) >= 30
    sorts = {(turn, plies, kind) for _, turn, plies, kind in FORCED_WINS}
    assert len(sorts) == 2 * 3 * 3


def fate(letters: str, side: int, move: ergo.Move) -> int:
    """1 where the move wins at once or by threats within three plies, -1 where it loses so."""
    pos = after(letters, side, move)
    if pos.sides[side].lines > 0 or is_forced(pos, 2):
        return 1
    return -1 if is_forced(pos, 3) else 0


@cache
def fates(level: str, seconds: float) -> int:
    """What becomes of what the level chooses in so much time, over positions of every kind."""
    bot = LEVELS[level].make(1, seconds)
    positions = islice(open_positions(17), 120)
    return sum(fate(*position, chosen(bot, *position)) for position in positions)


@pytest.mark.parametrize(("below", "above"), [*pairwise(LEVELS)])
@pytest.mark.parametrize("seconds", [0, 0.005, 0.02])
def test_in_a_hurry_a_level_answers_at_least_as_well_as_the_one_below(
    below: str, above: str, seconds: float
) -> None:
    assert fates(above, seconds) >= fates(below, seconds)


def test_hard_without_any_time_still_opens_near_the_pieces_on_the_board() -> None:
    state = ergo.play(State(ergo.Options()), 0, Place("e5"), Chance("")).state
    move = Hard(1, 0).choose(ergo.view(state, 1), ergo.legal(state, 1))
    assert isinstance(move, Place)
    assert move.cell[0] in "defg"
    assert move.cell[1] in "3456"


def test_the_search_looks_at_no_further_position_once_the_clock_has_rung() -> None:
    letters, side = next(iter(open_positions(12)))
    bot = Hard(2, 0.3)
    work = bot.memory.control[0]
    work.node_limit = NO_LIMIT
    with StopTimer(bot.memory.control, 0.01):
        while not work.stop:
            pass
        work.nodes = 0
        search(rules.position(letters, side), bot.memory, 20, -WIN, WIN, 0, 16, 7)
    assert work.nodes == 1


def test_medium_beats_easy() -> None:
    games = [play(Easy(seed, 0), Medium(seed, 0)) for seed in range(10)]
    assert sum(game.ended == "line" and game.turn == "black" for game in games) >= 8


def test_easy_beats_random_play() -> None:
    games = [play(RandomBot(seed, 0), Easy(seed, 0)) for seed in range(10)]
    assert sum(game.ended == "line" and game.turn == "black" for game in games) >= 9


@pytest.mark.parametrize("level", LEVELS)
def test_two_seeds_play_different_games(level: str) -> None:
    make = LEVELS[level].make
    games = {play(make(seed, 0.02), make(seed, 0.02), plies=8).board for seed in range(6)}
    assert len(games) > 1


@pytest.mark.parametrize("level", CLOCKLESS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    make = LEVELS[level].make
    one, two = (play(make(5, 0), make(6, 0), plies=20) for _ in range(2))
    assert one == two


def test_hard_takes_black_after_a_central_first_move() -> None:
    first = ergo.play(State(ergo.Options(swap=True)), 0, Place("e5"), Chance("")).state
    assert Hard(1, 0.3).choose(ergo.view(first, 1), ergo.legal(first, 1)) == Swap()


def test_hard_opens_modestly_where_white_may_swap() -> None:
    start = State(ergo.Options(swap=True))
    move = Hard(1, 0.1).choose(ergo.view(start, 0), ergo.legal(start, 0))
    assert isinstance(move, Place)
    assert move.cell not in ("e4", "f4", "e5", "f5", "e6", "f6")


def good_slides() -> Iterator[tuple[Hard, str, int, int]]:
    """Without end: positions in which Hard likes a slide that turns nothing, and the slide.

    By a counted clock: with more or less time it would be others, and in some of them nothing is
    worth more than the draw that a repetition is.
    """
    for letters, side in islice(open_positions(13), 500, None):  # the first of them is number 524
        if letters.count(".") != 66:
            continue
        bot, pos = Hard(1, 0.3), rules.position(letters, side, 30)
        move, worth, *_ = think(bot.memory, view_of(letters, side), pos, 0.3)
        slide = decode(move)
        if 200 < worth < SURE and isinstance(slide, Displace) and not turns(letters, side, slide):
            yield bot, letters, side, move


def test_hard_does_not_give_a_good_position_away_by_repeating_it() -> None:
    """Where its move would bring a position for the third time, it finds another."""
    with counted():
        for bot, letters, side, move in islice(good_slides(), 3):
            slide = decode(move)
            assert isinstance(slide, Displace)
            there, back = slide.origin + slide.to, slide.to + slide.origin
            seen_twice = view_of(letters, side, slides=(back, there, back))
            legal = ergo.legal(ergo.imagine(seen_twice, Chance("")), side)
            other = bot.choose(seen_twice, legal)
            assert isinstance(other, Place | Displace)
            assert encode(other) != move


TOUCHING = ergo.presets["book"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_by_the_book_and_touch_nothing_without_moving_it(level: str) -> None:
    make = LEVELS[level].make
    state, chance, bots = State(TOUCHING), Chance(""), [make(1, 0.02), make(2, 0.02)]
    while state.ended is None and state.ply < 60:
        seat = state.seat_to_move
        legal = ergo.legal(state, seat)
        move = bots[seat].choose(ergo.view(state, seat), legal)
        assert move in legal
        assert not isinstance(move, Touch)
        state = ergo.play(state, seat, move, chance).state


def touched_positions(seed: int) -> Iterator[State]:
    """Open positions in which the side to move has touched one of its pieces."""
    for letters, side in open_positions(seed):
        state = State(TOUCHING, letters, SIDES[side], ply=30)
        touches = [move for move in ergo.legal(state, side) if isinstance(move, Touch)]
        for move in touches:
            yield ergo.play(state, side, move, Chance("")).state


IN_HASTE = 0.06


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_goes_on_with_the_piece_that_has_been_touched(level: str) -> None:
    bot = LEVELS[level].make(1, IN_HASTE)
    for state in islice(touched_positions(14), 100):
        move = bot.choose(ergo.view(state, state.seat_to_move), legal_in(state))
        assert move in legal_in(state)
        assert isinstance(move, Displace)
        assert move.origin == state.touched


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_a_win_with_the_touched_piece(level: str) -> None:
    bot = LEVELS[level].make(1, IN_HASTE)
    wins = (state for state in touched_positions(15) if wins_in(state))
    for state in islice(wins, 10):
        assert bot.choose(ergo.view(state, state.seat_to_move), legal_in(state)) in wins_in(state)


@pytest.mark.parametrize("level", SEARCHING)
def test_a_stronger_bot_stops_a_win_with_the_touched_piece_if_it_can(level: str) -> None:
    bot, stopped = LEVELS[level].make(1, IN_HASTE), 0
    for state in islice(touched_positions(16), 900):
        seat = state.seat_to_move
        legal = legal_in(state)
        safe = [move for move in legal if not can_win_now(after(state.board, seat, move))]
        if 0 < len(safe) < len(legal) and not wins_in(state):
            assert bot.choose(ergo.view(state, seat), legal) in safe
            stopped += 1
    assert stopped > 3


def legal_in(state: State) -> list[ergo.Move]:
    return ergo.legal(state, state.seat_to_move)


def wins_in(state: State) -> list[ergo.Move]:
    """The moves that make a line."""

    def ended(move: ergo.Move) -> str | None:
        after: State = ergo.play(state, state.seat_to_move, move, Chance("")).state
        return after.ended

    return [move for move in legal_in(state) if ended(move) == "line"]
