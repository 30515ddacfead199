"""A socket of the live channel: whose it is, and what it has been told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

TABLE_GONE: Final = 4004
"""With this code a socket is closed whose table is no longer kept, or can no longer be read."""
SESSION_ENDED: Final = 4001
"""With this code a socket is closed whose session is over: who comes back is somebody else."""


class Line(Protocol):
    """The connection beneath a socket. Writing to it never waits."""

    @property
    def is_full(self) -> bool:
        """Whether so much waits to be sent over it that news had better wait too."""

    def write(self, text: bytes) -> None:
        """Have it sent; nothing happens where the connection is lost."""

    def close(self, code: int) -> None:
        """Say farewell by this code; nothing more is sent or heard."""


class Socket:
    """One open page. Telling it something never waits: a slow reader slows nobody.

    News that its line cannot take are not kept for it: once it can, it is told all it has missed.
    """

    def __init__(
        self,
        person: str,
        line: Line,
        catch_up: Callable[[Socket], None],
        *,
        is_screen: bool = False,
        session: str = "",
        deaf_to: frozenset[tuple[str, int]] = frozenset(),
    ) -> None:
        self.person = person
        self.session = session
        """By which the person is known here."""
        self.is_screen = is_screen
        """A large screen shows what watchers may see, whoever has opened it."""
        self.hand: str | None = None
        """On a shared phone: who has it in his hand, by the code that was given."""
        self.is_seen = True
        """Whether the page lies before somebody's eyes, and not behind another."""
        self.deaf_to = deaf_to
        """Whose words it is not told, each from a time on."""
        self.viewer: tuple[int | None, frozenset[tuple[str, int]]] | None = None
        """From where it was told something last."""
        self.heard = 0
        """How many lines it has been sent."""
        self._line = line
        self._catch_up = catch_up
        self._behind = False

    def put(self, text: bytes, n: int | None = None) -> None:
        """Have news sent: a frame with `n`, by which so many lines have been told."""
        if self._line.is_full:
            self._behind = True
            return
        self._line.write(text)
        if n is not None:
            self.heard = n

    def answer(self, text: bytes) -> None:
        """Have an answer to one of its commands sent: none is ever dropped."""
        self._line.write(text)

    def go_on(self) -> None:
        """The line takes more again."""
        if self._behind:
            self._behind = False
            self._catch_up(self)

    def close(self) -> None:
        """Close it: there is no such table any more."""
        self._line.close(TABLE_GONE)

    def dismiss(self) -> None:
        """Close it: its session is over."""
        self._line.close(SESSION_ENDED)
