"""How the levels differ: what each attends to, and the faults that make it a person of its
strength. Nobody plays at random; a weak one overlooks, hurries, and loves his own plan."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Habits:
    """What somebody does who does not stop to think."""

    tallies: float = 1.0
    """On how many days he keeps a tally of what speaks against each. On the others he goes with
    the accusers:"""
    findings: float = 0.9
    """how often he follows those who say they have found a mutant …"""
    accusations: float = 0.6
    """… and how often whoever accuses at all."""
    guesses: float = 0.05
    """How often he would rather vote for anybody than for nobody …"""
    guesses_as_mutant: float = 0.5
    """… and as a mutant."""
    grudge: float = 0.0
    """How often he votes against whoever has accused him, whatever else was said."""
    shyness: float = 0.0
    """On how many days he keeps to himself what he knows, unless his life hangs on it."""
    asks_twice: bool = False
    """Forgets at night whom he has asked about before."""
    hesitates: float = 0.0
    """In how many nights he dares nothing as a mutant, for fear of being found out …"""
    kills: float = 0.0
    """… how often else he kills, as in other games of the kind, instead of mutating …"""
    paralyses: bool = True
    """… and whether he thinks of their second power."""
    heals_the_likely: bool = True
    """Heals a doctor who should have woken and did not, or whoever is accused; else anybody."""


@dataclass(frozen=True)
class Style:
    """One level."""

    attention: float = 1.0
    """How many of his decisions he thinks over; the others he takes by habit."""
    worlds: int = 10
    """How many crews he keeps in mind …"""
    batches: int = 32
    """… and how often he goes over them."""
    trust: float = 1.0
    """How much he makes of what others say."""
    days: int = 99
    """How many days he remembers what was said."""
    sacrifices: bool = False
    """As a mutant votes against a fellow who is lost anyway: whoever does not is remembered."""
    by_clock: bool = False
    """Stops when his time is up. All others think as much on any machine."""
    habits: Habits = field(default_factory=Habits)


NOVICE: Final = Style(
    attention=0.0,
    habits=Habits(
        tallies=0.0,
        findings=0.25,
        accusations=0.5,
        guesses=0.9,
        grudge=0.7,
        shyness=0.8,
        asks_twice=True,
        hesitates=0.82,
        kills=0.6,
        paralyses=False,
        heals_the_likely=False,
    ),
)
EASY: Final = Style(
    attention=0.0,
    habits=Habits(
        tallies=0.0,
        findings=0.65,
        guesses=0.25,
        grudge=0.35,
        shyness=0.45,
        asks_twice=True,
        hesitates=0.35,
        kills=0.3,
    ),
)
CASUAL: Final = Style(
    attention=0.1, worlds=4, batches=6, trust=0.35, days=1, habits=Habits(tallies=0.2)
)
MEDIUM: Final = Style(attention=0.66, worlds=5, batches=8, trust=0.4, days=2)
HARD: Final = Style(sacrifices=True, by_clock=True)
