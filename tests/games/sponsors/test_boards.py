"""The board's data: a broken file is refused with words that say where."""

import pytest

from tests.games.sponsors.situations import OVAL, OVAL_TEXT
from veillee.games import sponsors
from veillee.games.sponsors import board as boards
from veillee.games.sponsors.circuit import gap
from veillee.kernel import Match, SetupError

FAULTS = {
    "not toml": ("[money]", "[money", "oval.toml: "),
    "a field missing": ("start = 4\n", "", "`start`"),
    "a field of the wrong kind": ("start = 4", 'start = "four"', "$.money.start"),
    "a field unknown": ("start = 4", "start = 4\nbonus = 1", "bonus"),
    "a price below nothing": ("start = 4", "start = -4", "$.money.start"),
    "a value twice": ('"0123456"', '"0123455"', "cards.values: '0123455' has a value twice"),
    "a removed card that is none": ('tyres = "4"', 'tyres = "7"', "removed_for_three.tyres: '7'"),
    "a removed card missing": ('tyres = "4"\n', "", "removed_for_three: tyres is missing"),
    "zones out of order": ('colour = "red"', 'colour = "blue"', "zones: their colours"),
    "a category in two zones": ('["tyres", "tests"]', '["engine", "tests"]', "zones: the category"),
    "a loop square unknown": ('squares = "AVSE"', 'squares = "AVXE"', "$.zones[0].squares"),
    "a zone without its A": ('squares = "AVSE"', 'squares = "VSE"', "$.zones[0].squares"),
    "a zone with two A": ('squares = "AVSE"', 'squares = "AVSA"', "$.zones[0].squares"),
    "lanes of different lengths": (
        '  ".rr...",\n  "......",',
        '  ".rr...",\n  ".....",',
        "section 2 (Far curve), lane b: 5 squares where lane a has 6",
    ),
    "a square unknown": (
        ".........v....",
        ".........x....",
        "section 1 (Out), lane b, rank 10 of the section: 'x' is none of . r g v",
    ),
    "red on a straight": (
        ".........v....",
        ".........r....",
        "section 1 (Out), lane b, rank 10 of the section: a red square belongs in a curve",
    ),
    "a single lane": (
        '  ".......g......",\n  ".........v....",',
        '  ".......g......",',
        "$.circuit.sections[0].lanes",
    ),
    "a coloured finish": ('  ".r....",', '  ".r...g",', "circuit: the last rank is the finish"),
    "a grid beyond the track": ('"3a"', '"3c"', "circuit.grid: there is no square '3c'"),
    "a grid of five": ('"2a", "2b"', '"2a", "2b", "1a"', "$.circuit.grid"),
    "a grid out of order": ('"2a", "2b"', '"2b", "2a"', "circuit.grid: 2a is not behind 2b"),
    "a place of the grid taken twice": ('"2a", "2b"', '"2b", "2b"', "2b is not behind 2b"),
    "a track that turns too little": ("angle = 180", "angle = 170", "degrees off its heading"),
    "a track that does not close": (
        'name = "Back"\nlength = 14',
        'name = "Back"\nlength = 12',
        "circuit: the track does not close: it ends 2.00 ranks from its start",
    ),
}


@pytest.mark.parametrize(("before", "after", "words"), FAULTS.values(), ids=FAULTS.keys())
def test_a_broken_board_says_where_it_is_broken(before: str, after: str, words: str) -> None:
    assert before in OVAL_TEXT
    with pytest.raises(boards.BoardError) as caught:
        boards.read(OVAL_TEXT.replace(before, after), "oval.toml")
    assert str(caught.value).startswith("oval.toml: ")
    assert words in str(caught.value)


@pytest.mark.parametrize("board", [OVAL, sponsors.BOARDS["grand-prix"]], ids=["oval", "grand-prix"])
def test_a_track_comes_back_to_where_it_began(board: boards.Board) -> None:
    distance, turn = gap(board.circuit)
    assert distance < 0.01
    assert turn < 0.01


def test_the_inside_lane_lies_inside() -> None:
    circuit = OVAL.circuit
    # The oval starts to the right and turns right: its middle lies below the first straight.
    inner, outer = (circuit.position(circuit.squares[name], 0.6) for name in ("5a", "5b"))
    assert inner.y > outer.y
    assert inner.x == outer.x == 4.5


def test_a_board_that_nobody_knows_is_refused_at_the_table() -> None:
    with pytest.raises(SetupError) as caught:
        Match(sponsors, 4, "seed", {"board": "monaco"})
    assert "monaco" in str(caught.value)
    assert "grand-prix" in str(caught.value)


@pytest.mark.parametrize("name", ["../oval", "Oval", "", "oval\n", 3])
def test_the_name_of_a_board_is_a_plain_word(name: object) -> None:
    with pytest.raises(SetupError):
        Match(sponsors, 4, "seed", {"board": name})
