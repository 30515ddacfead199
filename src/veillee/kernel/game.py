"""The contract of a game, and the values that pass through it.

A game is a folder whose `__init__` has the names below: the module itself is the game. Its
functions are pure; all randomness comes from the `Chance` they are handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from veillee.kernel.chance import Chance
from veillee.kernel.rulebook import Refusal, Rulebook

# Each game has its own types for these; the kernel only hands them on.
State = Any
AnyMove = Any
AnyView = Any
AnyOptions = Any


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, under which clause, and who may know of it."""

    rule: str
    what: Any
    """The fact: a struct of the game's own, tagged by "type"."""
    audience: tuple[int, ...] | None = None
    """The seats that may know. None: everyone, watchers included."""

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


class Step(NamedTuple):
    """What a move leads to."""

    state: State
    events: tuple[Event, ...]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended."""

    ranks: tuple[int, ...]
    """The rank of each seat: 1 for the first; equal seats share a rank."""
    scores: tuple[float, ...]
    rule: str
    reason: str
    """The message of the game's catalogue that tells why it ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who came first; empty where nobody is ahead of anybody."""
        if len(set(self.ranks)) == 1 < len(self.ranks):
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Game(Protocol):
    """What the folder of a game offers. docs/adding-a-game.md goes through it by example."""

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def presets(self) -> Mapping[str, Any]:
        """Options that go together, by name; the first is the default."""

    @property
    def Options(self) -> Any: ...  # noqa: N802  (a type, so it is written as one)
    @property
    def Move(self) -> Any: ...  # noqa: N802
    @property
    def View(self) -> Any: ...  # noqa: N802

    def setup(self, options: AnyOptions, seats: int, chance: Chance, /) -> State:
        """The state before the first move."""

    def to_act(self, state: State, /) -> tuple[int, ...]:
        """Who must move now; several where the rules say so, nobody when it is over.

        This is the truth, and never leaves the house.
        """

    def awaited(self, state: State, viewer: int | None, /) -> tuple[int, ...]:
        """Who must move now as far as the viewer knows: the same in every world he takes for
        possible. Where several answer in secret, that somebody has answered is a secret too."""

    def legal(self, state: State, seat: int, /) -> list[AnyMove]:
        """Every move the seat may make. One that need not move may still change its answer, where
        the rules let it."""

    def why_not(self, state: State, seat: int, move: AnyMove, /) -> Refusal | None:
        """Why the seat may not make this move, or None if it may; it may not be its turn."""

    def play(self, state: State, seat: int, move: AnyMove, chance: Chance, /) -> Step:
        """The new state and what happened, for a move that `why_not` lets pass."""

    def view(self, state: State, seat: int | None, /) -> AnyView:
        """All that the seat, or a watcher, may know and remembers."""

    def outcome(self, state: State, /) -> Outcome | None:
        """How it ended, once it has."""

    def imagine(self, view: AnyView, chance: Chance, /) -> State:
        """A world that this viewer cannot tell from the truth."""

    def hidden(self, state: State, seat: int | None, /) -> Mapping[str, Any]:
        """The facts that this viewer must not know, by name: what `imagine` has to invent.

        The tests of secrecy ask for them, and a terminal that several people share asks whether
        there are any. Nothing that plays may call this.
        """

    def timeout(self, state: State, seat: int, /) -> AnyMove:
        """What the clock plays for an absent player: legal, and told by the seat's view alone."""

    def bound(self, options: AnyOptions, seats: int, /) -> int:
        """A number of moves of those who are awaited within which every match is over, however it
        is played; changes by others come on top."""

    def write(self, move: AnyMove, /) -> str:
        """The move in the game's notation."""

    def read(self, text: str, /) -> AnyMove:
        """The move that a text means; ValueError where it means none."""

    # Two more names, for games of talk; the house looks for them, and a game may do without:
    #
    #     leisurely(state) -> bool               whether the open step is for talking, so that it
    #                                            need not last its full time
    #     why_not_say(state, seat, to) -> Refusal | None
    #                                            why the seat (None: a watcher) may not speak to
    #                                            these seats (None: aloud); without this name
    #                                            everyone speaks aloud and nobody whispers
