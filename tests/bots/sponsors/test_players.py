"""Bots of all levels keep the rules, and do what one expects of their level."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.sponsors.situations import ON_THE_OVAL, TEAMS, building, hand, race
from veillee.bots.bot import Bot
from veillee.bots.sponsors import LEVELS
from veillee.bots.sponsors.beginner import Easy, Novice
from veillee.bots.sponsors.players import Habits, Hard, Medium, Seasoned, warm_up
from veillee.games import sponsors
from veillee.games.sponsors.memory import fresh
from veillee.kernel import Chance

LEVEL_OF: dict[str, Callable[[str, float], Bot]] = {
    "novice": Novice,
    "easy": Easy,
    "medium": Medium,
    "seasoned": Seasoned,
    "hard": Hard,
}


def ticking(calls: int) -> Callable[[], float]:
    """A clock that goes on by a second whenever somebody looks: a bot with `calls` seconds looks
    about so many times."""
    ticks = count()
    return lambda: float(next(ticks))


def choice_of(bot: Any, state: sponsors.State) -> str:
    (seat,) = sponsors.to_act(state)
    chosen = bot.choose(sponsors.view(state, seat), sponsors.legal(state, seat))
    return sponsors.write(chosen)


def hard(looks: int = 60) -> Hard:
    return Hard("hard", looks, ticking(looks))


def remembering(state: sponsors.State) -> sponsors.State:
    """The situation with memories that fit the hands."""
    state = replace(state, piles=("",) * 8)
    hands = zip(*(fresh(state, seat) for seat in range(state.seats)), strict=True)
    return replace(state, memory=tuple(hands))


def holding(held: str, **facts: Any) -> sponsors.State:
    """Red, with these sponsor cards, while building."""
    pile = "bry" * 6
    for card in held:
        pile = pile.replace(card, "", 1)
    return building(cars={"red": {"sponsors": held, "money": 4}}, sponsor_pile=pile, **facts)


def test_no_level_may_think_longer_than_a_second_and_a_half() -> None:
    assert list(LEVELS) == list(LEVEL_OF)
    assert all(level.seconds <= 1.5 for level in LEVELS.values())


@pytest.mark.parametrize("level", LEVEL_OF)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, None), (3, None), (4, None), (4, TEAMS), (3, ON_THE_OVAL)],
    ids=["two", "three", "four", "teams", "oval"],
)
def test_only_legal_moves_are_played(
    level: str, seats: int, options: sponsors.Options | None
) -> None:
    for number in range(1 if level == "hard" else 4):
        chance = Chance(f"{level} {seats} {number}")
        state = sponsors.setup(options or sponsors.Options(), seats, chance)
        # Without time, the hard bot tries everything once and then plays.
        bots = [LEVEL_OF[level](f"{number} {seat}", 0) for seat in range(seats)]
        while acting := sponsors.to_act(state):
            (seat,) = acting
            legal = sponsors.legal(state, seat)
            move = bots[seat].choose(sponsors.view(state, seat), legal)
            assert move in legal
            state, _ = sponsors.play(state, seat, move, chance)
        assert sponsors.outcome(state) is not None


@pytest.mark.parametrize("level", LEVEL_OF)
def test_one_seed_one_way_of_playing(level: str) -> None:
    def played() -> list[str]:
        chance = Chance("same")
        state = sponsors.setup(sponsors.Options(), 3, chance)
        bots = [LEVEL_OF[level](f"same {seat}", 0) for seat in range(3)]
        moves = []
        for _ in range(60):
            (seat,) = sponsors.to_act(state)
            legal = sponsors.legal(state, seat)
            move = bots[seat].choose(sponsors.view(state, seat), legal)
            moves.append(sponsors.write(move))
            state, _ = sponsors.play(state, seat, move, chance)
        return moves

    assert played() == played()


def test_a_bot_does_not_choose_by_what_it_cannot_see() -> None:
    state = sponsors.setup(sponsors.Options(), 4, Chance("secret"))
    seat = state.seat
    view = sponsors.view(state, seat)
    other = sponsors.imagine(view, Chance("another world"))
    assert other != state
    legal = sponsors.legal(state, seat)
    assert hard().choose(view, legal) == hard().choose(sponsors.view(other, seat), legal)


# Building ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bot", [Easy("s", 0), Medium("s", 0), hard()], ids=["easy", "medium", "hard"]
)
@pytest.mark.parametrize("held", ["bbb", "bry"])
def test_three_alike_and_three_different_are_sold(bot: Any, held: str) -> None:
    words = choice_of(bot, holding(held)).split()
    assert words[0] == "sell"
    assert len(words) == 4


@pytest.mark.parametrize("bot", [Medium("wait", 0), hard()], ids=["medium", "hard"])
def test_a_pair_is_not_sold_while_there_is_money(bot: Any) -> None:
    assert choice_of(bot, holding("bb")) == "roll"


@pytest.mark.parametrize(
    "bot",
    [Novice("end", 0), Easy("end", 0), Medium("end", 0), hard()],
    ids=["novice", "easy", "medium", "hard"],
)
def test_all_sponsors_are_sold_and_all_energy_is_bought_at_the_end(bot: Any) -> None:
    assert choice_of(bot, holding("bb", stage="energy")) == "sell blue blue"
    # Two points: on the oval a point costs two millions.
    assert choice_of(bot, holding("", stage="energy")) == "energy 2"


def test_a_card_is_bought_where_the_best_are_still_to_be_had() -> None:
    low = hand(**dict.fromkeys(sponsors.components.CATEGORIES, "5"))
    held = dict(zip(sponsors.components.CATEGORIES, low, strict=True)) | {"tyres": "0"}
    state = building(cars={"red": {"hand": hand(**held)}}, stage="buy")
    assert choice_of(Habits("buy", 0), state) == "buy tyres"


@pytest.mark.parametrize("bot", [Habits("swap", 0), hard()], ids=["habits", "hard"])
def test_a_zero_is_swapped_away_and_a_seven_is_not(bot: Any) -> None:
    square = building().board.loop.index("E")
    cards = dict.fromkeys(sponsors.components.CATEGORIES, "7") | {"engine": "0"}
    state = building(cars={"red": {"loop": square, "hand": hand(**cards)}}, stage="exchange")
    assert choice_of(bot, state) == "exchange engine 0 board"
    cards["engine"] = "7"
    state = building(cars={"red": {"loop": square, "hand": hand(**cards)}}, stage="exchange")
    assert choice_of(bot, state) == "skip"


@pytest.mark.parametrize("bot", [Habits("four", 0), hard()], ids=["habits", "hard"])
def test_of_four_sponsors_the_one_that_spoils_three_alike_goes(bot: Any) -> None:
    assert choice_of(bot, holding("bbby", stage="discard")) == "discard yellow"


def test_team_mates_agree_on_a_transfer() -> None:
    cars = {"red": {"energy": 10}, "yellow": {"energy": 0}}
    state = building(cars=cars, options=TEAMS, stage="transfer")
    proposed = choice_of(Medium("mate", 0), state)
    if proposed != "skip":
        state, _ = sponsors.play(state, 0, sponsors.read(proposed), Chance("mates"))
        assert choice_of(Medium("mate too", 0), state) == proposed


# The race ----------------------------------------------------------------------------------------


# The straight before the last curve of the oval, which is six ranks from its end.
BEFORE_THE_CURVE = """
    .........Y.B.R
    ....g.....G...
    ..............
"""


@pytest.mark.parametrize(
    "bot", [make("win", 0) for name, make in LEVEL_OF.items() if name != "hard"] + [hard()]
)
def test_a_card_that_wins_is_played_at_every_level(bot: Any) -> None:
    hands = {"red": hand(engine="3", tyres="6", tests="5")}
    state = race(BEFORE_THE_CURVE, from_rank=21, hands=hands)
    assert choice_of(bot, remembering(state)) == "drive tyres 6 finish"


BEHIND_RED = """
    Y....B....R...
    ....g.........
    G.............
"""


def blue_to_drive(cards: tuple[str, ...], energy: int = 0) -> sponsors.State:
    return remembering(
        race(
            BEHIND_RED,
            from_rank=21,
            done=["red"],
            hands={"blue": cards},
            energy={"blue": energy},
        )
    )


def in_all(values: str) -> tuple[str, ...]:
    return hand(**dict.fromkeys(sponsors.components.CATEGORIES, values))


@pytest.mark.parametrize("bot", [Habits("slip", 0), hard()], ids=["habits", "hard"])
def test_slipstream_is_used_when_it_pays(bot: Any) -> None:
    # With a 4 blue comes to stand behind red, and is drawn along by two more ranks.
    kind, _, value, to = choice_of(bot, blue_to_drive(in_all("34"))).split()
    assert (kind, value, to) == ("drive", "4", "30a")


@pytest.mark.parametrize("bot", [Habits("save", 0), hard()], ids=["habits", "hard"])
def test_energy_is_not_spent_where_cards_will_do(bot: Any) -> None:
    assert choice_of(bot, blue_to_drive(in_all("56"), energy=8)).startswith("drive ")


@pytest.mark.parametrize("bot", [Seasoned("spend", 0), Habits("spend", 0)])
def test_without_cards_energy_is_spent(bot: Any) -> None:
    assert choice_of(bot, blue_to_drive(hand(), energy=4)) == "spin 4"


def test_a_blocked_car_that_cannot_gain_anything_passes() -> None:
    state = race("G..RY..g.. ....B....v", done=["yellow", "blue"])
    assert choice_of(Habits("blocked", 0), state) == "pass"


# What goes wrong ---------------------------------------------------------------------------------


def test_a_novice_does_not_wait_for_three_sponsors() -> None:
    assert choice_of(Novice("now", 0), holding("bb")) == "sell blue"
    assert choice_of(Easy("wait", 0), holding("bb")) == "roll"


def misses(level: Callable[[str, float], Bot], state: sponsors.State, right: str) -> int:
    """In a hundred tries, how often something else comes to mind."""
    return sum(choice_of(level(f"mind {n}", 0), state) != right for n in range(100))


def test_a_novice_keeps_a_zero_that_a_beginner_exchanges_when_it_thinks_of_it() -> None:
    square = building().board.loop.index("E")
    cards = dict.fromkeys(sponsors.components.CATEGORIES, "7") | {"engine": "0"}
    state = building(cars={"red": {"loop": square, "hand": hand(**cards)}}, stage="exchange")
    novice, easy = (misses(level, state, "exchange engine 0 board") for level in (Novice, Easy))
    assert 0 < easy < novice == 100


def test_a_novice_turns_the_roulette_though_it_has_cards() -> None:
    state = blue_to_drive(in_all("56"))

    def spins(level: Callable[[str, float], Bot]) -> int:
        return sum(choice_of(level(f"love {n}", 0), state).startswith("spin") for n in range(100))

    assert 0 == spins(Easy) < spins(Novice) < 100


def test_the_more_one_has_played_the_less_one_overlooks() -> None:
    held = dict.fromkeys(sponsors.components.CATEGORIES, "5") | {"tyres": "0"}
    state = building(cars={"red": {"hand": hand(**held)}}, stage="buy")
    medium, seasoned, habits = (
        misses(level, state, "buy tyres") for level in (Medium, Seasoned, Habits)
    )
    assert medium > seasoned > habits == 0


def test_a_club_player_waits_for_a_bonus_where_a_seasoned_one_drives_on() -> None:
    """Neither card comes up behind red, or to a green square."""
    state = blue_to_drive(hand(engine="2", tests="7"))
    assert choice_of(Medium("hold", 0), state) == "spin 0"
    assert choice_of(Seasoned("go", 0), state).startswith("drive ")


def test_short_of_time_the_strong_bot_does_what_it_does_by_habit() -> None:
    """Before a few worlds have shown anything clearly better."""
    agrees = tried = 0
    match = sponsors.setup(sponsors.Options(), 4, Chance("short"))
    chance, habits = Chance("short too"), Habits("short", 0)
    while acting := sponsors.to_act(match):
        (seat,) = acting
        view, legal = sponsors.view(match, seat), sponsors.legal(match, seat)
        move = habits.choose(view, legal)
        if len(legal) > 1:
            tried += 1
            agrees += Hard("short", 0).choose(view, legal) == move
        match, _ = sponsors.play(match, seat, move, chance)
    assert agrees > 0.7 * tried


def test_the_clock_is_looked_at_between_batches() -> None:
    looks = count()

    def now() -> float:
        next(looks)
        return 0.0 if next(looks) < 4 else 100.0

    warm_up()
    state = building(stage="buy")
    Hard("clock", 1, now).choose(sponsors.view(state, 0), sponsors.legal(state, 0))
    assert next(looks) == 6, "as it was made, after one batch, and after another"


def test_a_sale_that_can_wait_is_not_thought_about() -> None:
    looks = count()
    bot = Hard("wait", 1, lambda: float(next(looks)))
    assert choice_of(bot, holding("bbr")) == "roll"
    assert next(looks) == 0
