"""A room: a table in memory, with the sockets of those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable

from veillee.house.live.frames import Asking, Body, ChairSeen, TableSeen, compose, encode
from veillee.house.live.socket import Socket
from veillee.house.now import now_ms
from veillee.house.table.clock import NO_TIME
from veillee.house.table.table import Table

Viewer = int | None


class Room:
    """A table, who looks at it, and what each has been told."""

    def __init__(self, table: Table, stir: Callable[[Room], None] = lambda _: None) -> None:
        self.table = table
        """As it is in the journal."""
        self.shown = table
        """As people are shown it: the same, or as it was until all that belongs together is in."""
        self.lock = asyncio.Lock()
        """Held while something is decided and written: one thing after the other."""
        self._stir = stir
        self.sockets: set[Socket] = set()
        self.people: frozenset[str] = frozenset()
        """Who is here; a large screen shows the table, and is nobody's presence."""
        self.elsewhere: frozenset[str] = frozenset()
        """People who look at the table through other processes."""
        self.names: dict[str, str] = {}
        self.last_used = time.monotonic()
        self.step, self.last_words = 0, 1
        """When the open step began, and how patient the house is with bots in it."""
        self._by_viewer: dict[Viewer, list[Socket]] = {}
        self._told = len(table.told)
        self._heard: dict[Viewer, int] = {}
        self._bodies: dict[Viewer, bytes] = {}

    # -- who is here -----------------------------------------------------------------------------

    def enter(self, socket: Socket, last: int) -> None:
        """A page is opened, or comes back: it is told the table, and all it has missed."""
        self.sockets.add(socket)
        self._sort()
        # A shared phone comes back put down: what it had heard was for one hand alone.
        socket.heard = 0 if socket.person in self.shown.shared else last
        self.tell_all(socket)
        self._stir(self)

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self._sort()
        self._stir(self)

    def tell_all(self, socket: Socket) -> None:
        """Tell a page the table, and all it has missed."""
        socket.put(self.table_seen(socket))
        socket.put(*self.whole_frame(socket))

    def hand_over(self, socket: Socket, hand: str | None) -> None:
        """A shared phone is taken up by somebody whose code was given, or put down."""
        socket.hand = hand
        self._sort()
        self._look_anew(socket)

    @property
    def here(self) -> frozenset[str]:
        """Who looks at the table, through this process or another."""
        return self.people | self.elsewhere if self.elsewhere else self.people

    def _viewer(self, socket: Socket) -> Viewer:
        if socket.is_screen:
            return None
        return self.shown.seat_in_hand(socket.person, socket.hand)

    def _sort(self) -> None:
        """Who sits where, after somebody came, went or took a chair."""
        self.people = frozenset(s.person for s in self.sockets if not s.is_screen)
        seats = defaultdict[Viewer, list[Socket]](list)
        for socket in self.sockets:
            seats[self._viewer(socket)].append(socket)
        self._by_viewer = dict(seats)
        for viewer in list(self._bodies):
            if viewer not in seats:
                del self._bodies[viewer], self._heard[viewer]

    # -- what they are told ----------------------------------------------------------------------

    def publish(self) -> None:
        """Tell every viewer what is new for him; whoever can see nothing new hears nothing."""
        before, self.shown = self.shown, self.table
        if before.seen_around() != self.shown.seen_around():
            self.publish_table()
        new = self.shown.told[self._told :]
        self._told = len(self.shown.told)
        awaited = self.shown.awaited(None)  # those who can act on it hear it first
        for viewer in sorted(self._by_viewer, key=lambda viewer: viewer not in awaited):
            lines = [told.line for told in new if told.heard_by(viewer)]
            body = self._body(viewer)
            if not lines and self._bodies.get(viewer) == body:
                continue
            self._bodies[viewer] = body
            self._heard[viewer] = n = self._heard[viewer] + len(lines)
            text = compose(n, lines, body)
            for socket in self._by_viewer[viewer]:
                socket.put(text, n)

    def whole_frame(self, socket: Socket) -> tuple[bytes, int]:
        """The match as it is, and every line after the last that the page has."""
        viewer = self._viewer(socket)
        heard = self.shown.lines_for(viewer, self._told)
        lines = heard[socket.heard :] if 0 <= socket.heard <= len(heard) else heard
        socket.viewer, self._heard[viewer] = viewer, len(heard)
        self._bodies[viewer] = self._body(viewer)
        return compose(len(heard), lines, self._bodies[viewer]), len(heard)

    def _body(self, viewer: Viewer) -> bytes:
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
        for socket in self.sockets:
            if socket.viewer == self._viewer(socket):
                socket.put(self.table_seen(socket))
            else:
                self._look_anew(socket)

    def _look_anew(self, socket: Socket) -> None:
        """The page looks from another chair now: it is told all that is told there."""
        socket.heard = 0
        self.tell_all(socket)

    def table_seen(self, socket: Socket) -> bytes:
        return encode(self._seen(socket.person, self._viewer(socket)))

    def seen_by(self, person: str | None) -> TableSeen:
        """The table for somebody who asks from outside the live channel."""
        return self._seen(person, self.shown.seat_in_hand(person, None))

    def _seen(self, person: str | None, seat: Viewer) -> TableSeen:
        table, here = self.shown, self.here
        chairs = [
            ChairSeen(
                name=self.names.get(chair.person) if chair.person else None,
                person=chair.person,
                bot=chair.bot,
                here=chair.holder in here,
                why=chair.why,
                of=chair.of,
            )
            for chair in table.chairs
        ]
        sitting = {chair.holder for chair in table.chairs}
        return TableSeen(
            id=table.id,
            terms=table.terms,
            status=table.status,
            host=table.host,
            you=person,
            seat=seat,
            shares=table.seats_of(person) if person in table.shared else (),
            chairs=chairs,
            watchers=len(here - sitting),
            commitment=table.commitment,
            goes_on=table.goes_on,
            rated=table.rated,
            asking=[
                Asking(asked.seat, who, self.names.get(who)) for who, asked in table.asking.items()
            ],
            undo=dict(table.undo.answers) if table.undo else None,
            rematch=table.rematch,
            now=now_ms(),
        )
