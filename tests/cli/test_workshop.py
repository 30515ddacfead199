"""The commands of the workshop: training, calibrating, drawing."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize("word", ["train", "calibrate", "draw"])
@pytest.mark.parametrize(("language", "says"), [("en", "Games that have"), ("fr", "Jeux")])
def test_a_game_that_has_nothing_to_offer_there_says_which_games_have(
    command: Command, word: str, language: str, says: str
) -> None:
    said = command(word, "ergo", "--lang", language)
    assert said.code == 2
    assert said.complaint.count("\n") == 0
    assert says in said.complaint or "Trained games" in said.complaint


def test_training_tells_how_it_goes_and_draws_its_curve(command: Command, tmp_path: Path) -> None:
    out, plot = tmp_path / "learned.npz", tmp_path / "learned.svg"
    said = command(
        "train", "spacepoker", "--iterations", "2", "--out", str(out), "--plot", str(plot)
    )
    assert said.code == 0
    assert "After 0 iterations" in said.out
    assert "After 2 iterations" in said.out
    assert out.exists()
    assert ElementTree.fromstring(plot.read_text("utf-8")).tag.endswith("svg")  # noqa: S314


def test_a_calibration_tells_its_table_and_draws_it(command: Command, tmp_path: Path) -> None:
    plot = tmp_path / "odds.svg"
    said = command(
        "calibrate",
        "sponsio",
        "--games",
        "2",
        "--seconds",
        "0.001",
        "--jobs",
        "1",
        "--plot",
        str(plot),
    )
    # Two rounds prove nothing, so bounds are broken; the command says so.
    assert said.code == 1
    assert "per coin" in said.out
    assert "out of their bounds" in said.out
    assert ElementTree.fromstring(plot.read_text("utf-8")).tag.endswith("svg")  # noqa: S314


def test_a_race_calibration_tells_figures_and_aims(command: Command) -> None:
    said = command(
        "calibrate",
        "sponsors",
        "--games",
        "1",
        "--seats",
        "2",
        "--seconds",
        "0.001",
        "--jobs",
        "1",
        "--lang",
        "fr",
    )
    assert "tours de construction" in said.out
    assert "victoires des rouges" in said.out


def test_the_circuit_is_drawn_from_its_data(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "circuit.svg"
    assert command("draw", "sponsors", "--out", str(out)).code == 0
    assert ElementTree.fromstring(out.read_text("utf-8")).tag.endswith("svg")  # noqa: S314


def test_a_drawing_that_cannot_be_written_says_why(command: Command, tmp_path: Path) -> None:
    said = command("draw", "sponsors", "--out", str(tmp_path / "nowhere" / "circuit.svg"))
    assert said.code == 1
    assert "circuit.svg" in said.complaint
