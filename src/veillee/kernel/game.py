"""The contract of a game, and the values that pass through it.

A game is a folder whose `__init__` has the names below: the module itself is the game. Its
functions are pure; all randomness comes from the `Chance` they are handed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from veillee.kernel.chance import Chance
from veillee.kernel.rulebook import Refusal, Rulebook
from veillee.kernel.values import Value

# Each game has its own types for these; the kernel only hands them on.
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT")
AnyState = Any
AnyMove = Any
AnyView = Any
AnyOptions = Any


class Event(Value):
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

    state: AnyState
    events: tuple[Event, ...]


class Outcome(Value):
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


class Box(Value):
    """What is printed on a game's box."""

    minutes: tuple[int, int]
    """A short match and a long one."""
    age: int
    """From how many years on."""
    seats: int | None = None
    """How many sit down where nobody says; otherwise four, or as few as may."""


class Game(Protocol[StateT, MoveT, ViewT, OptionsT]):
    """What the folder of a game offers. docs/adding-a-game.md goes through it by example."""

    def __hash__(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def box(self) -> Box: ...
    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def presets(self) -> Mapping[str, OptionsT]:
        """Options that go together, by name; the first is the default."""

    @property
    def Options(self) -> type[OptionsT]: ...  # noqa: N802  (a type, so it is written as one)
    @property
    def Move(self) -> Any: ...  # noqa: N802
    @property
    def View(self) -> Any: ...  # noqa: N802

    def setup(self, options: OptionsT, seats: int, chance: Chance, /) -> StateT:
        """The state before the first move."""

    def to_act(self, state: StateT, /) -> tuple[int, ...]:
        """Who must move now; several where the rules say so, nobody when it is over.

        This is the truth, and never leaves the house.
        """

    def awaited(self, state: StateT, viewer: int | None, /) -> tuple[int, ...]:
        """Who must move now as far as the viewer knows: the same in every world he takes for
        possible. Where several answer in secret, that somebody has answered is a secret too."""

    def legal(self, state: StateT, seat: int, /) -> list[MoveT]:
        """Every move the seat may make. One that need not move may still change its answer, where
        the rules let it."""

    def why_not(self, state: StateT, seat: int, move: MoveT, /) -> Refusal | None:
        """Why the seat may not make this move, or None if it may; it may not be its turn."""

    def play(self, state: StateT, seat: int, move: MoveT, chance: Chance, /) -> Step:
        """The new state and what happened, for a move that `why_not` lets pass."""

    def view(self, state: StateT, seat: int | None, /) -> ViewT:
        """All that the seat, or a watcher, may know and remembers."""

    def outcome(self, state: StateT, /) -> Outcome | None:
        """How it ended, once it has."""

    def imagine(self, view: ViewT, chance: Chance, /) -> StateT:
        """A world that this viewer cannot tell from the truth."""

    def hidden(self, state: StateT, seat: int | None, /) -> Mapping[str, Any]:
        """The facts that this viewer must not know, by name: what `imagine` has to invent.

        The tests of secrecy ask for them, and a terminal that several people share asks whether
        there are any. Nothing that plays may call this.
        """

    def timeout(self, state: StateT, seat: int, /) -> MoveT:
        """What the clock plays for an absent player: legal, and told by the seat's view alone."""

    def bound(self, options: OptionsT, seats: int, /) -> int:
        """A number of moves of those who are awaited within which every match is over, however it
        is played; changes by others come on top."""

    def write(self, move: MoveT, /) -> str:
        """The move in the game's notation."""

    def read(self, text: str, /) -> MoveT:
        """The move that a text means; ValueError where it means none."""


AnyGame = Game[Any, Any, Any, Any]


@runtime_checkable
class Talk(Protocol):
    """What a game of talk offers besides; in others everyone speaks aloud, and nobody whispers."""

    def leisurely(self, state: Any, /) -> bool:
        """Whether the open step is for talking, so that it need not last its full time."""

    def why_not_say(
        self, state: Any, seat: int | None, to: tuple[int, ...] | None, /
    ) -> Refusal | None:
        """Why the seat (None: a watcher) may not speak to these seats (None: aloud)."""

    def is_said(self, move: Any, /) -> bool:
        """Whether the move is something said: bots make such moves one after the other."""


@runtime_checkable
class Manners(Protocol):
    """What a game offers besides where one move can be made in several manners, which differ in how
    it is told and in nothing else. `legal` lists the plain one alone."""

    def plain(self, move: Any, /) -> Any:
        """The same move in the plain manner, as `legal` lists it."""


@runtime_checkable
class Teams(Protocol):
    """What a game offers besides where some win and lose together; in others everyone is alone."""

    def teams(self, state: Any, /) -> tuple[int, ...]:
        """The team of each seat as things stand; at the end, all of a team have one rank."""


@runtime_checkable
class Marked(Protocol):
    """What a game offers besides where a match has parts: rounds, nights, laps."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The kinds of events that begin a part; a replay can be entered there."""


def marks_of(game: AnyGame) -> tuple[str, ...]:
    return game.marks if isinstance(game, Marked) else ()


@runtime_checkable
class Echoing(Protocol):
    """What a game offers besides where some events say no more than the move that made them."""

    @property
    def echoes(self) -> tuple[str, ...]:
        """Their kinds: where moves stand in notation, these are not told again."""


def echoes_of(game: AnyGame) -> tuple[str, ...]:
    return game.echoes if isinstance(game, Echoing) else ()


@cache  # looking for a protocol's names takes long enough to be felt at every move
def talk_of(game: AnyGame) -> Talk | None:
    """The game as one of talk, if it is one."""
    return game if isinstance(game, Talk) else None


def plain_move(game: AnyGame, move: AnyMove) -> AnyMove:
    """The move as `legal` lists it."""
    # What makes a game one of Manners: to ask for the protocol takes ten times as long.
    plain = getattr(game, "plain", None)
    return plain(move) if plain else move
