"""Riddles of the day: one moment is shown, one answer counts, and nothing is told too early."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tests.house.conftest import Later, settings
from tests.house.parts import Redis
from tests.house.playing import Guest, guest, guests
from tests.house.test_backup import back_up, house_at, restore
from tests.house.test_daily import change, kept, others
from veillee.bots import daily_games, daily_of, riddle_of
from veillee.cli import main
from veillee.house.bots.processes import BotProcesses, CutOff, Laying
from veillee.house.daily import ENOUGH, Days, seed_of
from veillee.house.errors import HouseError
from veillee.house.identity import farewell
from veillee.house.journal.schema import attempts, riddles
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

RIDDLE = next(game for game in daily_games() if daily_of(game, "any").riddle)
SECRET = "ab" * 32
LAID: dict[Laying, Any] = {}


@pytest.fixture(autouse=True)
def laid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All houses here have one secret, so that bots need lay a day's riddle only once: they play a
    whole match for it."""
    lay = BotProcesses.riddle

    async def laid(processes: BotProcesses, asked: Laying) -> Any:
        if asked not in LAID:
            LAID[asked] = await lay(processes, asked)
        return LAID[asked]

    monkeypatch.setattr("veillee.house.journal.daily.token_hex", lambda _: SECRET)
    monkeypatch.setattr(BotProcesses, "riddle", laid)


async def unsure(days: Days) -> list[int]:
    """As many chances as are asked for today."""
    return [30] * len((await days.riddle(days.today, RIDDLE)).riddle.asked)


async def answered(days: Days, person: Guest, chances: list[int] | None = None) -> int:
    return await days.answer(person.id, days.today, RIDDLE, chances or await unsure(days))


async def test_everyone_is_asked_the_riddle_of_the_days_seed(services: Services) -> None:
    days = services.days
    seed = seed_of(await days.seed(days.today), RIDDLE)
    assert (await days.riddle(days.today, RIDDLE)).riddle == riddle_of(RIDDLE, seed)


async def test_another_day_has_another_riddle(services: Services, noon: Later) -> None:
    days = services.days
    first = await days.riddle(days.today, RIDDLE)
    noon(1)
    assert (await days.riddle(days.today, RIDDLE)).riddle.record != first.riddle.record


async def test_two_houses_on_one_database_ask_the_same_even_if_their_bots_differ(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = request.getfixturevalue("postgres").copy()
    redis: Redis = request.getfixturevalue("redis")
    both = [Services(settings(tmp_path, database=database, redis=redis.address)) for _ in range(2)]
    async with both[0].open(), both[1].open():
        today = both[0].days.today
        first = await both[0].days.riddle(today, RIDDLE)
        other = replace(first.riddle, seat=first.riddle.asked[0])

        async def differently(_processes: BotProcesses, _asked: Laying) -> Any:
            return other

        monkeypatch.setattr(BotProcesses, "riddle", differently)
        assert (await both[1].days.riddle(today, RIDDLE)).riddle == first.riddle
        kept = await both[1].house.journal.riddles.keep(today, RIDDLE, other)
        assert kept == first.riddle


async def test_a_riddle_is_laid_once_however_many_ask_for_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay, asked = BotProcesses.riddle, []

    async def counted(processes: BotProcesses, laying: Laying) -> Any:
        asked.append(laying)
        return await lay(processes, laying)

    monkeypatch.setattr(BotProcesses, "riddle", counted)
    days = services.days
    await asyncio.gather(*(days.riddle(days.today, RIDDLE) for _ in range(5)))
    assert len(asked) == 1


async def test_where_bots_break_down_one_is_told_to_try_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_processes: BotProcesses, _asked: Laying) -> Any:
        raise CutOff

    days = services.days
    with monkeypatch.context() as patched:
        patched.setattr(BotProcesses, "riddle", broken)
        with pytest.raises(HouseError, match="Try again in a moment"):
            await days.riddle(days.today, RIDDLE)
    assert await days.riddle(days.today, RIDDLE)


async def test_there_is_no_table_to_play_it_at(services: Services) -> None:
    person = await guest(services)
    with pytest.raises(HouseError, match=f"/today/.*/{RIDDLE}"):
        await services.days.play(person.id, services.days.today, RIDDLE)


# -- one answer counts ---------------------------------------------------------------------------


async def test_the_first_answer_counts_and_stands(house: Services) -> None:
    person, days = await guest(house), house.days
    points = await answered(days, person)
    with pytest.raises(HouseError, match="first answer stands"):
        await answered(days, person, [100] * len(await unsure(days)))
    [row] = kept(house)
    assert (row.score, row.tries, row.table_id) == (points, 1, None)


async def test_the_same_answer_sent_twice_is_one_answer(house: Services) -> None:
    person = await guest(house)
    both = await asyncio.gather(*(answered(house.days, person) for _ in range(2)))
    assert both[0] == both[1]
    assert len(kept(house)) == 1


async def test_an_answer_about_too_few_or_too_many_is_not_kept(services: Services) -> None:
    person, days = await guest(services), services.days
    for wrong in ((await unsure(days))[1:], [*(await unsure(days)), 0], []):
        with pytest.raises(HouseError, match="Nothing was kept"):
            await days.answer(person.id, days.today, RIDDLE, wrong)
    assert kept(services) == []


async def test_after_midnight_it_is_practice_and_not_kept(services: Services, noon: Later) -> None:
    person, days = await guest(services), services.days
    yesterday, chances = days.today, await unsure(days)
    noon(1)
    assert await days.answer(person.id, yesterday, RIDDLE, chances) >= 0
    assert kept(services) == []


async def test_an_answer_keeps_a_streak(services: Services, noon: Later) -> None:
    person = await guest(services)
    for day in range(2):
        noon(day)
        await answered(services.days, person)
    assert await services.days.streak(person.id) == 2


async def test_a_day_to_come_has_no_riddle_yet(services: Services) -> None:
    with pytest.raises(HouseError, match="no game for that day"):
        await services.days.riddle(services.days.today + 1, RIDDLE)


# -- how it compares -----------------------------------------------------------------------------


async def test_where_few_have_answered_bots_are_the_yardstick(services: Services) -> None:
    days = services.days
    riddle = (await days.riddle(days.today, RIDDLE)).riddle
    standing = await days.standing(days.today, RIDDLE, 101)
    assert (standing.by_bots, standing.squares) == (True, 5)
    assert min(riddle.yardstick) <= (standing.median or -1) <= max(riddle.yardstick)


async def test_many_are_compared_with_each_other(house: Services) -> None:
    days = house.days
    change(house, others(days.today, RIDDLE, [60, 70, 80, 90, 100][:ENOUGH]))
    assert await days.standing(days.today, RIDDLE, 100) == (5, 80.0, False, 5)


# -- what is kept --------------------------------------------------------------------------------


async def test_what_is_kept_of_a_person_has_his_answer_and_goes_with_him(house: Services) -> None:
    person, other = await guests(house, 2)
    for one in (person, other):
        await answered(house.days, one)
    found = await house.house.journal.people.kept(person.id)
    assert [one.answer for one in found.attempts] == [await unsure(house.days)]
    await farewell(house.house, person.id)
    assert [row.person for row in kept(house)] == [other.id]


async def test_answers_are_counted_anew_and_the_doctor_finds_wrong_ones(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    person = await guest(house)
    await answered(house.days, person)
    right = kept(house)
    assert main(["doctor", "--lang", "en"]) == 0
    change(house, update(attempts).values(score=1))
    assert main(["doctor", "--lang", "en"]) == 1
    assert f"The answer of {person.id}" in capsys.readouterr().out
    assert main(["recount", "--lang", "en"]) == 0
    assert kept(house) == right
    assert main(["doctor", "--lang", "en"]) == 0
    capsys.readouterr()


async def test_a_backup_has_riddles_and_answers(services: Services, tmp_path: Path) -> None:
    person, days = await guest(services), services.days
    points = await answered(days, person)
    back_up(services.settings.database, tmp_path / "backup")
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.sqlite"
    restore(elsewhere, tmp_path / "backup")
    async with house_at(tmp_path, elsewhere) as other:
        assert (await other.days.riddle(days.today, RIDDLE)).riddle == (
            await days.riddle(days.today, RIDDLE)
        ).riddle
        kept_there = await other.days.attempt(person.id, days.today, RIDDLE)
        assert kept_there is not None
        assert (kept_there.score, kept_there.answer) == (points, await unsure(days))


async def test_a_match_of_other_rules_is_closed_and_its_results_stay(house: Services) -> None:
    person, days = await guest(house), house.days
    points = await answered(days, person)
    laid = await days.riddle(days.today, RIDDLE)
    version = laid.opened().game.rules_version
    older = laid.riddle.record.replace(f'"rules":{version}', f'"rules":{version - 1}', 1)
    assert older != laid.riddle.record
    kept_as = replace(laid.riddle, record=older)
    change(house, update(riddles).values(riddle=msgspec.json.encode(kept_as).decode()))
    days._riddles._known.clear()
    with pytest.raises(HouseError, match="earlier rules"):
        (await days.riddle(days.today, RIDDLE)).opened()
    assert [row.score for row in kept(house)] == [points]
    assert (await days.standing(days.today, RIDDLE, points)).median is not None
