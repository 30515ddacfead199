"""A room: a table in memory, with the sockets of those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict

from veillee.house.journal.people import Person
from veillee.house.live.frames import (
    Around,
    Body,
    ChairSeen,
    Latecomer,
    Place,
    TableSeen,
    compose,
    compose_table,
    encode,
)
from veillee.house.live.socket import Socket
from veillee.house.live.taking_back import TakingBack
from veillee.house.now import now_ms
from veillee.house.table.actions.move import By
from veillee.house.table.actions.resign import resigning_ends_it
from veillee.house.table.clock import NO_TIME
from veillee.house.table.table import Table
from veillee.house.table.told import Told

GATHERING_SECONDS: Final = 0.25
"""Who came and went meanwhile is told together."""
TOLD_A_SECOND: Final = 40_000
"""So many chairs, at most, to all pages of a table together: a crowd hears of itself less often."""


class Viewer(NamedTuple):
    """From where pages look: a seat, and whose words are not told there, from when on."""

    seat: int | None
    deaf_to: frozenset[tuple[str, int]] = frozenset()

    def hears(self, told: Told) -> bool:
        return told.heard_by(self.seat) and not (self.deaf_to and told.is_said_by(self.deaf_to))


class Room:
    """A table, who looks at it, and what each has been told."""

    def __init__(self, table: Table, stir: Callable[[Room], None] = lambda _: None) -> None:
        self.table = table
        """As it is in the journal."""
        self.shown = table
        """As people are shown it: the same, or as it was until all that belongs together is in."""
        self.lock = asyncio.Lock()
        """Held while something is decided and written: one thing after the other."""
        self.bots = asyncio.Lock()
        """Held while a bot gets ready or moves: one after the other."""
        self.floor = asyncio.Lock()
        """Held by the bot that speaks, where one talks."""
        self.thoughts: dict[int, tuple[int, By, Any]] = {}
        """Of each bot there: what it had heard, and would do."""
        self._stir = stir
        self.sockets: set[Socket] = set()
        self._pages = Counter[str]()
        """Of each who is here; a large screen shows the table, and is nobody's presence."""
        self.elsewhere: frozenset[str] = frozenset()
        """People who look at the table through other processes."""
        self.known: dict[str, Person] = {}
        """Everybody who is shown here, as he calls himself."""
        self.names: dict[str, str] = {}
        """As they are shown here: of two that look the same, the second has a number."""
        self.record: str | None = None
        """Once it was written: of a long match that takes a while."""
        self.last_used = time.monotonic()
        self.ahead = 0
        """By how much the table's time is ahead of the house's: see `now`."""
        self.step, self.last_words = 0, 1
        """When the open step began, and how patient the house is with bots in it."""
        self._viewers: dict[Socket, Viewer] = {}
        self._by_viewer: dict[Viewer, set[Socket]] = {}
        self._gathering: asyncio.TimerHandle | None = None
        self._is_told = False
        """Whether what is gathered is to be told, or only to be looked at."""
        self._told = len(table.told)
        self._heard: dict[Viewer, int] = {}
        self._bodies: dict[Viewer, bytes] = {}
        self._taking_back = TakingBack(self._tell_may_take_back)

    def now(self) -> int:
        """The time at this table.

        Its last entry may lie in the future: the clock of the machine was set back while the house
        was closed. Then the table's time goes on from there, so that nobody gains by it.
        """
        now = now_ms() + self.ahead
        if now < self.table.at:
            self.ahead += self.table.at - now
            return self.table.at
        return now

    # -- who is here -----------------------------------------------------------------------------

    def enter(self, socket: Socket, last: int) -> None:
        """A page is opened, or comes back: it is told the table, and all it has missed."""
        self.sockets.add(socket)
        if not socket.is_screen:
            self._pages[socket.person] += 1
        self._put_at(socket, self._viewer(socket))
        # A shared phone comes back put down: what it had heard was for one hand alone.
        socket.heard = 0 if socket.person in self.shown.shared else last
        self.tell_all(socket)
        self._stir(self)

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        if not socket.is_screen:
            self._pages[socket.person] -= 1
            if not self._pages[socket.person]:
                del self._pages[socket.person]
        self._take_from(socket, self._viewers.pop(socket))
        self._gather()

    def publish_soon(self) -> None:
        """Who is here has changed, or what somebody is called: told with all that comes with it."""
        self._is_told = True
        self._gather()

    def _gather(self) -> None:
        if self._gathering is None:
            crowd = len(self.sockets) * len(self.table.chairs) / TOLD_A_SECOND
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(max(GATHERING_SECONDS, crowd), self._gathered)

    def _gathered(self) -> None:
        self._gathering = None
        if self._is_told:
            self._is_told = False
            self.publish_table()
        self._stir(self)

    def tell_all(self, socket: Socket) -> None:
        """Tell a page the table, and all it has missed."""
        socket.put(self.table_seen(socket))
        socket.put(*self.whole_frame(socket))

    def hand_over(self, socket: Socket, hand: str | None) -> None:
        """A shared phone is taken up by somebody whose code was given, or put down."""
        socket.hand = hand
        self._put_at(socket, self._viewer(socket))
        self._look_anew(socket)

    def deafen(self, socket: Socket, deaf_to: frozenset[tuple[str, int]]) -> None:
        """From now on the page is told nothing that these people say."""
        if socket.deaf_to == deaf_to:
            return
        before, socket.deaf_to = self._viewer(socket), deaf_to
        after = self._viewer(socket)
        self._put_at(socket, after)
        told = [
            self.shown.lines_for(viewer.seat, self._told, viewer.deaf_to)
            for viewer in (before, after)
        ]
        if told[0] != told[1]:
            self._look_anew(socket)
        else:
            socket.viewer, self._heard[after] = after, len(told[1])
            self._bodies[after] = self._body(after.seat)

    @property
    def people(self) -> frozenset[str]:
        """Who looks at the table through this process."""
        return frozenset(self._pages)

    @property
    def looking(self) -> frozenset[str]:
        """Those of them who have it before their eyes."""
        pages = (one for one in self.sockets if one.is_seen and not one.is_screen)
        return frozenset(page.person for page in pages)

    @property
    def here(self) -> frozenset[str]:
        """Who looks at the table, through this process or another."""
        return self.people | self.elsewhere

    @property
    def anybody_here(self) -> bool:
        return bool(self._pages or self.elsewhere)

    def is_here(self, person: str | None) -> bool:
        return person in self._pages or person in self.elsewhere

    def _viewer(self, socket: Socket) -> Viewer:
        if socket.is_screen:
            return Viewer(None)
        seat = self.shown.seat_in_hand(socket.person, socket.hand)
        return Viewer(seat, socket.deaf_to)

    def _put_at(self, socket: Socket, viewer: Viewer) -> None:
        """The page looks from there now."""
        if socket in self._viewers:
            self._take_from(socket, self._viewers[socket])
        self._viewers[socket] = viewer
        self._by_viewer.setdefault(viewer, set()).add(socket)

    def _take_from(self, socket: Socket, viewer: Viewer) -> None:
        pages = self._by_viewer[viewer]
        pages.discard(socket)
        if not pages:
            del self._by_viewer[viewer]
            self._bodies.pop(viewer, None)
            self._heard.pop(viewer, None)

    def _sort(self) -> None:
        """Who sits where, after somebody took a chair."""
        table = self.shown
        seats = {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person}
        for socket, before in list(self._viewers.items()):
            plain = not socket.is_screen and socket.person not in table.shared
            viewer = self._viewer(socket)
            if plain:
                viewer = Viewer(seats.get(socket.person), socket.deaf_to)
            if viewer != before:
                self._put_at(socket, viewer)

    # -- what they are told ----------------------------------------------------------------------

    def publish(self) -> None:
        """Tell every viewer what is new for him; whoever can see nothing new hears nothing."""
        before, self.shown = self.shown, self.table
        if not before.looks_like(self.shown):
            self.publish_table()
        new = self.shown.told[self._told :]
        self._told = len(self.shown.told)
        awaited = self.shown.awaited(None)  # those who can act on it hear it first
        for viewer in sorted(self._by_viewer, key=lambda viewer: viewer.seat not in awaited):
            lines = [told.line for told in new if viewer.hears(told)]
            body = self._body(viewer.seat)
            if not lines and self._bodies.get(viewer) == body:
                continue
            self._bodies[viewer] = body
            self._heard[viewer] = n = self._heard[viewer] + len(lines)
            back = self._taking_back.may(self.shown, viewer.seat)
            text = compose(n, lines, body, may_take_back=back)
            for socket in self._by_viewer[viewer]:
                socket.put(text, n)

    def whole_frame(self, socket: Socket) -> tuple[bytes, int]:
        """The match as it is, and every line after the last that the page has."""
        viewer = self._viewer(socket)
        heard = self.shown.lines_for(viewer.seat, self._told, viewer.deaf_to)
        lines = heard[socket.heard :] if 0 <= socket.heard <= len(heard) else heard
        socket.viewer, self._heard[viewer] = viewer, len(heard)
        self._bodies[viewer] = self._body(viewer.seat)
        back = self._taking_back.may(self.shown, viewer.seat)
        return compose(len(heard), lines, self._bodies[viewer], may_take_back=back), len(heard)

    def _tell_may_take_back(self, table: Table, seat: int) -> None:
        if table is not self.shown:
            return
        for viewer, sockets in self._by_viewer.items():
            if viewer.seat == seat:
                n = self._heard[viewer]
                text = compose(n, [], self._bodies[viewer], may_take_back=True)
                for socket in sockets:
                    socket.put(text, n)

    def _body(self, viewer: int | None) -> bytes:
        """All of a frame but its number and lines."""
        table, match = self.shown, self.shown.match
        if match is None:
            return encode(Body(table.status, None, [], (), None, NO_TIME, None))
        over = not match.to_act
        held = table.held.get(viewer) if viewer is not None else None
        return encode(
            Body(
                status="over" if over else "running",
                view=table.game.view(match.state, viewer),
                legal=match.legal(viewer) if viewer is not None else [],
                awaited=table.awaited(viewer),
                held=table.game.read(held.move) if held else None,
                clock=table.clock.face(),
                outcome=match.outcome if over else None,
            )
        )

    def publish_table(self) -> None:
        """The chairs have changed: everyone sees the table anew, and from where he sits now."""
        self._sort()
        around = encode(self._around())
        for socket, viewer in list(self._viewers.items()):
            if socket.viewer == viewer:
                socket.put(compose_table(self._place(socket.person, viewer.seat), around))
            else:
                self._look_anew(socket)

    def _look_anew(self, socket: Socket) -> None:
        """The page looks from another chair now: it is told all that is told there."""
        socket.heard = 0
        self.tell_all(socket)

    def table_seen(self, socket: Socket) -> bytes:
        place = self._place(socket.person, self._viewer(socket).seat)
        return compose_table(place, encode(self._around()))

    def seen_by(self, person: str | None) -> TableSeen:
        """The table for somebody who asks from outside the live channel."""
        place = self._place(person, self.shown.seat_in_hand(person, None))
        return TableSeen(**asdict(self._around()), **asdict(place))

    def _place(self, person: str | None, seat: int | None) -> Place:
        table = self.shown
        return Place(person, seat, table.seats_of(person) if person in table.shared else ())

    def _around(self) -> Around:
        table, here, known = self.shown, self.here, self.known
        chairs = [
            ChairSeen(
                name=self.names.get(chair.person) if chair.person else None,
                face=known[chair.person].face if chair.person in known else "",
                person=chair.person,
                bot=chair.bot,
                here=chair.holder in here,
                why=chair.why,
                gave_up=chair.gave_up,
                of=chair.of,
            )
            for chair in table.chairs
        ]
        sitting = {chair.holder for chair in table.chairs}
        sitters = {chair.person for chair in table.chairs}
        return Around(
            id=table.id,
            code="" if table.status == "over" else table.opened.code,
            terms=table.opened.terms_at(self.now()),
            daily=table.opened.daily,
            status=table.status,
            host=table.host,
            chairs=chairs,
            others={who: name for who, name in self.names.items() if who not in sitters},
            watchers=len(here - sitting),
            commitment=table.commitment,
            goes_on=table.goes_on,
            asking=[
                Latecomer(asked.seat, who, self.names.get(who))
                for who, asked in table.asking.items()
            ],
            hints=table.hints,
            undo=dict(table.undo.answers) if table.undo else None,
            rematch=table.rematch,
            rematching=list(table.rematching),
            adjourned=table.adjourned,
            resigning_ends=resigning_ends_it(table),
            now=self.now(),
        )
