"""Talk at the table, and taking moves back."""

import asyncio
import random
from typing import Any

import pytest

import veillee
from tests.house.playing import (
    Guest,
    guest,
    guests,
    laid,
    reread,
    started,
    until,
    with_move,
    written,
)
from tests.toys import higher
from veillee.games import GAMES, load
from veillee.house.bots.processes import Choice
from veillee.house.errors import HouseError
from veillee.house.live.room import Room
from veillee.house.live.taking_back import LATER_SECONDS
from veillee.house.rate_limits import RateLimits
from veillee.house.services import Services
from veillee.house.table.action import simply
from veillee.house.table.actions.leave import Stand
from veillee.house.table.actions.move import Moved
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sat, Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Said, Say
from veillee.house.table.actions.undo import AnswerUndo, AskUndo, _moves_since, why_not_take_back
from veillee.house.table.told import Notice
from veillee.kernel import Refused

pytestmark = pytest.mark.anyio


def refusing(message: str) -> pytest.RaisesExc[HouseError]:
    return pytest.RaisesExc(HouseError, check=lambda error: error.message == message)


# -- talk -----------------------------------------------------------------------------------------


async def test_everyone_hears_what_is_said_at_the_table(services: Services) -> None:
    people = await guests(services, 3)
    room = await started(people[:2])
    pages = [person.page(room) for person in people]
    await people[0].command(room, Say(text="bonne chance !"))
    await people[2].command(room, Say(text="I watch"))
    for page in pages:
        said = [line for line in (await page.frame())["told"] if line["what"] == "said"]
        assert said[-1]["text"] == "I watch"
        assert said[-1]["person"] == people[2].id


async def test_only_what_can_be_seen_is_said(services: Services) -> None:
    host = await guest(services)
    room = await laid(host)
    await host.command(room, Say(text="a\u202eb\n\nc\x00 \u200bd  e"))
    assert (await written(services, room.table.id))[-1].text == "abc d e"
    with refusing("nothing-said"):
        await host.command(room, Say(text=" \u200b\n"))


async def test_whispers_are_refused_where_a_game_has_none(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    with refusing("no-whispers"):
        await people[0].command(room, Say(text="psst", to=[1]))
    with refusing("no-such-chair"):
        await people[0].command(room, Say(text="psst", to=[7]))
    with refusing("watchers-only-watch"):
        await (await guest(services)).command(room, Say(text="psst", to=[1]))


async def test_a_whisper_reaches_its_seats_and_nobody_else(services: Services) -> None:
    people = await guests(services, 3)
    room = await started(people[:2])
    await services.house.change(
        room,
        simply(Said(at=0, person=people[0].id, seat=0, text="between us", to=(0, 1))),
    )
    heard = ["between us" in str(await person.page(room).frame()) for person in people]
    assert heard == [True, True, False]


async def test_sporz_lets_people_whisper_by_day(services: Services) -> None:
    people = await guests(services, 5)
    room = await started(people[:4], game="sporz")
    pages = [person.page(room) for person in people]
    await people[0].command(room, Say(text="trust nobody", to=[1]))
    heard = ["trust nobody" in str(await page.frame()) for page in pages]
    assert heard == [True, True, False, False, False]
    with pytest.raises(Refused) as refused:
        await people[4].command(room, Say(text="I only watch"))
    assert refused.value.rule == "10.1"


async def test_talk_is_limited_for_each_person_and_not_for_the_table(services: Services) -> None:
    services.desks.limits = RateLimits()
    people = await guests(services, 2)
    room = await started(people)
    with refusing("too-much-talk"):
        for _ in range(20):
            await people[0].command(room, Say(text="and another thing"))
    await people[1].command(room, Say(text="may I?"))


# -- taking back ----------------------------------------------------------------------------------


async def test_a_move_is_taken_back_once_everyone_agrees(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].command(room, AskUndo())
    assert len(room.table.running()) == 1
    assert room.table.undo
    assert room.table.undo.answers == {0: True}
    await people[1].command(room, AnswerUndo(yes=True))
    taken_back = room.table
    assert (len(taken_back.running()), taken_back.undo) == (0, None)
    await people[0].move(room, "a1")
    again = await reread(services, room.table.id)
    assert again.running().moves == room.table.running().moves


async def test_whoever_reads_along_is_told_what_no_longer_holds(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    moved = room.table.told[-1].line.at
    await people[0].command(room, AskUndo())
    assert notice_of(room, "undo-asked").since is None
    await people[1].command(room, AnswerUndo(yes=True))
    assert notice_of(room, "undo-answered").since == moved


def notice_of(room: Room, what: str) -> Notice:
    """The last notice of this kind."""
    lines = (told.line for told in reversed(room.table.told))
    return next(line for line in lines if isinstance(line, Notice) and line.what == what)


async def test_one_no_is_enough(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].command(room, AskUndo())
    await people[1].command(room, AnswerUndo(yes=False))
    assert len(room.table.running()) == 1
    with refusing("nobody-asks-undo"):
        await people[1].command(room, AnswerUndo(yes=True))


async def against_a_bot(services: Services) -> tuple[Guest, Room]:
    """A table of Ergo with one person; nobody looks at it, so the bot moves when it is told to."""
    host = await guest(services)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    return host, room


async def bot_moves(services: Services, room: Room, seat: int, move: str) -> None:
    await services.house.change(room, simply(Moved(at=0, seat=seat, move=move, by="bot")))


async def test_with_bots_alone_nobody_has_to_be_asked(services: Services) -> None:
    host, room = await against_a_bot(services)
    await host.move(room, "e5")
    await host.command(room, AskUndo())
    assert len(room.table.running()) == 0


async def test_what_a_bot_answered_goes_back_with_the_move(services: Services) -> None:
    host, room = await against_a_bot(services)
    await host.move(room, "e5")
    await bot_moves(services, room, 1, "a1")
    await host.move(room, "e6")
    await bot_moves(services, room, 1, "a2")
    await host.command(room, AskUndo())
    assert len(room.table.running()) == len(room.table.plays) == 2
    assert room.table.to_act == (0,)
    again = await reread(services, room.table.id)
    assert again.running().moves == room.table.running().moves


async def test_a_stand_in_answers_for_a_person_so_its_move_stands(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[1].command(room, Stand())
    await bot_moves(services, room, 1, "a1")
    with refusing("undo-not-yours"):
        await people[0].command(room, AskUndo())


async def test_a_bot_that_thought_about_a_position_that_is_gone_thinks_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, room = await against_a_bot(services)
    driver = services.driver
    thoughts = 0

    async def think(_: Any) -> Choice:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 1:
            await host.command(room, AskUndo())
            await host.move(room, "d4")
        return Choice(0)

    monkeypatch.setattr(driver, "_think", think)
    page = host.page(room)  # the bot is awake now
    await host.move(room, "e5")
    await until(lambda: len(room.table.running()) == 2)
    assert thoughts == 2
    page.leave()


@pytest.mark.parametrize("name", GAMES)
async def test_bots_answers_go_back_only_where_nothing_was_drawn_or_shown(
    services: Services, name: str
) -> None:
    """One person among bots who play at random, asked after every move."""
    game = load(name)
    table = (await laid(await guest(services), name, game.seats[0])).table
    table = table.after(Sat(at=0, seat=0, person="p"))
    match = veillee.Match(game, seats=game.seats[0], seed=f"answers {name}")
    dice = random.Random(name)
    while match.to_act and len(match) < 300:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
        table = with_move(table, match.fork(), "bot" if seat else "person")
        if not match.to_act or why_not_take_back(table, 0):
            continue
        past = [match.fork(len(match) - back) for back in range(_moves_since(match, 0) + 1)]
        assert len({moment.chance_drawn for moment in past}) == 1
        for viewer in (None, *range(match.seats)):
            hidden = [game.hidden(moment.state, viewer) for moment in past]
            assert all(facts == hidden[0] for facts in hidden)


async def test_a_move_made_meanwhile_ends_the_asking(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].command(room, AskUndo())
    await people[1].move(room, "a1")
    assert room.table.undo is None


async def test_nothing_is_taken_back_across_anothers_move(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    with refusing("undo-nothing"):
        await people[0].command(room, AskUndo())
    await people[0].move(room, "e5")
    with refusing("undo-not-yours"):
        await people[1].command(room, AskUndo())
    await people[1].move(room, "a1")
    with refusing("undo-not-yours"):
        await people[0].command(room, AskUndo())


async def test_nothing_is_taken_back_after_the_end(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    for turn, move in enumerate(("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")):
        await people[turn % 2].move(room, move)
    with refusing("match-over"):
        await people[0].command(room, AskUndo())


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_is_taken_back_across_chance_or_a_secret(
    services: Services, name: str
) -> None:
    """Every move of a random match: what it drew, and what it showed."""
    game = load(name)
    table = (await laid(await guest(services), name, game.seats[0])).table
    match = veillee.Match(game, seats=game.seats[0], seed=f"back {name}")
    dice = random.Random(name)
    while match.to_act and len(match) < 300:
        seat, before = dice.choice(match.to_act), match
        match, _ = before.played(seat, dice.choice(before.legal(seat)))
        table = with_move(table, match, "person")
        drew = match.chance_drawn > before.chance_drawn
        known = [
            game.hidden(before.state, viewer) == game.hidden(match.state, viewer)
            for viewer in (None, *range(match.seats))
        ]
        trouble = why_not_take_back(table, seat)
        if match.to_act:
            expected = "undo-chance" if drew else None if all(known) else "undo-secret"
            if len(before.awaited(None)) > 1 or len(match.awaited(None)) > 1:
                expected = "undo-in-steps"
            assert (trouble and trouble.message) == expected


async def test_a_card_that_was_shown_is_not_taken_back(services: Services) -> None:
    table = (await laid(await guest(services))).table
    match = veillee.Match(higher, seats=2, seed="shown")
    match.play(0, match.legal(0)[0])
    table = with_move(table, match, "person")
    trouble = why_not_take_back(table, 0)
    assert trouble
    assert trouble.message == "undo-secret"


async def test_where_everyone_answers_at_once_nothing_is_taken_back(services: Services) -> None:
    people = await guests(services, 4)
    room = await started(people, "sporz")
    await people[0].move(room, {"type": "elect", "seat": 1})
    with refusing("undo-in-steps"):
        await people[0].command(room, AskUndo())


# -- what the page is told of it ------------------------------------------------------------------


async def test_a_page_is_told_when_its_move_can_be_taken_back(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    pages = [person.page(room) for person in people]
    assert not (await pages[0].frame())["may_take_back"]
    await people[0].move(room, "e5")
    assert [(await page.frame())["may_take_back"] for page in pages] == [True, False]
    await people[1].move(room, "a1")
    assert [(await page.frame())["may_take_back"] for page in pages] == [False, True]
    await people[1].command(room, AskUndo())
    await people[0].command(room, AnswerUndo(yes=True))
    assert [(await page.frame())["may_take_back"] for page in pages] == [True, False]


async def test_where_a_game_has_secrets_it_is_told_a_moment_later(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, "spacepoker")
    pages = [person.page(room) for person in people]
    dice = random.Random("a moment later")
    told = set[bool]()
    while len(told) < 2 and room.table.status == "running":
        seat = room.table.to_act[0]
        await people[seat].move(room, dice.choice(room.table.running().legal(seat)))
        may = why_not_take_back(room.table, seat) is None
        told.add(may)
        assert not (await pages[seat].frame())["may_take_back"], "nobody waits for it"
        await asyncio.sleep(2 * LATER_SECONDS)
        assert (await pages[seat].frame())["may_take_back"] == may
    assert told == {True, False}


async def test_a_move_is_not_looked_into_while_a_bot_is_to_answer_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = 0

    def look(*_: Any) -> None:
        nonlocal looked
        looked += 1

    host, room = await against_a_bot(services)
    services.house.watchers.clear()  # the bot takes its time
    await host.move(room, "e5")
    monkeypatch.setattr("veillee.house.live.taking_back.has_secrets", lambda _: True)
    monkeypatch.setattr("veillee.house.live.taking_back.shows_a_secret", look)
    room.whole_frame(host.page(room).socket)
    await asyncio.sleep(2 * LATER_SECONDS)
    assert looked == 0
