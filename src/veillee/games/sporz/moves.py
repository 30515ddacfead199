"""What a player may do: point at somebody at night, speak and vote by day, and sleep.

`sleep` is the last word of a step, by night and by day: nobody is waited for after his.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from veillee.kernel import Input

from .components import HACKABLE, MOST_NIGHTS, MOST_PLAYERS, Count, Role
from .manners import PLAIN, Manner

Seat = Annotated[int, msgspec.Meta(ge=0, le=MOST_PLAYERS - 1)]
NightNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_NIGHTS)]
Result = Literal[
    "healthy",
    "mutant",
    "normal",
    "host",
    "resistant",
    "woken",
    "mutated",
    "paralysed",
    "healed",
    "inspected",
    "sequenced",
]
RESULTS: Final[tuple[Result, ...]] = (
    "healthy",
    "mutant",
    "normal",
    "host",
    "resistant",
    "woken",
    "mutated",
    "paralysed",
    "healed",
    "inspected",
    "sequenced",
)
Touch = Literal["mutated", "healed", "paralysed"]
TOUCHES: Final[tuple[Touch, ...]] = ("mutated", "healed", "paralysed")


class Pointing(Input):
    seat: Seat


class Elect(Pointing, tag="elect"):
    """Raise a hand for a chief."""


class Mutate(Pointing, tag="mutate"):
    """Mutants: make this player one of them."""


class Kill(Pointing, tag="kill"):
    """Mutants instead of mutating, doctors instead of healing."""


class Paralyse(Pointing, tag="paralyse"):
    """Mutants: take this player's action away for the night."""


class Heal(Pointing, tag="heal"):
    """A doctor's syringe."""


class Inspect(Pointing, tag="inspect"):
    """The psychologist: mutant or healthy? Also what players without an action point with."""


class Sequence(Pointing, tag="sequence"):
    """The geneticist: which genome?"""


class Spy(Pointing, tag="spy"):
    """The spy: what has befallen this player tonight?"""


class Hack(Input, tag="hack"):
    """The hacker: what has this role learnt tonight?"""

    role: Role
    """Any can be named; those that cannot be hacked are refused (clause 8.7)."""


class Sleep(Input, tag="sleep"):
    """The last word of a step: one is not waited for any more."""


class Paper(Input, omit_defaults=True):
    """A player's name, or blank. Both or neither can be written down, and is refused."""

    seat: Seat | None = None
    blank: bool = False


class Vote(Paper, tag="vote"):
    """A secret ballot."""


class Decide(Paper, tag="decide"):
    """The chief settles a tie."""


class Abstain(Input, tag="abstain"):
    """No hand, no ballot, no decision."""


class IAm(Input, tag="role"):
    role: Role


class Found(Input, tag="found"):
    night: NightNumber
    seat: Seat
    result: Result


class Counted(Input, tag="count"):
    night: NightNumber
    mutants: Count


class WasTouched(Input, tag="touched"):
    night: NightNumber
    how: Touch


class Opinion(Input, tag="opinion", omit_defaults=True):
    seat: Seat
    says: Literal["suspect", "trust"]
    because: Seat | None = None
    """On whose word."""


class WillVote(Input, tag="vote", omit_defaults=True):
    seat: Seat
    because: Seat | None = None
    """On whose word."""


class Denial(Input, tag="denial"):
    """The answer to somebody who has accused one: he is wrong."""

    seat: Seat


Asks = Literal["role", "learnt", "suspect"]
ASKS: Final[tuple[Asks, ...]] = ("role", "learnt", "suspect")


class Question(Input, tag="question"):
    """Who somebody is, what he has learnt, or whom he suspects."""

    seat: Seat
    asks: Asks


About = IAm | Found | Counted | WasTouched | Opinion | WillVote | Denial | Question


class Claim(Input, tag="claim", omit_defaults=True):
    """Something said to everybody, true or not."""

    about: About
    manner: Manner = PLAIN
    """What is legal is listed in plain words, and as legal in any others."""


Targeting = Mutate | Kill | Paralyse | Heal | Inspect | Sequence | Spy
Deed = Elect | Mutate | Kill | Heal | Inspect | Sequence | Spy | Hack | Vote
Move = (
    Elect
    | Mutate
    | Kill
    | Paralyse
    | Heal
    | Inspect
    | Sequence
    | Spy
    | Hack
    | Sleep
    | Vote
    | Abstain
    | Decide
    | Claim
)
Kind = type[Move]

# Moves are values without identity: one of each is enough, and building lists of them is quick.
ELECT: Final = tuple(map(Elect, range(MOST_PLAYERS)))
MUTATE: Final = tuple(map(Mutate, range(MOST_PLAYERS)))
KILL: Final = tuple(map(Kill, range(MOST_PLAYERS)))
PARALYSE: Final = tuple(map(Paralyse, range(MOST_PLAYERS)))
HEAL: Final = tuple(map(Heal, range(MOST_PLAYERS)))
INSPECT: Final = tuple(map(Inspect, range(MOST_PLAYERS)))
SEQUENCE: Final = tuple(map(Sequence, range(MOST_PLAYERS)))
SPY: Final = tuple(map(Spy, range(MOST_PLAYERS)))
HACK: Final = {role: Hack(role) for role in HACKABLE}
VOTE: Final = tuple(map(Vote, range(MOST_PLAYERS)))
DECIDE: Final = tuple(map(Decide, range(MOST_PLAYERS)))
BLANK_VOTE: Final = Vote(blank=True)
BLANK_DECISION: Final = Decide(blank=True)
SLEEP: Final = Sleep()
ABSTAIN: Final = Abstain()
