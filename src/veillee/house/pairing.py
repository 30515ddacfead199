"""Finding somebody to play with: paired by strength, and by how long one has waited."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal, NamedTuple

from veillee.games import load, shelf
from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.ids import new_id
from veillee.house.journal.waiting import Claim, Found, Search
from veillee.house.now import now_ms
from veillee.house.ratings import START
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.terms import SecondsPerMove, SecondsPerStep, Terms, TimeControl

BOTS_AFTER_MS: Final = 20_000
"""From then on the page offers bots."""

ClockName = Literal["quick", "calm", "step"]
CLOCKS: Final[dict[str, TimeControl]] = {
    "quick": SecondsPerMove(seconds=20, reserve=60),
    "calm": SecondsPerMove(seconds=60, reserve=300),
    "step": SecondsPerStep(seconds=25, talk=180),
}


class Wait(NamedTuple):
    """How a search stands."""

    search: str
    since: int
    table: str | None

    @property
    def bots(self) -> bool:
        return self.table is None and now_ms() - self.since > BOTS_AFTER_MS


async def strength_of(house: House, person: str, game: str, clock: ClockName) -> int:
    """How strong the person is at the game, by the clock; where all begin for who has no rating."""
    kind = str(CLOCKS[clock].__struct_config__.tag)
    found = await house.journal.standings.among([person], game, kind)
    return round(found.get(person, START).points)


async def begin(
    house: House, person: str, game: str, clock: ClockName, *, rated: bool = False
) -> Wait:
    """Look for somebody; the page asks again with the id of the search."""
    search = Search(person, new_id(), game, clock, rated)
    terms = terms_of(search)
    # HouseError where it is not played by that clock, or cannot be rated.
    decide_to_lay(person, terms, now_ms())
    strength = await strength_of(house, person, game, clock)
    found = await house.journal.waiting.begin(search, strength, terms.seats)
    return await _wait(house, search, found, terms)


async def look(house: House, search: Search) -> Wait:
    """How it stands now; whoever is found first has the table laid for all."""
    terms = terms_of(search)
    found = await house.journal.waiting.look(search, terms.seats)
    return await _wait(house, search, found, terms)


async def _wait(house: House, search: Search, found: Found | None, terms: Terms) -> Wait:
    if found is None:
        raise HouseError("wait-ended", 404)
    table = found.table_id
    if found.claim:
        table = await _lay(house, search, found.claim, terms)
    return Wait(search.id, found.since, table)


async def _lay(house: House, search: Search, claim: Claim, terms: Terms) -> str | None:
    """A table for the group; nobody sits there before all of them are sent to it."""
    host = claim.persons[0]
    room = await house.lay(decide_to_lay(host, terms, now_ms()))
    if not await house.journal.waiting.settle(search, claim, room.table.id):
        return None
    for seat, person in enumerate(claim.persons):
        await house.command(room, person, Sit(seat=seat))
    with suppress(HouseError):  # somebody may have begun it
        await house.command(room, host, Start())
    return room.table.id


def terms_of(search: Search) -> Terms:
    game = search.game
    if game not in shelf():
        raise HouseError("no-such-game", 404, known=", ".join(shelf()))
    seats = max(2, min(load(game).seats))
    clock = CLOCKS[search.clock]
    return Terms(game=game, seats=seats, clock=clock, seating="lot", rated=search.rated)
