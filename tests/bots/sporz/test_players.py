"""The bots keep the rules, and play for the camp they are in."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.bots.sporz.table import bot, matches
from tests.games.sporz.crews import EIGHT, Ship, crew
from veillee.bots.sporz import LEVELS
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.players import Hard
from veillee.bots.sporz.voting import lost_fellow
from veillee.games import sporz
from veillee.games.sporz.moves import Claim, Found, Heal, IAm, Kill, Mutate, Sleep, Vote
from veillee.kernel import Chance

TWELVE = EIGHT + "aaaa"
"""Seat 0 is the base mutant, 1 and 2 are doctors, 3 the informatician, 4 the psychologist."""

OUTSPOKEN = [level for level in LEVELS if level not in ("novice", "easy")]
"""Those who tell every day what they know: test_styles has what others leave out."""
DARING = [level for level in LEVELS if level != "novice"]
"""Those who do something every night, and see who is missing."""


def choice(level: str, ship: Ship, seat: int, seed: str = "chooses") -> Any:
    state = ship.state
    return bot(level, seed, 6).choose(sporz.view(state, seat), sporz.legal(state, seat))


def day_of(level: str, ship: Ship, seat: int) -> list[Any]:
    """All that a bot does on a day, the others silent."""
    player, moves = bot(level, "day", 6), list[Any]()
    while not moves or not isinstance(moves[-1], Sleep):
        view, legal = sporz.view(ship.state, seat), sporz.legal(ship.state, seat)
        moves.append(player.choose(view, legal))
        ship.say(f"{seat} {sporz.write(moves[-1])}")
    return moves


def test_there_are_five_levels_and_none_may_think_longer_than_a_second() -> None:
    assert list(LEVELS) == ["novice", "easy", "casual", "medium", "hard"]
    assert all(level.seconds <= 1 for level in LEVELS.values())


@pytest.mark.usefixtures("brief_thoughts")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 12, 16])
def test_only_legal_moves_are_played_and_mutants_never_quarrel(level: str, players: int) -> None:
    for number in range(2):
        state = None
        for state, seat, move in matches(level, players, f"{level} {players} {number}"):
            assert sporz.why_not(state, seat, move) is None
        assert state is not None
        end = sporz.play(state, seat, move, Chance("end")).state
        assert end.ended not in (None, "forfeit")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "moves"), [(40, 900), (200, 1500)])
def test_a_crowd_is_no_trouble(level: str, players: int, moves: int) -> None:
    for state, seat, move in matches(level, players, f"crowd {players}", moves):
        assert sporz.why_not(state, seat, move) is None


@pytest.mark.parametrize("level", LEVELS)
def test_one_seed_one_way_of_playing(level: str) -> None:
    def played() -> list[str]:
        return [sporz.write(move) for _, _, move in matches(level, 8, "same", 150)]

    assert played() == played()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_choose_by_what_it_cannot_see(level: str) -> None:
    told = 0
    for number, (state, seat, _) in enumerate(matches(level, 9, "secret", 250)):
        view = sporz.view(state, seat)
        other = sporz.imagine(view, Chance(f"another world {number}"))
        if number % 25 == 0 and other != state:
            seen, legal = sporz.view(other, seat), sporz.legal(other, seat)
            one = bot(level, "blind").choose(view, sporz.legal(state, seat))
            assert bot(level, "blind").choose(seen, legal) == one
            told += 1
    assert told


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_take_a_chair_in_the_middle_of_a_match(level: str) -> None:
    *_, (state, seat, _) = matches("easy", 10, "left in the middle", 330)
    assert state.night > 1
    newcomer = bot(level, "newcomer")
    chance = Chance("goes on")
    for _ in range(60):
        if seat not in state.awaited:
            break
        move = newcomer.choose(sporz.view(state, seat), sporz.legal(state, seat))
        assert sporz.why_not(state, seat, move) is None
        state = sporz.play(state, seat, move, chance).state


def test_thinking_stops_when_the_clock_says_so() -> None:
    looks = count()
    state = crew(TWELVE).night("0 mutate 8").state
    player = Hard("clock", 10, lambda: float(next(looks)))
    player.beliefs(sporz.view(state, 3))
    assert next(looks) < 12


# The mutants -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_mutant_never_votes_for_a_fellow_whom_the_crew_might_spare(level: str) -> None:
    for number in range(3):
        for state, seat, move in matches(level, 8, f"fellows {number}"):
            if state.phase == "day" and state.mutants[seat] and isinstance(move, Vote):
                memory = Memory(sporz.view(state, seat))
                lost = lost_fellow(memory) if level == "hard" else None
                assert move.seat == lost is not None or move.seat not in memory.fellows | {seat}


@pytest.mark.parametrize("level", DARING)
def test_mutants_touch_somebody_else_and_the_second_consents(level: str) -> None:
    ship = crew(TWELVE, mutants=(8,))
    proposed = choice(level, ship, 0)
    assert isinstance(proposed, Mutate | Kill)
    assert proposed.seat not in (0, 8)
    ship.say(f"0 {sporz.write(proposed)}")
    paralysed = choice(level, ship, 0)
    ship.say(f"0 {sporz.write(paralysed)}; 0 sleep")
    assert choice(level, ship, 8) == Sleep()


def test_of_two_proposals_the_higher_seat_takes_his_back() -> None:
    ship = crew(TWELVE, mutants=(8,)).say("0 mutate 5; 8 mutate 6")
    assert choice("hard", ship, 8) == Mutate(6)


def test_mutants_go_for_a_doctor_who_has_said_so() -> None:
    ship = crew(TWELVE).night("0 mutate 8").day("1 claim role doctor; 2 claim role doctor")
    plan = choice("hard", ship, 0)
    assert isinstance(plan, Mutate | Kill)
    assert plan.seat in (1, 2)


def test_a_mutant_does_not_tell_whom_it_has_met() -> None:
    ship = crew(TWELVE, mutants=(4,)).night("0 mutate 8; 0 paralyse 9", informants="4 inspect 0")
    claims = [move.about for move in day_of("hard", ship, 4) if isinstance(move, Claim)]
    assert Found(1, 0, "mutant") not in claims


# The healthy -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", OUTSPOKEN)
def test_a_psychologist_tells_of_a_mutant_and_votes_for_him(level: str) -> None:
    ship = crew(TWELVE).night("0 mutate 8; 0 paralyse 9", informants="4 inspect 0")
    moves = day_of(level, ship, 4)
    assert Claim(IAm("psychologist")) in moves
    assert Claim(Found(1, 0, "mutant")) in moves
    assert [move for move in moves if isinstance(move, Vote)][-1] == Vote(0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_doctor_does_not_say_so_unasked(level: str) -> None:
    ship = crew(TWELVE).night("0 mutate 8; 0 paralyse 9", "1 heal 8; 2 heal 9")
    assert Claim(IAm("doctor")) not in day_of(level, ship, 1)


@pytest.mark.parametrize("level", DARING)
def test_a_doctor_heals_a_colleague_who_does_not_wake(level: str) -> None:
    ship = crew(TWELVE).close("0 mutate 2; 0 paralyse 9")
    assert choice(level, ship, 1) == Heal(2)


def test_two_doctors_heal_two_players() -> None:
    ship = crew(TWELVE).close("0 mutate 8; 0 paralyse 9")
    first = choice("hard", ship, 1)
    ship.say(f"1 {sporz.write(first)}")
    assert isinstance(first, Heal)
    assert choice("hard", ship, 2) != first


@pytest.mark.parametrize("level", OUTSPOKEN)
def test_aims_turn_when_a_mutant_is_healed(level: str) -> None:
    ship = crew(TWELVE, host=7, resistant=9)
    ship.night("0 mutate 8; 0 paralyse 4").day()
    assert Memory(sporz.view(ship.state, 8)).fellows == {0}
    ship.night("0 mutate 3; 0 paralyse 4", "1 heal 8; 2 heal 3")
    assert not ship.state.mutants[8]
    moves = day_of(level, ship, 8)
    assert Claim(Found(2, 0, "mutant")) in moves
    assert [move for move in moves if isinstance(move, Vote)][-1] == Vote(0)
