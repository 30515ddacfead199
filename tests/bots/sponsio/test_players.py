"""The strongest keeps its promises, and every level beats the one below."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bots.sponsio.rounds import endgame
from tests.games.sponsio.tables import Table, table
from veillee.bots import RandomBot
from veillee.bots.bot import Bot
from veillee.bots.sponsio import LEVELS
from veillee.bots.sponsio.players import Careful, Easy, Hard, Medium, Novice
from veillee.games import sponsio
from veillee.games.sponsio.state import State
from veillee.kernel import Match


class Ticking:
    """A clock that goes on by a hundredth of a second whenever it is looked at."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


def chosen(bot: Bot, state: State) -> str:
    move = bot.choose(sponsio.view(state, state.seat), sponsio.legal(state, state.seat))
    return sponsio.write(move)


def played(bots: list[Bot], seed: str) -> Match:
    match = Match(sponsio, seats=len(bots), seed=seed)
    while match.to_act:
        (seat,) = match.to_act
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


def patient(seed: int) -> Hard:
    """Time for twenty batches or so, counted, not measured."""
    return Hard(seed, 0.25, Ticking())


@pytest.mark.parametrize("seats", sponsio.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_moves_to_the_end(level: str, seats: int) -> None:
    make = LEVELS[level].make
    for number in range(2 if level in ("medium", "hard") else 20):
        bots: list[Bot] = [make(10 * number + seat, 0.0) for seat in range(seats - 1)]
        assert played([*bots, RandomBot(number, 0)], f"{level} {number}").outcome


@pytest.mark.parametrize(("bet", "card"), [("V 2", "R1"), ("V 3", "R5")])
def test_hard_takes_a_trick_only_if_its_bet_wants_it(bet: str, card: str) -> None:
    """Last to play, with two tricks won: R5 would win this one, and lose the last."""
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={0: [bet]}, won_by="001123"
    )
    assert chosen(patient(1), state) == card


@pytest.mark.parametrize(("bet", "card"), [("XIV yes", "R1"), ("XIV no", "R9")])
def test_hard_keeps_its_nine_for_the_last_trick_or_gets_rid_of_it(bet: str, card: str) -> None:
    """All cards left are red: the nine wins whenever it is played."""
    state = endgame(("R19", "R23", "R45", "R67"), bets={0: [bet]})
    assert chosen(patient(2), state) == card


@pytest.mark.parametrize(("bet", "card"), [("V 2", "R1"), ("V 3", "R5")])
def test_hard_defends_against_anothers_bet_when_it_costs_nothing(bet: str, card: str) -> None:
    """Seat 3 has two tricks and is winning a third: hard lets him have it, or takes it."""
    state = endgame(
        ("R15", "R26", "R37", "R48"), leader=1, trick="R2 R3 R4", bets={3: [bet]}, won_by="331122"
    )
    assert chosen(patient(3), state) == card


def last_turn(hand: str, *before: str) -> Table:
    """Seat 0 leads to the first trick, and has its last betting turn."""
    rest = "G1 Y123456 B1", "Y789 B23456", "B789 R12345"
    at = table(hands=(hand, *rest), talon="R6789")
    return at.passes(12) if not before else at.go(*before)


def test_hard_takes_a_sure_bet() -> None:
    """Eight greens, the highest, and the lead: all tricks are its own."""
    at, bot = last_turn("G23456789"), patient(4)
    shown = chosen(bot, at.state)
    assert shown.startswith("reveal")
    bet = chosen(bot, at.go(shown).state)
    suits = {"IX 5+", "X 5+", "XI 5+", "XII 5+"}  # all others must throw theirs away
    sure = {"VI 5+", "VII yes", "XIV yes", "VIII no", "XV no", *suits}
    assert bet.removeprefix("bet ") in sure


def test_hard_turns_traitor_when_others_have_bet_rashly() -> None:
    """Three players want most of the tricks; they cannot all have them."""
    turns = [
        *("pass", "reveal Y1", "bet V 3", "reveal Y7", "bet VI 5+", "reveal R1", "bet XIII 4-6"),
        *("pass", "reveal Y2", "bet IX 5+", "reveal Y8", "bet XIV yes", "reveal R2", "bet VII yes"),
        *("pass", "reveal Y3", "bet XII 5+", "reveal Y9", "bet X 0", "reveal R3", "bet XI 5+"),
    ]
    at = last_turn("G23456789", *turns)
    assert chosen(patient(5), at.state) == "pass"


def test_hard_stops_when_its_time_is_over() -> None:
    """The clock is looked at between batches; without time there is but one. What is clear is
    decided before the time is over."""
    state = endgame(("R19", "G9 R3", "Y9 R5", "B9 R7"), bets={0: ["XIV yes"], 1: ["VII yes"]})
    opening = table().state
    for start in (state, opening):
        looks = []
        for seconds in (0.0, 0.1, 1.0):
            clock = Ticking()
            chosen(Hard(6, seconds, clock), start)
            looks.append(clock.looks)
        assert looks[0] == min(looks) <= 3
        assert looks[1] <= 10 + 20
        assert looks[2] <= 100 + 20


def test_with_the_same_seed_and_the_same_time_hard_plays_the_same() -> None:
    def record() -> str:
        bots: list[Bot] = [Hard(7, 0.02, Ticking()), Easy(1, 0), Medium(1, 0)]
        return str(played(bots, "same").record)

    assert record() == record()


def test_hard_remembers_who_turned_traitor() -> None:
    bot, view = patient(8), sponsio.view(table().state, 0)
    before = bot.slyness(view)
    finished = endgame(("R19", "R23", "R45", "R67"), bets={1: ["V 2"]})
    chosen(bot, finished)
    later = sponsio.view(table(round=2).state, 0)
    assert bot.slyness(later)[1] < before[1] < bot.slyness(later)[2]


def wins(one: Callable[[int], Bot], rest: Callable[[int], Bot], games: int) -> float:
    won = 0.0
    for number in range(games):
        bots = [
            one(number) if seat == number % 4 else rest(10 * number + seat) for seat in range(4)
        ]
        outcome = played(bots, f"wins {number // 4}").outcome
        assert outcome
        won += (outcome.ranks[number % 4] == 1) / outcome.ranks.count(1)
    return won / games


def test_a_dazzled_novice_wins_about_as_often_as_random_play() -> None:
    assert 0.2 < wins(lambda seed: Novice(seed, 0), lambda seed: RandomBot(seed, 0), 100) < 0.35


def test_easy_beats_random_play() -> None:
    assert wins(lambda seed: Easy(seed, 0), lambda seed: RandomBot(seed, 0), 60) > 0.3


def test_careful_beats_easy() -> None:
    assert wins(lambda seed: Careful(seed, 0), lambda seed: Easy(seed, 0), 100) > 0.3


def test_medium_beats_careful() -> None:
    assert wins(lambda seed: Medium(seed, 0), lambda seed: Careful(seed, 0), 24) > 0.3
