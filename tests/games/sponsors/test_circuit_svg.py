"""The circuit as a picture."""

import xml.etree.ElementTree as ET

import pytest

from tests.games.sponsors.situations import OVAL
from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.board import Board
from veillee.games.sponsors.circuit_svg import FILLS, draw

BOTH = pytest.mark.parametrize("board", [BOARDS["grand-prix"], OVAL], ids=["grand-prix", "oval"])


def picture(board: Board) -> ET.Element:
    return ET.fromstring(draw(board.circuit))  # noqa: S314  (our own text)


@BOTH
def test_the_picture_is_svg_and_named_after_the_circuit(board: Board) -> None:
    root = picture(board)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("aria-label") == board.circuit.name


@BOTH
def test_every_rank_before_the_finish_has_its_number(board: Board) -> None:
    texts = [element.text for element in picture(board).iter() if element.tag.endswith("text")]
    for rank in range(1, board.circuit.last_rank):
        assert str(rank) in texts


@BOTH
def test_every_coloured_square_is_painted(board: Board) -> None:
    paths = [e for e in picture(board).iter() if e.tag.endswith("path")]
    marks = list(board.circuit.marks.values())
    for mark, fill in FILLS.items():
        cells = [p for p in paths if p.get("fill") == fill and p.get("stroke-linejoin") == "round"]
        assert len(cells) == marks.count(mark)


def test_the_same_circuit_is_always_drawn_the_same() -> None:
    assert draw(OVAL.circuit) == draw(OVAL.circuit)
