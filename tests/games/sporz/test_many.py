"""Large crews: the same rules, and still quick."""

from __future__ import annotations

import random
import sys

import msgspec

import veillee
from veillee.contract import checks
from veillee.games import sporz as game
from veillee.games.sporz.rows import LENGTH
from veillee.games.sporz.state import State
from veillee.kernel import Chance


def test_two_hundred_players_at_random_come_to_an_end_that_replays() -> None:
    match = checks.random_match(game, 200, game.Options(), "two hundred")
    assert match.outcome is not None
    again = veillee.replay(str(match.record))
    assert again.outcome == match.outcome
    assert msgspec.json.encode(again.state) == msgspec.json.encode(match.state)


def test_two_hundred_are_imagined_to_the_byte() -> None:
    match = checks.random_match(game, 200, game.Options(), "large 200")
    dice = random.Random(200)
    for moment in checks.moments(match, 4):
        for viewer in dice.sample([*range(200), None], 6):
            checks.imagined(game, moment, viewer)


def test_two_hundred_players_are_told_nothing_that_depends_on_secrets() -> None:
    match = checks.random_match(game, 200, game.Options(), "told")
    dice = random.Random("told")
    for moment in checks.moments(match, 4):
        for viewer in dice.sample([*range(200), None], 5):
            truth = checks.told(game, moment.state, viewer, [])
            world = game.imagine(moment.view(viewer), Chance("told"))
            assert checks.told(game, world, viewer, []) == truth
            assert game.awaited(world, viewer) == game.awaited(moment.state, viewer)


def calls_of_a_day(seats: int) -> int:
    """How many functions are called, ours and the interpreter's own, in the first night and day
    when everyone points, claims and votes."""
    match = veillee.Match(game, seats=seats, seed="day")
    dice, calls = random.Random("day"), 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    while match.to_act and match.state.night < 2:
        seat = match.to_act[0]
        move = match.timeout(seat) if dice.random() < 0.3 else dice.choice(match.legal(seat))
        if type(move).__name__ in ("Kill", "Mutate", "Paralyse"):
            move = match.timeout(seat)
        match.play(seat, move)
    sys.setprofile(None)
    assert match.state.night == 2
    return calls


def test_the_work_of_a_day_grows_no_faster_than_the_square_of_the_players() -> None:
    calls_of_a_day(50)  # what is made once and kept is made now
    small, large = calls_of_a_day(50), calls_of_a_day(200)
    assert large < 16 * small


def test_a_word_changes_little_of_the_state_and_shares_the_rest() -> None:
    match = veillee.Match(game, seats=200, seed="sharing")
    before = match.state
    match.play(137, "elect 3")
    after = match.state
    rows = zip(before.answers_in_rows, after.answers_in_rows, strict=True)
    assert [number for number, (old, new) in enumerate(rows) if old is not new] == [137 // LENGTH]
    changed = [name for name in State.__struct_fields__ if changed_in(name, before, after)]
    assert changed == ["awaited", "answers_in_rows"]


def changed_in(name: str, before: State, after: State) -> bool:
    return getattr(before, name) is not getattr(after, name)


def test_a_view_of_two_hundred_is_small_at_the_start() -> None:
    match = veillee.Match(game, seats=200, seed="size")
    assert len(msgspec.json.encode(match.view(0))) < 4_000
