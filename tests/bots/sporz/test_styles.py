"""What is human about each level: its faults have names, and they show."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.sporz.table import bot
from tests.bots.sporz.test_players import TWELVE, choice, day_of
from tests.games.sporz.crews import Ship, crew
from veillee.bots import reason_of
from veillee.bots.sporz.habits import tally
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.players import Casual, Medium
from veillee.games import sporz
from veillee.games.sporz.moves import Claim, Found, Kill, Mutate, Sleep, Vote, WillVote

SEEDS = [f"seed {number}" for number in range(20)]


def first_move(level: str, ship: Ship, seat: int, seed: str) -> Any:
    return choice(level, ship, seat, seed)


def votes(moves: list[Any]) -> list[int | None]:
    return [move.seat for move in moves if isinstance(move, Vote)]


def test_a_novice_keeps_on_some_days_what_it_knows_to_itself() -> None:
    ship = crew(TWELVE).night("0 mutate 8", informants="4 inspect 0")
    tells = [isinstance(first_move("novice", ship, 4, seed), Claim) for seed in SEEDS]
    assert 0 < sum(tells) < len(SEEDS)
    assert all(isinstance(first_move("casual", ship, 4, seed), Claim) for seed in SEEDS[:5])


def first_deeds(level: str) -> list[type[Any]]:
    """What a mutant of this level does in sixty first nights."""
    return [type(first_move(level, crew(TWELVE), 0, f"night {night}")) for night in range(60)]


def test_a_novice_dares_nothing_in_most_nights_and_kills_in_others() -> None:
    deeds = first_deeds("novice")
    assert {*deeds} == {Sleep, Kill, Mutate}
    assert deeds.count(Sleep) > len(deeds) / 2


def test_an_easy_bot_dares_something_in_most_nights_and_mostly_mutates() -> None:
    deeds = first_deeds("easy")
    assert {*deeds} == {Sleep, Kill, Mutate}
    assert deeds.count(Sleep) < len(deeds) / 2
    assert deeds.count(Mutate) > deeds.count(Kill)


def test_a_novice_does_not_see_what_a_missing_doctor_means() -> None:
    ship = crew(TWELVE).close("0 mutate 2; 0 paralyse 9")
    patients = {first_move("novice", ship, 1, seed).seat for seed in SEEDS}
    assert len(patients) > 3


def test_a_novice_does_not_forgive_an_accusation() -> None:
    memory = Memory(sporz.view(crew(TWELVE).night("0 mutate 8").say("7 claim suspect 5").state, 5))
    chosen = [bot("novice", seed).ballot(memory, list(memory.view.crew)) for seed in SEEDS]
    assert chosen.count(7) > len(SEEDS) / 3


def test_a_tally_counts_what_a_dead_mutant_has_said_for_nothing() -> None:
    ship = crew(TWELVE).night("0 mutate 8").say("0 claim n1 7 mutant; 4 claim n1 6 mutant")
    said = Memory(sporz.view(ship.state, 5))
    assert tally(said)[7] == tally(said)[6] > 0
    for seat in range(12):
        ship.say(f"{seat} vote 0")
    after = tally(Memory(sporz.view(ship.day().state, 5)))
    assert after[7] <= 0 < after[6]


def test_a_tally_holds_votes_against_the_healthy_who_died_against_the_voters() -> None:
    ship = crew(TWELVE).night("0 mutate 8").say("6 claim vote 7; 5 claim vote 0")
    for seat in range(12):
        ship.say(f"{seat} vote 7")
    points = tally(Memory(sporz.view(ship.day().state, 4)))
    assert points[6] > points[5] == 0


def test_who_goes_by_habit_says_whom_it_follows() -> None:
    ship = crew(TWELVE).night("0 mutate 8").say("4 claim n1 0 mutant; 9 claim n1 0 mutant")
    view, legal = sporz.view(ship.state, 5), sporz.legal(ship.state, 5)
    reason = reason_of(bot("easy", "why"), view, legal, Claim(WillVote(0)))
    assert reason is not None
    assert (reason.message, reason.args) == ("reason-vote-found", {"seat": 0, "count": 2})


def test_a_casual_bot_looks_away_on_some_days_and_from_morning_to_evening() -> None:
    views = [sporz.view(crew(TWELVE).night("0 mutate 8").state, 5)] * 3
    looks = [[Casual(seed, 0).thinks(view) for view in views] for seed in SEEDS]
    assert {tuple(one) for one in looks} == {(True,) * 3, (False,) * 3}


@pytest.mark.parametrize("kind", [Casual, Medium])
def test_all_but_the_strongest_think_as_much_on_any_machine(kind: type[Casual | Medium]) -> None:
    view = sporz.view(crew(TWELVE).night("0 mutate 8").state, 5)
    hurried, slow = (kind("clock", seconds).beliefs(view).mutant for seconds in (0.0, 60.0))
    assert (hurried == slow).all()


def lost() -> Ship:
    """Seats 0 and 8 are mutants; seven of twelve have said that they will vote against seat 0."""
    ship = crew(TWELVE, mutants=(8,)).night("0 mutate 9", informants="4 inspect 0")
    ship.say("4 claim role psychologist; 4 claim n1 0 mutant")
    return ship.say("; ".join(f"{seat} claim vote 0" for seat in (1, 2, 3, 4, 5, 6, 7)))


def test_a_strong_mutant_lets_a_lost_fellow_go() -> None:
    assert Claim(WillVote(0, 4)) in day_of("hard", lost(), 8)


def test_a_club_player_never_gives_up_a_friend() -> None:
    assert 0 not in votes(day_of("medium", lost(), 8))


def test_no_mutant_is_given_up_before_all_is_lost() -> None:
    ship = crew(TWELVE, mutants=(8,)).night("0 mutate 9", informants="4 inspect 0")
    ship.say("4 claim role psychologist; 4 claim n1 0 mutant; 4 claim vote 0")
    moves = day_of("hard", ship, 8)
    assert 0 not in votes(moves)
    assert Claim(Found(1, 0, "mutant")) not in moves
