"""Talk at the table, hints, and taking moves back."""

import random
from typing import Any

import pytest

import veillee
from tests.house.playing import Guest, guest, guests, laid, reread, started, until, written
from tests.toys import higher
from veillee.games import GAMES, load
from veillee.house import entries as e
from veillee.house import wishes as w
from veillee.house.limits import Limits
from veillee.house.notices import Notice
from veillee.house.opened import Opened
from veillee.house.replays import written_record
from veillee.house.rooms import Room
from veillee.house.table import Play
from veillee.house.taking_back import why_not_take_back
from veillee.house.troubles import HouseError
from veillee.kernel import Refused

pytestmark = pytest.mark.anyio


def refusing(message: str) -> pytest.RaisesExc[HouseError]:
    return pytest.RaisesExc(HouseError, check=lambda error: error.message == message)


# -- talk -----------------------------------------------------------------------------------------


async def test_everyone_hears_what_is_said_at_the_table(opened: Opened) -> None:
    people = await guests(opened, 3)
    room = await started(people[:2])
    pages = [person.page(room) for person in people]
    await people[0].wish(room, w.Say(text="bonne chance !"))
    await people[2].wish(room, w.Say(text="I watch"))
    for page in pages:
        said = [line for line in (await page.frame())["told"] if line["what"] == "said"]
        assert said[-1]["text"] == "I watch"
        assert said[-1]["person"] == people[2].id


async def test_only_what_can_be_seen_is_said(opened: Opened) -> None:
    host = await guest(opened)
    room = await laid(host)
    await host.wish(room, w.Say(text="a\u202eb\n\nc\x00 \u200bd  e"))
    assert (await written(opened, room.table.id))[-1].text == "abc d e"
    with refusing("nothing-said"):
        await host.wish(room, w.Say(text=" \u200b\n"))


async def test_whispers_are_refused_where_a_game_has_none(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    with refusing("no-whispers"):
        await people[0].wish(room, w.Say(text="psst", to=[1]))
    with refusing("no-such-chair"):
        await people[0].wish(room, w.Say(text="psst", to=[7]))
    with refusing("watchers-only-watch"):
        await (await guest(opened)).wish(room, w.Say(text="psst", to=[1]))


async def test_a_whisper_reaches_its_seats_and_nobody_else(opened: Opened) -> None:
    people = await guests(opened, 3)
    room = await started(people[:2])
    await opened.house.change(
        room,
        lambda at: w.Decision(
            e.Said(at=at, person=people[0].id, seat=0, text="between us", to=(0, 1))
        ),
    )
    heard = ["between us" in str(await person.page(room).frame()) for person in people]
    assert heard == [True, True, False]


async def test_sporz_lets_people_whisper_by_day(opened: Opened) -> None:
    people = await guests(opened, 5)
    room = await started(people[:4], game="sporz")
    pages = [person.page(room) for person in people]
    await people[0].wish(room, w.Say(text="trust nobody", to=[1]))
    heard = ["trust nobody" in str(await page.frame()) for page in pages]
    assert heard == [True, True, False, False, False]
    with pytest.raises(Refused) as refused:
        await people[4].wish(room, w.Say(text="I only watch"))
    assert refused.value.rule == "10.1"


async def test_talk_is_limited_for_each_person_and_not_for_the_table(opened: Opened) -> None:
    opened.granting._limits = Limits()
    people = await guests(opened, 2)
    room = await started(people)
    with refusing("too-much-talk"):
        for _ in range(20):
            await people[0].wish(room, w.Say(text="and another thing"))
    await people[1].wish(room, w.Say(text="may I?"))


# -- hints ----------------------------------------------------------------------------------------


async def test_a_hint_is_seen_by_everyone_and_marked_in_the_record(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    page = people[1].page(room)
    with refusing("hint-not-now"):
        await people[1].wish(room, w.Hint())
    await opened.house.grant(room, people[0].id, w.Hint())
    assert (await page.frame())["told"][-1]["what"] == "hinted"
    moves = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
    for turn, move in enumerate(moves):
        await people[turn % 2].move(room, move)
    record = veillee.kernel.Record.parse(written_record(room.table))
    assert [entry.note for entry in record.moves][:3] == ["hint", "", ""]


async def test_the_strong_bot_gives_a_move_that_may_be_played(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people, game="spacepoker")
    seat = room.table.to_act[0]
    answer = await people[seat].wish(room, w.Hint())
    assert room.table.running().why_not(seat, answer.hint) is None


# -- taking back ----------------------------------------------------------------------------------


async def test_a_move_is_taken_back_once_everyone_agrees(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].wish(room, w.AskUndo())
    assert len(room.table.running()) == 1
    assert room.table.undo == {0: True}
    await people[1].wish(room, w.AnswerUndo(yes=True))
    assert len(room.table.running()) == 0
    assert room.table.undo is None
    await people[0].move(room, "a1")
    again = await reread(opened, room.table.id)
    assert again.running().moves == room.table.running().moves


async def test_whoever_reads_along_is_told_what_no_longer_holds(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    moved = room.table.told[-1].line.at
    await people[0].wish(room, w.AskUndo())
    assert notice_of(room, "undo-asked").since is None
    await people[1].wish(room, w.AnswerUndo(yes=True))
    assert notice_of(room, "undo-answered").since == moved


def notice_of(room: Room, what: str) -> Notice:
    """The last notice of this kind."""
    lines = (told.line for told in reversed(room.table.told))
    return next(line for line in lines if isinstance(line, Notice) and line.what == what)


async def test_one_no_is_enough(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].wish(room, w.AskUndo())
    await people[1].wish(room, w.AnswerUndo(yes=False))
    assert len(room.table.running()) == 1
    with refusing("nobody-asks-undo"):
        await people[1].wish(room, w.AnswerUndo(yes=True))


async def against_a_bot(opened: Opened) -> tuple[Guest, Room]:
    """A table of Ergo with one person; nobody looks at it, so the bot moves when it is told to."""
    host = await guest(opened)
    room = await laid(host)
    await host.wish(room, w.Sit(seat=0))
    await host.wish(room, w.SeatBot(seat=1, level="random"))
    await host.wish(room, w.Start())
    return host, room


async def bot_moves(opened: Opened, room: Room, seat: int, move: str) -> None:
    def decide(at: int) -> w.Decision:
        entry = e.Moved(at=at, seat=seat, move=move, by="bot")
        return w.Decision(entry, room.table.game.read(move))

    await opened.house.change(room, decide)


async def test_with_bots_alone_nobody_has_to_be_asked(opened: Opened) -> None:
    host, room = await against_a_bot(opened)
    await host.move(room, "e5")
    await host.wish(room, w.AskUndo())
    assert len(room.table.running()) == 0


async def test_what_a_bot_answered_goes_back_with_the_move(opened: Opened) -> None:
    host, room = await against_a_bot(opened)
    await host.move(room, "e5")
    await bot_moves(opened, room, 1, "a1")
    await host.move(room, "e6")
    await bot_moves(opened, room, 1, "a2")
    await host.wish(room, w.AskUndo())
    assert len(room.table.running()) == len(room.table.plays) == 2
    assert room.table.to_act == (0,)
    again = await reread(opened, room.table.id)
    assert again.running().moves == room.table.running().moves


async def test_a_stand_in_answers_for_a_person_so_its_move_stands(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[1].wish(room, w.Stand())
    await bot_moves(opened, room, 1, "a1")
    with refusing("undo-not-yours"):
        await people[0].wish(room, w.AskUndo())


async def test_a_bot_that_thought_about_a_position_that_is_gone_thinks_again(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, room = await against_a_bot(opened)
    driver = opened.granting._driver
    thoughts = 0

    async def think(_: Any) -> int:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 1:
            await host.wish(room, w.AskUndo())
            await host.move(room, "d4")
        return 0

    monkeypatch.setattr(driver, "think", think)
    page = host.page(room)  # the bot is awake now
    await host.move(room, "e5")
    await until(lambda: len(room.table.running()) == 2)
    assert thoughts == 2
    page.leave()


@pytest.mark.parametrize("name", GAMES)
async def test_bots_answers_go_back_only_where_nothing_was_drawn_or_shown(
    opened: Opened, name: str
) -> None:
    """One person among bots who play at random, asked after every move."""
    game = load(name)
    table = (await laid(await guest(opened), name, game.seats[0])).table
    table.settle(e.Sat(at=0, seat=0, person="p"))
    table.match = match = veillee.Match(game, seats=game.seats[0], seed=f"answers {name}")
    dice = random.Random(name)
    while match.to_act and len(match) < 300:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
        table.plays.append(Play("bot" if seat else "person", hinted=False))
        if not match.to_act or why_not_take_back(table, 0):
            continue
        past = [match.fork(len(match) - back) for back in range(table.moves_since(0) + 1)]
        assert len({moment.chance_drawn for moment in past}) == 1
        for viewer in (None, *range(match.seats)):
            hidden = [game.hidden(moment.state, viewer) for moment in past]
            assert all(facts == hidden[0] for facts in hidden)


async def test_a_move_made_meanwhile_ends_the_asking(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    await people[0].move(room, "e5")
    await people[0].wish(room, w.AskUndo())
    await people[1].move(room, "a1")
    assert room.table.undo is None


async def test_nothing_is_taken_back_across_anothers_move(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    with refusing("undo-nothing"):
        await people[0].wish(room, w.AskUndo())
    await people[0].move(room, "e5")
    with refusing("undo-not-yours"):
        await people[1].wish(room, w.AskUndo())
    await people[1].move(room, "a1")
    with refusing("undo-not-yours"):
        await people[0].wish(room, w.AskUndo())


async def test_nothing_is_taken_back_after_the_end(opened: Opened) -> None:
    people = await guests(opened, 2)
    room = await started(people)
    for turn, move in enumerate(("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")):
        await people[turn % 2].move(room, move)
    with refusing("match-over"):
        await people[0].wish(room, w.AskUndo())


@pytest.mark.parametrize("name", GAMES)
async def test_nothing_is_taken_back_across_chance_or_a_secret(opened: Opened, name: str) -> None:
    """Every move of a random match: what it drew, and what it showed."""
    game = load(name)
    table = (await laid(await guest(opened), name, game.seats[0])).table
    table.match = veillee.Match(game, seats=game.seats[0], seed=f"back {name}")
    dice = random.Random(name)
    while table.match.to_act and len(table.match) < 300:
        seat = dice.choice(table.match.to_act)
        before = table.match.fork()
        table.match.play(seat, dice.choice(table.match.legal(seat)))
        table.plays.append(Play("person", hinted=False))
        drew = table.match.chance_drawn > before.chance_drawn
        viewers = (None, *range(table.match.seats))
        known = [
            game.hidden(before.state, viewer) == game.hidden(table.match.state, viewer)
            for viewer in viewers
        ]
        trouble = why_not_take_back(table, seat)
        if table.match.to_act:
            expected = "undo-chance" if drew else None if all(known) else "undo-secret"
            if len(before.awaited(None)) > 1 or len(table.match.awaited(None)) > 1:
                expected = "undo-in-steps"
            assert (trouble and trouble.message) == expected


async def test_a_card_that_was_shown_is_not_taken_back(opened: Opened) -> None:
    table = (await laid(await guest(opened))).table
    table.match = veillee.Match(higher, seats=2, seed="shown")
    table.match.play(0, table.match.legal(0)[0])
    table.plays.append(Play("person", hinted=False))
    trouble = why_not_take_back(table, 0)
    assert trouble
    assert trouble.message == "undo-secret"


async def test_where_everyone_answers_at_once_nothing_is_taken_back(opened: Opened) -> None:
    people = await guests(opened, 4)
    room = await started(people, "sporz")
    await people[0].move(room, {"type": "elect", "seat": 1})
    with refusing("undo-in-steps"):
        await people[0].wish(room, w.AskUndo())
