"""Past games: counted with the last move, listed to those who may see them, and counted anew."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, delete, insert, select, update

import veillee
from tests.house.conftest import settings
from tests.house.playing import Guest, guest, guests, laid, started
from veillee.cli import main
from veillee.house.errors import HouseError
from veillee.house.http.past import seen, shown
from veillee.house.identity import change_identity, farewell
from veillee.house.journal.engine import build, connect
from veillee.house.journal.past import PAGE, Past, Wanted
from veillee.house.journal.results import Result, count
from veillee.house.journal.schema import entries, results
from veillee.house.live.room import Room
from veillee.house.records import records_of
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.actions.resign import Resign
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio

BLACK_WINS = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")


async def finished(people: list[Guest], **terms: Any) -> Room:
    """The first of the two wins."""
    room = await started(people, **terms)
    for turn, move in enumerate(BLACK_WINS):
        await people[turn % 2].move(room, move)
    return room


async def against_a_bot(person: Guest, level: str) -> Room:
    """The person resigns."""
    room = await laid(person)
    await person.command(room, Sit(seat=0))
    await person.command(room, SeatBot(seat=1, level=level))
    await person.command(room, Start())
    await person.command(room, Resign())
    return room


def counted(services: Services) -> list[Any]:
    engine = connect(services.settings.database, power_cuts=False)
    with engine.connect() as connection:
        found = select(results).order_by(results.c.table_id, results.c.seat)
        rows = list(connection.execute(found))
    engine.dispose()
    return [Result(*row) for row in rows]


def change(services: Services, *statements: Any) -> None:
    """Behind the house's back."""
    engine = connect(services.settings.database, power_cuts=False)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def bulk(services: Services, rows: list[Result]) -> None:
    engine = connect(services.settings.database, power_cuts=False)
    with engine.begin() as connection:
        count(connection, rows)
    engine.dispose()


async def games(services: Services, person: str, **wanted: Any) -> list[Past]:
    found, _ = await services.house.journal.past.games(Wanted(person, **wanted), person)
    return found


# -- counting ------------------------------------------------------------------------------------


async def test_a_match_is_counted_for_each_seat_with_its_last_move(house: Services) -> None:
    first, second = people = await guests(house, 2)
    room = await finished(people)
    table, rest = room.table.id, ("", len(BLACK_WINS), room.table.at)
    assert counted(house) == [
        Result(table, 0, first.id, None, "ergo", "none", 2, 1, "won", *rest),
        Result(table, 1, second.id, None, "ergo", "none", 2, 2, "lost", *rest),
    ]


async def test_a_match_that_goes_on_is_not_counted(house: Services) -> None:
    people = await guests(house, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    assert counted(house) == []


async def test_whoever_resigns_is_counted_so_and_a_bot_by_its_level(house: Services) -> None:
    alone = await guest(house)
    await against_a_bot(alone, "hard")
    me, bot = counted(house)
    assert (me.person, me.bot, me.result, me.quit) == (alone.id, None, "lost", "resigned")
    assert (bot.person, bot.bot, bot.result, bot.quit) == (None, "hard", "won", "")


async def test_a_match_is_never_over_without_its_result(house: Services) -> None:
    """Both are one transaction: where the result cannot be written, nor is the last move."""
    people = await guests(house, 2)
    room = await started(people)
    for turn, move in enumerate(BLACK_WINS[:-1]):
        await people[turn % 2].move(room, move)
    in_the_way = Result(room.table.id, 1, None, None, "ergo", "none", 2, 1, "won", "", 1, 1)
    change(house, insert(results).values(**in_the_way._asdict()))
    written = room.table.number
    with pytest.raises(Exception, match="results"):
        await people[0].move(room, BLACK_WINS[-1])
    assert room.table.status == "running"
    assert await house.house.journal.newest([room.table.id]) == {room.table.id: written}


# -- counting anew -------------------------------------------------------------------------------


async def test_a_recount_gives_the_same_rows(house: Services) -> None:
    people = await guests(house, 2)
    room = await finished(people)
    await people[0].command(room, Say(text="well played"))
    await against_a_bot(people[1], "easy")
    before = counted(house)
    change(house, delete(results).where(results.c.seat == 0), update(results).values(place=7))
    assert main(["recount", "--lang", "en"]) == 0
    assert counted(house) == before


async def test_a_recount_names_nobody_who_has_left(house: Services) -> None:
    stays, leaves = people = await guests(house, 2)
    await finished(people)
    await farewell(house.house, leaves.id)
    assert main(["recount", "--lang", "en"]) == 0
    assert [row.person for row in counted(house)] == [stays.id, None]


async def test_a_match_that_cannot_be_read_keeps_its_result(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await finished(await guests(house, 2))
    before = counted(house)
    change(house, update(entries).where(entries.c.table_id == room.table.id).values(body="{"))
    assert main(["recount", "--lang", "en"]) == 1
    assert counted(house) == before
    assert "could not be read" in capsys.readouterr().out


async def test_a_journal_from_before_results_is_counted_when_it_is_opened(tmp_path: Path) -> None:
    services = Services(settings(tmp_path))
    async with services.open():
        people = await guests(services, 2)
        await finished(people)
    older = Services(settings(tmp_path, database=f"sqlite:///{tmp_path}/older.sqlite"))
    newer, engine = (connect(one.settings.database, power_cuts=False) for one in (services, older))
    build(engine, "0007")
    there = MetaData()
    there.reflect(engine, only=["people", "tables", "sitters", "entries"])
    with newer.connect() as source, engine.begin() as target:
        for table in there.sorted_tables:
            rows = [row._asdict() for row in source.execute(select(table))]
            target.execute(insert(table), rows)
    build(engine)
    newer.dispose()
    engine.dispose()
    assert counted(older) == counted(services)


async def test_the_doctor_names_a_match_that_is_counted_wrong(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await finished(await guests(house, 2))
    assert main(["doctor", "--lang", "en"]) == 0
    change(house, update(results).values(place=1))
    assert main(["doctor", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert f"Table {room.table.id} can be read" in told
    assert "veillee recount" in told


async def test_a_backup_has_the_results(house: Services, tmp_path: Path) -> None:
    await finished(await guests(house, 2))
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert main(["backup", str(tmp_path / "all.backup")]) == 0
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setenv("VEILLEE_DATABASE", other)
        assert main(["restore", str(tmp_path / "all.backup")]) == 0
    restored = Services(settings(tmp_path, database=other))
    assert counted(restored) == counted(house)


# -- listing -------------------------------------------------------------------------------------


async def test_past_games_come_newest_first_with_whom_and_how_they_went(house: Services) -> None:
    first, second = people = await guests(house, 2)
    earlier = await finished(people)
    later = await against_a_bot(first, "medium")
    newest, oldest = await games(house, first.id)
    assert (newest.table_id, newest.result) == (later.table.id, "lost")
    assert [other.bot for other in newest.met] == ["medium"]
    assert (oldest.table_id, oldest.result) == (earlier.table.id, "won")
    assert [(o.person, o.name) for o in oldest.met] == [(second.id, second.person.name)]


async def test_they_are_filtered_by_game_person_and_level(house: Services) -> None:
    first, second = people = await guests(house, 2)
    between = (await finished(people)).table.id
    with_bot = (await against_a_bot(first, "easy")).table.id
    assert [game.table_id for game in await games(house, first.id, opponent=second.id)] == [between]
    assert [game.table_id for game in await games(house, first.id, bot="easy")] == [with_bot]
    assert await games(house, first.id, bot="hard") == []
    assert await games(house, first.id, game="sponsio") == []


async def test_every_game_is_on_one_page_though_many_ended_at_one_moment(house: Services) -> None:
    me = await guest(house)
    rows = [
        Result(f"t{n:03}", 0, me.id, None, "ergo", "none", 2, 1, "won", "", 9, 100 + n // 50)
        for n in range(3 * PAGE + 10)
    ]
    bulk(house, rows)
    found: list[str] = []
    place = None
    while True:
        page, place = await house.house.journal.past.games(Wanted(me.id), me.id, place)
        found += [game.table_id for game in page]
        if place is None:
            break
    assert found == [row.table_id for row in reversed(rows)]


async def test_the_tally_counts_who_came_first(house: Services) -> None:
    first, second = people = await guests(house, 2)
    for pair in (people, people, people[::-1]):
        await finished(pair)
    tally = await house.house.journal.past.tally(Wanted(first.id, opponent=second.id))
    assert tally == (2, 1, 0)


async def test_of_several_bots_of_a_level_the_best_counts(house: Services) -> None:
    me = await guest(house)
    same = ("ergo", "none", 3)
    rows = [
        Result("t", 0, me.id, None, *same, 2, "lost", "", 9, 1),
        Result("t", 1, None, "hard", *same, 1, "won", "", 9, 1),
        Result("t", 2, None, "hard", *same, 3, "lost", "", 9, 1),
    ]
    bulk(house, rows)
    assert await house.house.journal.past.tally(Wanted(me.id, bot="hard")) == (0, 1, 0)


# -- who may see what ----------------------------------------------------------------------------


async def test_a_page_is_for_oneself_and_those_one_has_played_with(house: Services) -> None:
    people = await guests(house, 2)
    stranger = await guest(house)
    await finished(people)
    for viewer in people:
        assert (await seen(house.house, viewer.person, people[0].id)).id == people[0].id
    with pytest.raises(HouseError, match="past games"):
        await seen(house.house, stranger.person, people[0].id)


async def test_to_sit_together_is_not_enough_before_the_match_is_over(house: Services) -> None:
    first, second = people = await guests(house, 2)
    await started(people)
    with pytest.raises(HouseError, match="past games"):
        await seen(house.house, second.person, first.id)


async def test_whoever_opens_his_page_shows_it_to_everybody(house: Services) -> None:
    somebody, stranger = await guests(house, 2)
    await change_identity(house.house, somebody.person, shows_games=True)
    assert (await seen(house.house, stranger.person, somebody.id)).id == somebody.id


async def test_nobody_is_handed_the_link_to_a_private_table_he_did_not_sit_at(
    house: Services,
) -> None:
    first, second = people = await guests(house, 2)
    stranger = await guest(house)
    private, public = await finished(people), await finished(people, public=True)
    listed, _ = await house.house.journal.past.games(Wanted(first.id), stranger.id)
    links = [shown(game, stranger.id, own=False).table for game in listed]
    assert links == [public.table.id, None]
    listed, _ = await house.house.journal.past.games(Wanted(first.id), second.id)
    links = [shown(game, second.id, own=False).table for game in listed]
    assert links == [public.table.id, private.table.id]


async def test_on_anothers_page_only_those_are_named_who_show_their_games(house: Services) -> None:
    first, second = people = await guests(house, 2)
    stranger = await guest(house)
    await finished(people)

    async def named() -> list[str | None]:
        listed, _ = await house.house.journal.past.games(Wanted(first.id), stranger.id)
        return [other.person for other in shown(listed[0], stranger.id, own=False).met]

    assert await named() == [None]
    await change_identity(house.house, second.person, shows_games=True)
    assert await named() == [second.id]


# -- taking it away ------------------------------------------------------------------------------


async def test_who_leaves_takes_his_results_away_and_leaves_others_theirs(house: Services) -> None:
    stays, leaves = people = await guests(house, 2)
    await finished(people)
    await farewell(house.house, leaves.id)
    assert await games(house, leaves.id) == []
    [game] = await games(house, stays.id)
    assert game.result == "won"
    [gone] = shown(game, stays.id, own=True).met
    assert gone.gone
    assert (gone.person, gone.name) == (None, None)


async def test_a_match_that_ends_after_he_has_left_does_not_name_him(house: Services) -> None:
    stays, leaves = people = await guests(house, 2)
    room = await started(people)
    await farewell(house.house, leaves.id)
    await stays.command(room, Resign())
    assert [row.person for row in counted(house)] == [stays.id, None]


async def test_a_match_that_is_no_longer_kept_is_no_longer_counted(house: Services) -> None:
    room = await finished(await guests(house, 2))
    await house.house.journal.prune(Retention(finished=1), room.table.at + 10**9)
    assert counted(house) == []


async def unzipped(services: Services, person: str) -> dict[str, str]:
    packed = b"".join([piece async for piece in records_of(services.house, person)])
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        return {name: file.read(name).decode() for name in file.namelist()}


async def test_all_ones_records_are_taken_away_as_one_file_and_replay(house: Services) -> None:
    people = await guests(house, 2)
    tables = [(await finished(people)).table.id for _ in range(3)]
    records = await unzipped(house, people[0].id)
    newest_first = enumerate(reversed(tables), start=1)
    assert [*records] == [f"{number:04}-ergo-{one[:4]}.jsonl" for number, one in newest_first]
    assert all(len(veillee.replay(text)) == len(BLACK_WINS) for text in records.values())


async def test_a_record_that_is_not_opened_stays_closed(house: Services) -> None:
    people = await guests(house, 2)
    await finished(people, open_record=False)
    assert await unzipped(house, people[0].id) == {}
