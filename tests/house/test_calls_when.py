"""Who is called for what, and when: worked out from a table, a person's wishes and the time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from veillee.games import shelf
from veillee.house.calls.when import (
    after_quiet,
    calls_for,
    his_day,
    his_tomorrow,
    reminder,
    waiting_for,
)
from veillee.house.journal.calls import Wishes
from veillee.house.table.actions.keep_warm import keep_warm
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.move import Move
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.table import CALL_AFTER, Table
from veillee.house.table.terms import DAY, MINUTE, DaysPerMove, SecondsPerMove, Terms, Untimed

HOUR = 60 * MINUTE
BEGUN = 20_000 * DAY
ANYTIME = Wishes()


def started(game: str = "ergo", seats: int = 2, **terms: Any) -> Table:
    terms = {"clock": DaysPerMove(days=4), **terms}
    wanted = Terms(game=game, seats=seats, **terms)
    table = Table.laid("t" * 16, decide_to_lay(person(0), wanted, BEGUN))
    for seat in range(seats):
        table = done(table, person(seat), Sit(seat=seat))
    return done(table, person(0), Start())


def person(seat: int) -> str:
    return f"{'abcdefgh'[seat]}" * 16


def done(table: Table, who: str, command: Any, at: int = BEGUN) -> Table:
    return table.after(command.decide(table, who, at))


def kinds(table: Table, wishes: Wishes, now: int) -> list[tuple[str, int]]:
    [waiting] = waiting_for(table)
    return [(timed.call.kind, timed.at) for timed in calls_for(table, waiting, wishes, now)]


def test_in_a_match_over_days_the_one_who_is_awaited_is_called() -> None:
    table = started()
    assert [one.person for one in waiting_for(table)] == [person(0)]
    table = done(table, person(0), Move(move="e5"))
    assert [one.person for one in waiting_for(table)] == [person(1)]


@pytest.mark.parametrize("clock", [Untimed(), SecondsPerMove()])
def test_at_other_clocks_nobody_is_called(clock: Any) -> None:
    table = started(clock=clock)
    assert table.call_at is None
    assert waiting_for(table) == []


def test_a_turn_is_told_a_minute_later_and_the_time_when_a_quarter_is_left() -> None:
    assert kinds(started(), ANYTIME, BEGUN) == [
        ("turn", BEGUN + CALL_AFTER),
        ("time", BEGUN + 3 * DAY),
    ]


def test_a_turn_that_is_nearly_over_is_told_by_its_end_alone() -> None:
    assert kinds(started(), ANYTIME, BEGUN + 3 * DAY) == [("time", BEGUN + 3 * DAY)]


def test_in_the_last_hour_nobody_is_called_any_more() -> None:
    assert kinds(started(), ANYTIME, BEGUN + 4 * DAY - HOUR + 1) == []


@pytest.mark.parametrize("kind", ["turn", "time"])
def test_what_somebody_does_not_wish_for_he_is_not_called_for(kind: str) -> None:
    wishes = replace(ANYTIME, **{kind: False})
    assert kind not in [found for found, _ in kinds(started(), wishes, BEGUN)]


def test_whose_chair_a_bot_keeps_warm_is_not_called() -> None:
    table = done(started(), person(0), Move(move="e5"))
    entry = keep_warm(1, table, BEGUN)
    assert entry
    assert waiting_for(table.after(entry)) == []


def test_at_an_adjourned_table_nobody_is_called() -> None:
    table = started()
    for seat in (1, 0):
        table = done(table, person(seat), Stand())
    assert table.adjourned
    assert table.call_at is None


@pytest.mark.parametrize("game", shelf())
def test_whom_it_waits_for_is_what_each_ones_own_view_says(game: str) -> None:
    seats = 4
    table = started(game, seats if game != "ergo" else 2)
    expected = {person(seat) for seat in table.clock.since if seat in table.awaited(seat)}
    assert {one.person for one in waiting_for(table)} == expected
    assert expected


def test_in_a_secret_step_everybody_is_called_at_the_same_moment() -> None:
    table = started("sporz", 5)
    moments = {calls_for(table, one, ANYTIME, BEGUN)[0].at for one in waiting_for(table)}
    assert len(waiting_for(table)) == 5
    assert len(moments) == 1


def test_one_secret_answer_changes_nothing_for_the_others() -> None:
    table = started("sporz", 5)
    before = {one for one in waiting_for(table) if one.person != person(2)}
    move = table.running().legal(2)[0]
    table = done(table, person(2), Move(move=table.game.write(move)), BEGUN + HOUR)
    assert {one for one in waiting_for(table) if one.person != person(2)} == before
    assert table.call_at == started("sporz", 5).call_at


NIGHT = replace(ANYTIME, quiet_from=22 * 60, quiet_until=7 * 60, zone=60)


@pytest.mark.parametrize(
    ("hour", "called"), [(12, 12), (20.9, 20.9), (21, 30), (23, 30), (29, 30), (30, 30)]
)
def test_at_night_a_call_waits_for_the_morning(hour: float, called: float) -> None:
    now = BEGUN + int(hour * HOUR)
    assert after_quiet(NIGHT, now) == BEGUN + int(called * HOUR)


def test_without_quiet_hours_a_call_never_waits() -> None:
    assert after_quiet(ANYTIME, BEGUN) == BEGUN


def test_a_reminder_that_would_fall_into_the_night_comes_before_it() -> None:
    at = reminder(started(), BEGUN + 4 * DAY + 23 * HOUR, NIGHT)
    assert at == BEGUN + 3 * DAY + 21 * HOUR - 1
    assert after_quiet(NIGHT, at) == at


def test_a_day_begins_at_ones_own_midnight() -> None:
    late = BEGUN - MINUTE
    assert his_day(NIGHT, late) == BEGUN // DAY
    assert his_tomorrow(NIGHT, late) == BEGUN + DAY - HOUR
