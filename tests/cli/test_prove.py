"""`veillee prove` and `veillee check-proof`: a proof found, kept, written down and checked."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from veillee.bots.ergo.proving.table import read_table
from veillee.cli import prove as prove_module

WON = ("f5", "h9", "e4", "h9-g9", "e6", "g9-a5", "f4", "a5-a4", "g4", "c7")
"""Black, to move, wins by threats."""


def test_a_win_is_proven_written_down_and_checked(command: Command) -> None:
    said = command("prove", "ergo", *WON, "--certificate", "won.jsonl")
    assert said.code == 0
    assert "Proven: Black wins from here" in said.out
    said = command("check-proof", "won.jsonl")
    assert said.code == 0
    assert "won.jsonl holds: Black wins after f5 h9" in said.out


def test_and_all_of_it_in_french(command: Command) -> None:
    said = command("prove", "ergo", *WON, "--certificate", "won.jsonl", "--lang", "fr")
    assert "Prouvé, pour les Noirs" in said.out
    said = command("check-proof", "won.jsonl", "--lang", "fr")
    assert "won.jsonl tient, pour les Noirs : la victoire est forcée après f5 h9" in said.out


def test_what_is_not_won_is_told_and_has_no_certificate(command: Command, tmp_path: Path) -> None:
    said = command("prove", "ergo", "e5", "e6", "--free", "0", "--certificate", "won.jsonl")
    assert said.code == 1
    assert "Black forces no win with threats alone" in said.out
    assert "no certificate was written" in said.out
    assert not (tmp_path / "won.jsonl").exists()


def test_when_its_time_is_up_it_says_that_it_does_not_know(command: Command) -> None:
    said = command("prove", "ergo", "--minutes", "0.0001")
    assert said.code == 0
    assert "Not known yet whether Black wins with at most 2 free moves" in said.out


def test_a_side_that_is_not_to_move_may_be_asked_for(command: Command) -> None:
    said = command("prove", "ergo", *WON, "--winner", "white", "--free", "0")
    assert "White forces no win" in said.out


def test_the_table_is_gone_on_with(command: Command, tmp_path: Path) -> None:
    asked = ("prove", "ergo", *WON, "--table", "proofs")
    first = command(*asked)
    kept = (tmp_path / "proofs").read_bytes()
    assert command(*asked).out == first.out
    assert (tmp_path / "proofs").read_bytes() == kept


def test_whoever_stops_it_finds_the_table_kept(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prove_module, "monotonic", interrupted_later())
    said = command("prove", "ergo", "f5", "a1", "--table", "proofs")
    assert said.code == 130
    assert "Not known yet" in said.out
    assert read_table((tmp_path / "proofs").read_bytes(), 0).vain


def interrupted_later() -> Callable[[], float]:
    looks = iter(range(4))

    def monotonic() -> float:
        if next(looks, None) is None:
            raise KeyboardInterrupt
        return 0.0

    return monotonic


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["prove", "sporz"], "Games with a prover: ergo"),
        (["prove", "ergo", "--winner", "red"], "Choose one of: black, white"),
        (["prove", "ergo", "--minutes", "0"], "above 0"),
        (["prove", "ergo", "--free", "-1"], "from 0 on"),
        (["prove", "ergo", "e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3"], "is over"),
    ],
)
def test_a_question_that_cannot_be_asked_says_what_to_do(
    command: Command, arguments: list[str], advice: str
) -> None:
    said = command(*arguments)
    assert said.code == 2
    assert advice in said.complaint
    assert command(*arguments, "--lang", "fr").complaint != said.complaint


def test_a_move_that_the_rules_do_not_allow_is_told(command: Command) -> None:
    said = command("prove", "ergo", "e5", "e5")
    assert said.code == 1
    assert "e5" in said.complaint


def test_a_file_that_is_no_table_is_left_as_it_is(command: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear friend,\n", "utf-8")
    said = command("prove", "ergo", *WON, "--table", "letter")
    assert said.code == 1
    assert "no table of proofs" in said.complaint
    assert letter.read_text("utf-8") == "Dear friend,\n"


def test_a_damaged_table_is_left_as_it_is(command: Command, tmp_path: Path) -> None:
    command("prove", "ergo", *WON, "--table", "proofs")
    damaged = (tmp_path / "proofs").read_bytes()[:-5]
    (tmp_path / "proofs").write_bytes(damaged)
    said = command("prove", "ergo", *WON, "--table", "proofs")
    assert "damaged" in said.complaint
    assert (tmp_path / "proofs").read_bytes() == damaged


def test_a_table_of_the_other_side_is_left_as_it_is(command: Command, tmp_path: Path) -> None:
    command("prove", "ergo", *WON, "--table", "proofs")
    kept = (tmp_path / "proofs").read_bytes()
    said = command("prove", "ergo", *WON, "--winner", "white", "--table", "proofs")
    assert "for the other side" in said.complaint
    assert (tmp_path / "proofs").read_bytes() == kept


def test_no_certificate_is_written_over_a_file(command: Command, tmp_path: Path) -> None:
    (tmp_path / "won.jsonl").write_text("mine", "utf-8")
    said = command("prove", "ergo", *WON, "--certificate", "won.jsonl")
    assert "exists already" in said.complaint
    assert (tmp_path / "won.jsonl").read_text("utf-8") == "mine"


def test_a_table_that_cannot_be_kept_is_told_before_the_work(command: Command) -> None:
    said = command("prove", "ergo", *WON, "--table", "nowhere/proofs")
    assert (said.code, said.out) == (1, "")
    assert "no such file or folder" in said.complaint


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace('"wins":', '"like":1,"wins":', 1), "line 2"),
        (lambda text: text[: len(text) // 2], "no line of a certificate"),
        (
            lambda text: text.replace('"winner":"black"', '"winner":"white"'),
            "does not allow|proves",
        ),
        (lambda text: text.replace("ergo", "sporz", 1), "not a certificate"),
        (lambda text: text.replace('"rules":2', '"rules":1'), "another version of the rules"),
        (lambda _: "Dear friend,\n", "not a certificate"),
        (lambda _: "", "not a certificate"),
    ],
)
def test_a_certificate_that_does_not_hold_is_refused(
    command: Command, tmp_path: Path, change: Callable[[str], str], says: str
) -> None:
    command("prove", "ergo", *WON, "--certificate", "won.jsonl")
    file = tmp_path / "won.jsonl"
    file.write_text(change(file.read_text("utf-8")), "utf-8")
    said = command("check-proof", "won.jsonl")
    assert (said.code, said.out) == (1, "")
    assert any(part in said.complaint for part in says.split("|"))
    assert command("check-proof", "won.jsonl", "--lang", "fr").complaint != said.complaint


def test_a_certificate_that_is_not_there_is_told(command: Command) -> None:
    assert "no such file" in command("check-proof", "absent").complaint
