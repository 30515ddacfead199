"""Moves as text."""

import pytest

from veillee.games import sponsors

WRITTEN = {
    "sell blue red yellow": sponsors.Sell(("yellow", "red", "blue")),
    "roll": sponsors.Roll(),
    "advance 3": sponsors.Advance(squares=3),
    "advance 12b": sponsors.Advance(to="12b"),
    "buy tyres": sponsors.Buy("tyres"),
    "discard red": sponsors.Discard("red"),
    "exchange tyres 3 board": sponsors.Exchange("tyres", 3, "board"),
    "exchange tests 0 green": sponsors.Exchange("tests", 0, "green"),
    "skip": sponsors.Skip(),
    "energy 10": sponsors.BuyEnergy(10),
    "transfer 4": sponsors.Transfer(4),
    "transfer 4 tyres 3 5": sponsors.Transfer(4, sponsors.Swap("tyres", 3, 5)),
    "drive engine 7 finish": sponsors.Drive("engine", 7, "finish"),
    "spin 0": sponsors.Spin(0),
    "spin 4 driver": sponsors.Spin(4, "driver"),
    "pass": sponsors.Pass(),
}


@pytest.mark.parametrize(("text", "move"), WRITTEN.items())
def test_every_kind_of_move_is_written_and_read(text: str, move: sponsors.Move) -> None:
    assert sponsors.write(move) == text
    assert sponsors.read(text) == move
    assert sponsors.read(f"  {text.upper().replace(' ', '   ')} ") == move


def test_spinning_without_a_number_buys_no_ball() -> None:
    assert sponsors.read("spin") == sponsors.Spin(0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sell",
        "sell green",
        "sell red red red red",
        "roll 3",
        "advance 6",
        "advance 0",
        "advance 12d",
        "advance 3 4",
        "buy",
        "buy wings",
        "exchange tyres 8 board",
        "exchange tyres 3",
        "energy 11",
        "energy -1",
        "energy ٣",
        "transfer",
        "transfer 4 tyres 3",
        "drive tyres 0 12b",
        "drive tyres 5",
        "drive tyres 5 012b",
        "spin 5",
        "spin 1 wings",
        "fly",
    ],
)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        sponsors.read(text)
