"""Bots against bots: fair chairs, honest figures, and no fault hidden."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.cli import dying
from tests.cli.conftest import Command
from veillee.cli import crew
from veillee.cli.crew import play_all, play_one
from veillee.cli.pairing import Fault, Plan, Played
from veillee.cli.standings import Standings, wilson
from veillee.columns import aligned
from veillee.kernel import Outcome

PLAN = Plan("ergo", 2, {}, ("random", "easy"), 4, "seed")
FOUR = replace(PLAN, game="some", seats=4, levels=("a", "b", "c", "d"))
ONE = replace(FOUR, levels=("hard", "easy"), one_against_rest=True)


def ended(plan: Plan, number: int, *ranks: int) -> Played:
    outcome = Outcome(ranks, tuple(float(rank == 1) for rank in ranks), "1.1", "ended")
    return Played(plan.pairing(number), outcome, ((0.5,),) * plan.seats)


def test_sides_alternate() -> None:
    assert [PLAN.pairing(number).levels for number in range(3)] == [
        ("random", "easy"),
        ("easy", "random"),
        ("random", "easy"),
    ]


def test_every_bot_has_every_chair_as_often() -> None:
    chairs = [FOUR.pairing(number).entrants for number in range(4)]
    assert all(sorted(column) == [0, 1, 2, 3] for column in zip(*chairs, strict=True))


def test_one_against_the_rest_goes_round_the_table() -> None:
    chairs = [ONE.pairing(number).levels for number in range(4)]
    assert [levels.index("hard") for levels in chairs] == [0, 1, 2, 3]
    assert all(levels.count("easy") == 3 for levels in chairs)


def test_a_round_of_chairs_shares_its_deal_and_the_next_has_another() -> None:
    seeds = [FOUR.pairing(number).seed for number in range(8)]
    assert len(set(seeds[:4])) == len(set(seeds[4:])) == 1
    assert seeds[0] != seeds[4]


def test_every_bot_of_every_game_has_dice_of_its_own() -> None:
    dice = [seed for number in range(20) for seed in FOUR.pairing(number).bot_seeds]
    assert len(set(dice)) == len(dice)


def test_a_game_is_the_same_for_the_same_seed() -> None:
    plan = replace(PLAN, levels=("random", "random"))
    assert play_one(plan.pairing(1)).record == play_one(plan.pairing(1)).record
    assert play_one(plan.pairing(1)).record != play_one(plan.pairing(3)).record


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_a_first_place_that_is_shared_counts_as_drawn_and_is_shared_out() -> None:
    standings = Standings(FOUR)
    standings.add(ended(FOUR, 0, 1, 1, 3, 4))
    first, _, third, _ = standings.entrants
    assert (first.wins, first.draws, first.losses, first.share) == (0, 1, 0, 0.5)
    assert (third.wins, third.draws, third.losses, third.share) == (0, 0, 1, 0)


def test_a_deal_played_from_every_chair_is_one_observation_of_the_lead() -> None:
    standings = Standings(PLAN)
    for number, ranks in enumerate([(1, 2), (2, 1), (1, 2), (1, 2)]):
        standings.add(ended(PLAN, number, *ranks))
    # The first deal was won from both chairs, the second from one: leads of 1 and of 0 a game.
    first, second = standings.entrants
    assert first.lead() == pytest.approx((0.5, 0.5))
    assert second.lead() == pytest.approx((-0.5, 0.5))


def test_wins_are_counted_by_seat() -> None:
    standings = Standings(PLAN)
    standings.add(ended(PLAN, 0, 1, 2))
    standings.add(ended(PLAN, 1, 1, 2))
    random, easy = standings.entrants
    assert (random.wins_by_seat[0], random.wins_by_seat[1]) == (1, 0)
    assert (easy.wins_by_seat[0], easy.chairs_by_seat[1]) == (1, 1)


def test_the_rest_are_counted_by_chair_and_their_games_once() -> None:
    standings = Standings(ONE)
    standings.add(ended(ONE, 0, 1, 2, 3, 4))
    assert [(e.games, e.chairs) for e in standings.entrants] == [(1, 1), (1, 3)]


def test_two_bots_of_one_level_are_told_apart() -> None:
    names = [e.name for e in Standings(replace(PLAN, levels=("easy", "easy"))).entrants]
    assert names == ["easy #1", "easy #2"]


class Cheat:
    def choose(self, view: Any, legal: list[Any]) -> Any:
        return "e5"


class Faint:
    def choose(self, view: Any, legal: list[Any]) -> Any:
        raise ZeroDivisionError("too deep")


def test_a_bot_that_breaks_a_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(veillee, "bot", lambda *_: Cheat())
    fault = play_one(PLAN.pairing(0)).fault
    named: dict[str, str | int] = {"level": "easy", "seat": 1, "move": "'e5'", "rule": "3.4"}
    assert fault == Fault("fault-refused", named)


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    crew.warm_up.cache_clear()
    monkeypatch.setattr(crew, "warm_up", lambda *_: None)
    monkeypatch.setattr(veillee, "bot", lambda *_: Faint())
    fault = play_one(PLAN.pairing(0)).fault
    assert fault
    assert fault.message == "fault-raised"
    assert fault.args["error"] == "ZeroDivisionError: too deep"


def test_a_process_that_dies_is_told_and_the_other_games_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crew, "work", dying.work)
    plan = replace(PLAN, levels=("random", "random"), games=5)
    played = {game.pairing.number: game.fault for game in play_all(plan, 1)}
    assert played.pop(2) == Fault("fault-died", {"code": "7"})
    assert played == dict.fromkeys((0, 1, 3, 4))


def test_faults_are_told_on_the_error_stream_and_fail_the_command(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Fault("fault-refused", {"level": "easy", "seat": 1, "move": "e5", "rule": "3.4"})
    games = [ended(PLAN, 0, 1, 2), Played(PLAN.pairing(1), fault=fault)]
    monkeypatch.setattr("veillee.cli.arena.play_all", lambda *_: iter(games))
    said = command("arena", "ergo", "--bots", "random,easy", "--games", "2")
    assert said.code == 1
    assert (
        "Game 1 came to no end: the bot “easy” (seat 1) played e5, against clause 3.4." in said.err
    )
    assert "One game is missing from the table." in said.err
    assert "random       1" in said.out


def test_a_file_that_exists_is_not_written_over(command: Command, record: Path) -> None:
    before = record.read_bytes()
    said = command("arena", "ergo", "--bots", "random", "--games", "1", "--out", str(record))
    assert said.code == 1
    assert "exists already" in said.complaint
    assert record.read_bytes() == before


def test_a_table_stands_in_columns() -> None:
    assert aligned([["bot", "wins"], ["easy", "7"]]) == "bot    wins\neasy      7"


def test_bots_play_each_other_before_their_game_has_a_screen(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.cli.screens.part_of", lambda *_: None)
    said = command("arena", "ergo", "--bots", "random,random", "--games", "2", "--jobs", "1")
    assert said.code == 0
    assert "seat 0" in said.out
