"""Steps that have their length: all answer at once, and nobody sees who has."""

import pytest

from tests.house.hands import Hands, in_steps, settled
from tests.house.playing import guest, laid, reread, until
from veillee.house.errors import HouseError
from veillee.house.services import Services
from veillee.house.table.actions.move import answer
from veillee.house.table.terms import (
    SecondsPerStep,
)

pytestmark = pytest.mark.anyio


async def test_every_answer_is_kept_until_the_step_closes_and_nobody_else_hears_of_it(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    pages = [person.page(room) for person in (*people, await guest(services))]
    step = room.table.to_act
    before_it_closes = len(room.table.running())
    for seat in step:
        told_before = [len(await page.heard("frame")) for page in pages]
        assert (
            await people[seat].move(room, settled(room.table.running(), seat), f"of-{seat}")
        ).done
        for other, page in enumerate(pages):
            new = (await page.heard("frame"))[told_before[other] :]
            assert bool(new) == (other == seat), "only who answered is told that it is kept"
        mine = await pages[seat].frame()
        assert mine["held"] == {"type": "sleep"}
        assert seat not in mine["awaited"]
    assert room.table.running().to_act == step
    assert not (await people[step[0]].move(room, "sleep", f"of-{step[0]}")).done, "sent twice"
    assert (await reread(services, room.table.id)).held == room.table.held
    hands.turn(41)
    await until(lambda: not room.table.held)
    assert len(room.table.running()) == before_it_closes + len(step)
    assert [play.by for play in room.table.plays[before_it_closes:]] == ["person"] * len(step)


async def test_an_answer_that_is_kept_may_change_until_the_step_closes(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    for step in ("mutants", "doctors"):
        assert room.table.running().state.phase == step
        hands.turn(41)
        await until(lambda: room.table.running().state.phase != step)  # noqa: B023
    seat = next(
        s for s in room.table.to_act if room.table.running().view(s).own.role == "psychologist"
    )
    for target in (0, 1, 2):
        await people[seat].move(room, {"type": "inspect", "seat": target})
        assert room.table.held[seat].move == room.table.running().game.write(
            room.table.running().legal(seat)[target]
        )


async def test_who_points_elsewhere_after_a_last_word_is_still_not_awaited(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    seat = room.table.to_act[0]
    page = people[seat].page(room)
    await people[seat].move(room, "sleep")
    await people[seat].move(room, {"type": "mutate", "seat": 1})
    mine = await page.frame()
    assert mine["held"] == {"type": "sleep"}
    assert seat not in mine["awaited"]
    assert mine["view"]["own"]["answer"]["deed"] == {"type": "mutate", "seat": 1}
    assert (await reread(services, room.table.id)).held == room.table.held


async def test_at_the_end_of_a_step_the_clock_answers_for_the_absent(
    services: Services, hands: Hands
) -> None:
    people, room = await in_steps(services, hands)
    match = room.table.running()
    step = match.to_act
    first = len(match)
    await people[step[0]].move(room, settled(match, step[0]))
    hands.turn(41)
    await until(lambda: len(room.table.plays) >= first + len(step))
    played = [play.by for play in room.table.plays][first : first + len(step)]
    assert played == ["person", *["clock"] * (len(step) - 1)]


async def test_a_bots_answer_that_was_kept_is_still_a_bots(
    services: Services, hands: Hands
) -> None:
    _, room = await in_steps(services, hands)
    match = room.table.running()
    seat, first = room.table.to_act[0], len(match)
    move = settled(match, seat)
    await services.house.change(room, lambda table, at: answer(table, seat, move, at, by="bot"))
    assert room.table.held[seat].by == "bot"
    hands.turn(41)
    await until(lambda: not room.table.held)
    assert room.table.plays[first].by == "bot"


async def test_step_clocks_are_for_games_in_which_several_answer_at_once(
    services: Services,
) -> None:
    with pytest.raises(HouseError, match="one after the other"):
        await laid(await guest(services), "ergo", clock=SecondsPerStep())
