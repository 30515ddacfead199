"""Time in the tests: the hands of the house's clock, which a test may turn, and steps."""

from typing import Any

from tests.house.playing import Guest, guests, started, until
from veillee.house.live.room import Room
from veillee.house.now import passed_ns
from veillee.house.services import Services
from veillee.house.table.terms import SECOND, SecondsPerStep
from veillee.kernel import Match


class Hands:
    """The hands of the house's clock, which a test may turn."""

    def __init__(self) -> None:
        self.ahead = 0

    def passed_ns(self) -> int:
        return passed_ns() + self.ahead * 1_000_000

    def turn(self, seconds: float) -> None:
        self.ahead += int(seconds * SECOND)


def settled(match: Match, seat: int) -> Any:
    """A move after which the seat is not asked again in this step."""
    sleep = [move for move in match.legal(seat) if match.game.write(move) == "sleep"]
    return (sleep or match.legal(seat))[0]


async def in_steps(services: Services, hands: Hands) -> tuple[list[Guest], Room]:
    """A table whose players all answer at once, and whose steps last forty seconds."""
    people = await guests(services, 4)
    room = await started(people, "sporz", clock=SecondsPerStep(seconds=40, talk=40))
    # At dusk everybody talks, and a step of talk ends when all are ready.
    while room.table.step.for_talk or not room.table.together:
        seat = room.table.to_act[0]
        await people[seat].move(room, settled(room.table.running(), seat))
        if not room.table.to_act:
            hands.turn(41)
            await until(lambda: not room.table.held)
    return people, room
