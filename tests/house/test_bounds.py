"""What one person asks for costs the house no more, however long the match and large the table."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import veillee
from tests.house.playing import guest, laid
from veillee.games import load
from veillee.house.services import Services
from veillee.house.table.actions.undo import why_not_take_back
from veillee.house.table.log import Log
from veillee.house.table.table import Play, Table
from veillee.kernel import Match

pytestmark = pytest.mark.anyio


async def outlived(services: Services, moves: int) -> Table:
    """A table at which the one person is out of the match, and bots have long played on."""
    table = (await laid(await guest(services), "spacepoker", 4)).table
    game, dice = load("spacepoker"), random.Random("outlived")
    for number in range(200):
        match, plays, since = veillee.Match(game, seats=4, seed=f"{number}"), Log[Play](), 0
        while match.to_act and since < moves:
            seat = dice.choice(match.to_act)
            legal = match.legal(seat)
            # The person stakes all he has; the bots hold back, and go on for long.
            match.play(seat, legal[-1] if seat == 0 else dice.choice(legal[:2]))
            plays = plays.plus(Play("bot" if seat else "person", hinted=False))
            since = since + 1 if seat else 0
        if since == moves and not len(match.awaited(None)) > 1:
            return replace(table, match=match, plays=plays)
    raise AssertionError("no such match was found")


async def test_asking_to_take_back_does_not_look_at_the_whole_match(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, forks, walks = await outlived(services, moves=30), 0, 0
    honest, every_move = Match.fork, Match.moves.fget
    assert every_move

    def fork(match: Match, after: int | None = None) -> Match:
        nonlocal forks
        forks += 1
        return honest(match, after)

    def moves(match: Match) -> object:
        nonlocal walks
        walks += 1
        return every_move(match)

    monkeypatch.setattr(Match, "fork", fork)
    monkeypatch.setattr(Match, "moves", property(moves))
    assert why_not_take_back(table, 0) is not None
    assert forks < 30
    assert walks == 0


@pytest.mark.parametrize("seat", range(4))
async def test_a_match_knows_each_seats_last_move_whatever_was_taken_back(seat: int) -> None:
    match, dice = veillee.Match(load("spacepoker"), seats=4, seed="last"), random.Random("last")
    while match.to_act and len(match) < 60:
        mover = dice.choice(match.to_act)
        match.play(mover, dice.choice(match.legal(mover)))
        for other in (match, match.fork(after=len(match) // 2)):
            found = [number for number, (who, _) in enumerate(other.moves) if who == seat]
            assert other.last_move_of(seat) == (found[-1] if found else None)
        if dice.random() < 0.2:
            match.undo()
