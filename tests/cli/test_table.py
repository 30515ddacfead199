"""An evening at the table: what persons type, and what they are told."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import veillee
from tests.cli.conftest import Command
from tests.toys import higher
from veillee.cli import table
from veillee.cli.screens import Screen

BOTS = ("--bots", "random", "--seed", "evening")
Played = Callable[..., str]


@pytest.fixture
def played(command: Command) -> Played:
    """What is said at a table of Ergo while these lines are typed."""

    def play(*lines: str, options: tuple[str, ...] = BOTS, code: int = 0) -> str:
        said = command("play", "ergo", *options, typed="".join(f"{line}\n" for line in lines))
        assert (said.code, said.err) == (code, "")
        return said.out

    return play


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with secrets among the games of the house."""

    def draw(view: higher.View, language: str) -> str:
        return f"seat {view.seat} holds {view.hand}"

    drawing = ModuleType("higher")
    drawing.draw = draw  # type: ignore[attr-defined]
    screen = Screen(higher, drawing)
    monkeypatch.setattr(table, "screen_of", lambda _: screen)
    monkeypatch.setattr("veillee.cli.play.load", lambda _: higher)
    monkeypatch.setattr(veillee, "bot", lambda *_: FirstMove())


class FirstMove:
    def choose(self, view: Any, legal: list[Any]) -> Any:
        return legal[0]


def test_without_a_game_one_is_asked_for(command: Command) -> None:
    said = command("play", *BOTS, typed="99\nergo\nquit\n")
    assert "1. Ergo: " in said.out
    assert "Type a number from 1 to" in said.out
    assert "We are playing Ergo." in said.out


def test_a_game_is_chosen_by_its_number(command: Command) -> None:
    assert "We are playing Ergo." in command("play", *BOTS, typed="1\nquit\n").out


def test_the_prompt_says_whose_turn_it_is_and_what_can_be_done(played: Played) -> None:
    assert "Your turn, seat 0: 90 moves are open to you." in played("quit")


def test_moves_are_told_in_words(played: Played) -> None:
    said = played("e5", "quit", "")
    assert "Black places a piece on e5." in said
    assert "White places a piece on" in said


def test_the_list_of_moves_is_short_and_grouped_by_piece(played: Played) -> None:
    said = played("e5", "a9", "?", "quit", "")
    assert "Place a piece: on any of the " in said
    assert "Hollow piece on e5 to: d5, e4, e6, f5." in said
    assert "Lion on a9 to: " in said
    assert "why MOVE" in said


def test_a_refusal_names_its_clause(played: Played) -> None:
    said = played("e5", "e5", "hello", "quit", "")
    assert "Not allowed, clause 3.4: There is already a piece on e5" in said
    assert "Not allowed, clause 0.4: “hello” is not a move" in said


def test_why_tells_the_refusal_and_its_clause(played: Played) -> None:
    said = played("why swap", "why e5", "why", "quit")
    assert "Not allowed, clause 6.1: This table does not play with the swap." in said
    assert "6.1 House rule. swap: right after" in said
    assert "e5 is allowed." in said
    assert "Write the move as well" in said


def test_undo_goes_back_to_ones_own_last_turn(played: Played) -> None:
    said = played("e5", "undo", "undo", "quit")
    assert "2 moves are taken back." in said
    assert "Not allowed, clause 0.7: No move has been made yet" in said


def test_undo_before_ones_first_move_takes_nothing_back(played: Played) -> None:
    said = played("undo", "quit", "", options=(*BOTS, "--people", "1"))
    assert "clause 0.7" in said


def test_a_clause_can_be_read_at_the_table(played: Played) -> None:
    said = played("rules 2.1", "rules 8.8", "quit")
    assert "2.1 Whoever first has five" in said
    assert "There is no clause “8.8”" in said


def test_a_hint_is_what_the_strongest_bot_would_play(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def bot(game: str, name: str, *_: Any) -> FirstMove:
        asked.append(name)
        return FirstMove()

    monkeypatch.setattr(veillee, "bot", bot)
    said = played("hint", "quit")
    assert asked[-1] == veillee.bots("ergo")[-1]
    assert f"The bot “{asked[-1]}” would play a1." in said


def test_french_words_are_understood_in_every_language(played: Played) -> None:
    said = played("aide", "pourquoi e5", "plateau", "règles 1.1", "e5", "reprendre", "quitter")
    assert "why MOVE" in said
    assert "2 moves are taken back." in said


def test_an_empty_line_says_again_what_can_be_done(played: Played) -> None:
    assert played("", "quit").count("90 moves are open to you") == 2


def test_a_match_is_saved_and_gone_on_with(command: Command, tmp_path: Path) -> None:
    said = command("play", "ergo", *BOTS, typed="e5\nsave a.jsonl\nquit\n")
    assert "veillee play --load a.jsonl --people 0 --bots random\n" in said.out
    again = command("play", "--load", "a.jsonl", "--bots", "random", typed="e6\nsave\nquit\n")
    assert "Black places a piece on e6." in again.out
    assert "Black places a piece on e5." not in again.out
    record = veillee.Record.parse((tmp_path / "a.jsonl").read_text("utf-8"))
    assert [entry.move for entry in record.moves[::2]] == ["e5", "e6"]


def test_leaving_offers_to_save_until_a_name_will_do(command: Command, record: Path) -> None:
    said = command("play", "ergo", *BOTS, typed=f"e5\nquit\n{record}\nother.jsonl\n")
    assert "exists already and is left as it is. Choose another name." in said.out
    assert "The match is kept in other.jsonl." in said.out


def test_leaving_without_a_move_asks_nothing(played: Played) -> None:
    assert "Keep the match?" not in played("quit")


def test_a_record_of_another_game_is_not_loaded(command: Command, record: Path) -> None:
    said = command("play", "sponsio", "--load", str(record))
    assert said.code == 2
    assert "is a match of ergo, not of sponsio" in said.complaint


def test_the_end_is_told_with_its_clause_and_may_be_taken_back(command: Command) -> None:
    lines = ["e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3", "undo", "e8"]
    typed = "".join(f"{line}\n" for line in [*lines, ""])
    said = command("play", "ergo", "--people", "0,1", typed=typed)
    assert said.out.count("The match is over. Five in a line. (clause 2.1)") == 2
    assert "Rank 1: seat 0, score 1\nRank 2: seat 1, score 0" in said.out
    assert "undo to go back before your last move" in said.out


def test_a_finished_match_that_is_loaded_is_told(command: Command, record: Path) -> None:
    said = command("play", "--load", str(record), "--bots", "random")
    assert "Well played, you have won!" in said.out
    assert "Keep the match?" not in said.out


def test_when_nobody_types_any_more_the_table_says_so(played: Played) -> None:
    said = played("e5")
    assert said.endswith("The match was not kept.\nNobody is typing any more. See you soon.\n")


def test_a_person_who_interrupts_leaves_politely(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = command("play", "ergo", *BOTS)
    assert said.code == 130
    assert said.complaint == "veillee: Stopped. See you soon."


def test_a_bot_that_breaks_a_rule_is_told(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat = SimpleNamespace(choose=lambda view, legal: "e5")
    monkeypatch.setattr(veillee, "bot", lambda *_: cheat)
    said = command("play", "ergo", *BOTS, typed="e5\n")
    assert said.code == 1
    assert "The bot “random” (seat 1) made a move against clause 3.4" in said.complaint


TOUCH = (*BOTS, "--preset", "book")


@pytest.mark.rule("ergo", "1.5", "6.2")
def test_a_piece_that_is_touched_must_be_played(played: Played) -> None:
    said = played("e5", "e5!", "b2", "why b2", "?", "e5-e6", "quit", "", options=TOUCH)
    assert "Black touches the piece on e5, and has to move it." in said
    assert "Black has touched the piece on e5, and has to move it." in said
    assert said.count("Not allowed, clause 1.5: You have touched the piece on e5") == 2
    assert "1.5 Whoever touches one of his pieces plays it." in said
    assert "Hollow piece on e5 to: d5, e4, e6, f5." in said
    assert "Place a piece:" not in said
    assert "Black goes from e5 to e6" in said


@pytest.mark.rule("ergo", "6.3")
def test_a_piece_that_cannot_move_cannot_be_touched(command: Command) -> None:
    moves = ["e5", "d5", "a9", "f5", "a8", "e4", "a7", "e6", "e5!", "?", "b2"]
    options = ("--people", "0,1", "--preset", "book")
    said = command("play", "ergo", *options, typed="".join(f"{move}\n" for move in moves))
    assert "Not allowed, clause 6.3: The piece on e5 can go nowhere" in said.out
    assert "e5! touches the piece on e5" in said.out
    assert "To touch a piece before you move it: a7!, a8!, a9!." in said.out
    assert "Black places a piece on b2." in said.out


@pytest.mark.rule("ergo", "6.2")
def test_newcomers_may_put_a_piece_back(played: Played) -> None:
    assert "clause 6.2: At this table" in played("e5", "e5!", "quit", "")
    assert "To touch a piece" not in played("e5", "?", "quit", "")


def test_the_screen_is_cleared_between_persons_with_secrets(command: Command, cards: None) -> None:
    match = veillee.Match(higher, 2, "deal")
    hands = [match.view(seat).hand for seat in (0, 1)]
    options = ("--people", "0,1", "--seed", "deal")
    said = command("play", "x", *options, typed=f"\n{hands[0][0]}\n\n\nquit\n\n").out
    first, second = said.split("Pass the keyboard to seat 1")
    assert "Pass the keyboard to seat 0" in first
    assert f"seat 0 holds {hands[0]}" in first
    assert f"seat 1 holds {hands[1]}" not in first
    assert f"seat 1 holds {hands[1]}" in second
    assert f"Seat 0 plays the {hands[0][0]}." in second


def test_one_person_alone_is_never_asked_to_pass_the_keyboard(
    command: Command, cards: None
) -> None:
    said = command("play", "x", "--seed", "deal", "--bots", "random", typed="")
    assert "keyboard" not in said.out
    assert "You may play: " in said.out


def test_a_whole_game_with_secrets_ends_before_everybody(command: Command, cards: None) -> None:
    match = veillee.Match(higher, 2, "deal")
    typed, at_keyboard = [], None
    while seats := match.to_act:
        seat = seats[0]
        if seat != at_keyboard:
            typed += ["", ""] if at_keyboard is not None else [""]
            at_keyboard = seat
        typed.append(str(match.legal(seat)[0].card))
        match.play(seat, match.legal(seat)[0])
    typed += ["", ""]
    said = command(
        *("play", "x", "--people", "0,1", "--seed", "deal"),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert said.code == 0
    assert "All hands are empty. (clause 1.5)" in said.out
    assert said.out.rstrip().endswith("Thank you for the evening. See you soon.")
