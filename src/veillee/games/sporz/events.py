"""What happens in a match, and what each player remembers of it.

A note is a private fact: it is told to its seat as an event, and kept in that seat's memory.
"""

from __future__ import annotations

from typing import Literal

from veillee.kernel import Value

from .components import Genome, Hackable, Role
from .manners import Temper
from .moves import Asks, Result

NightStep = Literal["mutants", "doctors", "informants"]
Finding = Literal["mutant", "healthy", "normal", "host", "resistant"]
Verb = Literal["mutate", "kill", "paralyse", "heal"]
Camp = Literal["healthy", "mutants"]
How = Literal["mutated", "resisted", "paralysed", "healed", "incurable", "killed"]
Occasion = Literal["usual", "opening", "changed", "answer", "evasion"]
"""The first word of the day; another opinion or vote than the seat has told before; an answer to a
question, or an opinion in its stead."""


# Notes -----------------------------------------------------------------------------------------


class Woke(Value, tag="woke"):
    """Eyes open, and who else is awake: mutants and doctors see that."""

    night: int
    step: NightStep
    awake: tuple[int, ...]


class SawDead(Value, tag="saw-dead"):
    """Whom somebody who wakes late in the night sees dead."""

    night: int
    step: NightStep
    seats: tuple[int, ...]


class Decided(Value, tag="decided"):
    """What the mutants do together."""

    night: int
    deed: Literal["mutate", "kill", "nothing"]
    seat: int | None
    paralysed: int | None


class Treated(Value, tag="treated"):
    """What the doctors who were awake have done: who of them healed whom, or whom they killed."""

    night: int
    heals: int
    doctors: tuple[int, ...]
    patients: tuple[int, ...]
    killed: int | None


class Touched(Value, tag="touched"):
    """What has befallen the player himself."""

    night: int
    how: How


class MutantsCounted(Value, tag="counted"):
    night: int
    mutants: int


class Inspected(Value, tag="inspected"):
    night: int
    seat: int
    mutant: bool


class Sequenced(Value, tag="sequenced"):
    night: int
    seat: int
    genome: Genome


class Spied(Value, tag="spied"):
    night: int
    seat: int
    woke: bool
    mutated: bool
    paralysed: bool
    healed: bool
    inspected: bool
    sequenced: bool


class Hacked(Value, tag="hacked"):
    """What a role has learnt tonight, or that it has learnt nothing. One for each finding, if
    the role has several holders."""

    night: int
    role: Hackable
    nothing: bool = False
    mutants: int | None = None
    seat: int | None = None
    result: Finding | None = None


class Voted(Value, tag="voted"):
    """The player's own ballot when it was counted: a name, blank, or none."""

    day: int
    seat: int | None
    blank: bool


Note = (
    Woke
    | SawDead
    | Decided
    | Treated
    | Touched
    | MutantsCounted
    | Inspected
    | Sequenced
    | Spied
    | Hacked
    | Voted
)


# What fellows who are awake together show each other --------------------------------------------


class Proposed(Value, tag="proposed"):
    seat: int
    does: Verb
    target: int
    taken_back: bool


# What everyone hears ---------------------------------------------------------------------------


class Elected(Value, tag="elected"):
    """The hands that were raised: who voted, and for whom, in the same order."""

    chief: int
    voters: tuple[int, ...]
    choices: tuple[int, ...]
    drawn: bool


class RunOff(Value, tag="run-off"):
    tied: tuple[int, ...]
    voters: tuple[int, ...]
    choices: tuple[int, ...]


class NightFell(Value, tag="night"):
    number: int


class Called(Value, tag="called"):
    step: NightStep


class KillingAnnounced(Value, tag="killing"):
    """The mutants have chosen to kill; not whom."""


class DayBroke(Value, tag="day"):
    number: int
    deaths: int


class Died(Value, tag="died"):
    """A death and its autopsy, as announced."""

    seat: int
    night: int
    """The night, or the night before the day, of the death."""
    by: Literal["night", "ballot"]
    role: Role
    mutant: bool
    genome: Genome


class BallotCounted(Value, tag="ballot"):
    """The count, without names of voters."""

    day: int
    named: tuple[int, ...]
    """Who was named, most ballots first."""
    counts: tuple[int, ...]
    most: int
    """What the first of them has; 0 if nobody was named."""
    blank: int
    first: tuple[int, ...]
    """Who has most; if there are several, blank included, the chief chooses."""
    blank_first: bool


class Settled(Value, tag="settled"):
    """How a tie ended: whom the chief, or the draw, named; None for nobody."""

    day: int
    by: Literal["chief", "silence", "draw"]
    seat: int | None


class NobodyDied(Value, tag="spared"):
    day: int


class Ended(Value, tag="ended"):
    ending: str
    winner: Camp | None


class Claimed(Value, kw_only=True):
    """Something said: in which words, and on what occasion, for whoever words it."""

    temper: Temper = "plain"
    turn: int = 0
    lead: int = 0
    occasion: Occasion = "usual"
    asker: int | None = None
    """To whom, where it answers a question."""


class ClaimedRole(Claimed, tag="claimed-role"):
    seat: int
    role: Role


class ClaimedFound(Claimed, tag="claimed-found"):
    seat: int
    night: int
    about: int
    result: Result


class ClaimedCount(Claimed, tag="claimed-count"):
    seat: int
    night: int
    mutants: int


class ClaimedTouched(Claimed, tag="claimed-touched"):
    seat: int
    night: int
    how: Literal["mutated", "healed", "paralysed"]


class ClaimedOpinion(Claimed, tag="claimed-opinion"):
    seat: int
    about: int
    says: Literal["suspect", "trust"]
    because: int | None = None


class ClaimedVote(Claimed, tag="claimed-vote"):
    seat: int
    about: int
    because: int | None = None


class ClaimedDenial(Claimed, tag="claimed-denial"):
    seat: int
    about: int
    """Whom it answers."""


class ClaimedQuestion(Claimed, tag="claimed-question"):
    seat: int
    about: int
    """Whom it asks."""
    asks: Asks
