"""What Ergo's bots say of their moves is so."""

from itertools import islice

import pytest

from tests.bots.ergo.drawing import board
from tests.bots.ergo.positions import FOUR_IN_A_ROW, open_positions, view_of
from tests.bots.ergo.test_players import FORCED_WINS, after
from veillee.bots import Reason, reason_of, say
from veillee.bots.ergo import LEVELS, rules
from veillee.bots.ergo.geometry import NAMES, NUMBER
from veillee.bots.ergo.moves import SIDES, encode
from veillee.bots.ergo.players import Hard, Medium
from veillee.bots.ergo.reference_prover import can_win_now, keeps_forced_win
from veillee.bots.ergo.threats import win_in_one
from veillee.games import ergo
from veillee.games.ergo import Displace, Options, Place
from veillee.games.ergo.state import State
from veillee.kernel import Chance
from veillee.words import LANGUAGES


def advised(view: ergo.View, seconds: float = 1.0) -> tuple[ergo.Move, Reason]:
    bot = Hard(1, seconds)
    legal = ergo.legal(ergo.imagine(view, Chance("")), view.seat or 0)
    move = bot.choose(view, legal)
    reason = reason_of(bot, view, legal, move)
    assert reason is not None
    assert all(say(ergo, reason, language) for language in LANGUAGES)
    return move, reason


def test_the_line_it_names_is_there() -> None:
    letters = board("""
        9 ..........
        8 ..........
        7 ...bbb....
        6 ..........
        5 ..........
        4 ..........
        3 ..wwww....
        2 ..........
        1 ..........
          abcdefghij
        """)
    move, reason = advised(view_of(letters, 1))
    assert reason.message == "reason-line"
    made = rules.letters(after(letters, 1, move))
    cells = reason.args["cells"]
    assert isinstance(cells, tuple)
    assert {made[NUMBER[cell]] for cell in cells} <= {"w", "W"}


def test_a_block_names_the_cell_of_the_line_and_that_there_is_no_other() -> None:
    move, reason = advised(view_of(FOUR_IN_A_ROW, 0))
    assert move == Place("g3")
    assert reason == Reason("reason-only-block", {"cell": "g3"})


def test_where_nothing_prevents_a_line_it_says_so() -> None:
    letters = board("""
        9 ..........
        8 ..........
        7 ...bb.....
        6 ..........
        5 ..........
        4 ..........
        3 ..wwww....
        2 ..........
        1 ..........
          abcdefghij
        """)
    assert advised(view_of(letters, 0))[1].message == "reason-too-late"


@pytest.mark.parametrize(
    ("letters", "turn", "plies"),
    [forced[:3] for forced in FORCED_WINS[::3] if forced[3] != "under-threat"],
)
def test_a_chain_of_threats_wins_in_so_many_moves(letters: str, turn: str, plies: str) -> None:
    side = SIDES.index(turn)
    move, reason = advised(view_of(letters, side))
    assert reason == Reason("reason-chain", {"moves": (int(plies) + 1) // 2})
    assert isinstance(move, Place | Displace)
    assert keeps_forced_win(letters, side, encode(move), int(plies))


def test_in_positions_of_every_kind_what_it_says_is_so() -> None:
    said = set()
    for letters, side in islice(open_positions(21), 100):
        move, reason = advised(view_of(letters, side), 0.1)
        before, made = rules.position(letters, side), after(letters, side, move)
        said.add(reason.message)
        match reason.message:
            case "reason-line":
                assert made.sides[side].lines > 0
            case "reason-only-block" | "reason-best-block":
                assert win_in_one(before, 1 - side) != rules.NO_MOVE
                assert not can_win_now(made)
            case "reason-too-late":
                assert can_win_now(made)
            case "reason-threat":
                assert NAMES[win_in_one(made, side) & 127] == reason.args["cell"]
            case "reason-prevents" | "reason-hinders" | "reason-builds" | "reason-nothing-better":
                assert win_in_one(before, 1 - side) == rules.NO_MOVE
    assert len(said) >= 5


@pytest.mark.parametrize(("swap", "message"), [(False, "reason-centre"), (True, "reason-even")])
def test_the_first_move_has_a_reason(swap: bool, message: str) -> None:
    assert advised(ergo.view(State(Options(swap=swap)), 0))[1].message == message


def test_a_strong_first_move_is_a_reason_to_swap() -> None:
    state = ergo.play(State(Options(swap=True)), 0, Place("e5"), Chance("")).state
    move, reason = advised(ergo.view(state, 1))
    assert (move, reason.message) == (ergo.Swap(), "reason-swap")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_seen_something_that_speaks_for_its_move(level: str) -> None:
    bot = LEVELS[level].make(1, 0.02)
    for letters, side in islice(open_positions(22), 20):
        view = view_of(letters, side)
        legal = ergo.legal(ergo.imagine(view, Chance("")), side)
        reason = reason_of(bot, view, legal, bot.choose(view, legal))
        assert reason is not None
        assert reason.message != "reason-among"
        assert all(say(ergo, reason, language) for language in LANGUAGES)


def test_the_club_player_speaks_of_no_chain_as_it_looks_for_none() -> None:
    bot = Medium(1, 0)
    for letters, turn, *_ in FORCED_WINS[::2]:
        view = view_of(letters, SIDES.index(turn))
        legal = ergo.legal(ergo.imagine(view, Chance("")), SIDES.index(turn))
        reason = reason_of(bot, view, legal, bot.choose(view, legal))
        assert reason is not None
        assert reason.message not in ("reason-chain", "reason-prevents")
