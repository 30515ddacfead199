"""What a move must fulfil: conditions that `legal` filters by and `why_not` names.

A game lists them in the order in which it refuses, and asks each list of the least it looks at: a
condition on a ticket is asked once for the ticket, not again for each of its stakes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar, TypeVarTuple

from veillee.kernel.rulebook import Refusal, Rulebook

Facts = TypeVarTuple("Facts")
At = TypeVar("At")
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True, eq=False)
class Condition(Generic[*Facts]):
    """One condition: its clause, the message of its refusal, and whether it holds."""

    rule: str
    message: str
    holds: Callable[[*Facts], bool]
    args: Callable[[*Facts], Mapping[str, str | int]] = lambda *_: {}
    """What the message speaks of; asked only where the condition does not hold."""


def all_hold(conditions: Iterable[Condition[*Facts]], *facts: *Facts) -> bool:
    for condition in conditions:  # noqa: SIM110  (a generator would cost as much as the answer)
        if not condition.holds(*facts):
            return False
    return True


def passing(
    conditions: Iterable[Condition[At, Thing]], at: At, things: Iterable[Thing]
) -> Iterable[Thing]:
    """Those of the things for which every condition holds."""
    for condition in conditions:
        holds = condition.holds
        things = [thing for thing in things if holds(at, thing)]
    return things


def first_broken(
    rulebook: Rulebook, conditions: Iterable[Condition[*Facts]], *facts: *Facts
) -> Refusal | None:
    """The refusal of the first condition that does not hold, if there is one."""
    for condition in conditions:
        if not condition.holds(*facts):
            return Refusal(condition.rule, condition.message, condition.args(*facts), rulebook)
    return None
