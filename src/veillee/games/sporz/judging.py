"""Claims held against the truth once it is open, and against what the claimer knew then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from veillee.kernel import Value

from .disputes import GENOMES, STATES
from .events import Inspected, Sequenced, Touched, Voted, Woke
from .moves import Counted, Denial, Found, IAm, Opinion, Question, Result, WasTouched, WillVote
from .state import Said, State, silence
from .witness import counts, tells

if TYPE_CHECKING:
    from .knowing import Knowledge

Verdict = Literal["true", "guess", "lie", "error"]
"""So, and known to be so; so, but made up; not so, and known or made up; not so, in good faith."""
Fact = IAm | Found | Counted
Known = Callable[[State, int], "Knowledge"]
"""What a seat could be sure of in a state."""

FELT: Final[tuple[Result, ...]] = (*STATES, "woken", "mutated", "healed", "paralysed")
"""What everybody knows of himself, every night."""
IN_VAIN: Final[dict[str, Result]] = {"resisted": "resistant", "incurable": "host"}
"""Clauses 3.4 and 3.5: the genome that was in the way."""


class Judged(Value):
    """What a claim was worth."""

    verdict: Verdict | None
    """None: a plan or a question, which is neither true nor false."""
    truth: tuple[Fact, ...]
    """What was so instead, of whom and when it speaks; empty where nothing befell him."""


class Dawn(NamedTuple):
    """Who was a mutant when a night was over, and how many of them lived."""

    mutants: frozenset[int]
    living: int


def fact_of(said: Said, day: int) -> Fact | None:
    """What a claim says of the world, whoever makes it."""
    seat, about = said.seat, said.about
    match about:
        case Denial():
            return Found(day, seat, "healthy")
        case Opinion():
            return Found(day, about.seat, "mutant" if about.says == "suspect" else "healthy")
        case WasTouched():
            return Found(about.night, seat, about.how)
        case WillVote() | Question():
            return None
        case _:
            return about


class Judge:
    """Judges the claims of one day, from the state at its dawn."""

    def __init__(
        self,
        then: State,
        dawns: Mapping[int, Dawn],
        known: Known,
    ) -> None:
        self._then, self._dawns = then, dawns
        self._known = cache(lambda seat: known(then, seat))

    def judge(self, said: Said) -> Judged:
        fact = fact_of(said, self._then.night)
        if fact is None:
            return Judged(None, ())
        truth = self._truth(said.seat, fact)
        is_so = fact in truth
        return Judged(self._verdict(said, fact, is_so=is_so), (fact,) if is_so else truth)

    def _verdict(self, said: Said, fact: Fact, *, is_so: bool) -> Verdict:
        if isinstance(said.about, Opinion):
            believes = not self._knew_better(said.seat, fact)
            return "true" if is_so else "error" if believes else "lie"
        if is_so:
            return "true" if self.knew(said.seat, fact) else "guess"
        in_good_faith = self._was_told(said.seat, fact) and not self._knew_better(said.seat, fact)
        return "error" if in_good_faith else "lie"

    def _truth(self, seat: int, fact: Fact) -> tuple[Fact, ...]:
        match fact:
            case IAm():
                return (IAm(self._then.roles[seat]),)
            case Counted():
                return (Counted(fact.night, self._dawns[fact.night].living),)
            case Found() if fact.result in STATES:
                mutant = fact.seat in self._dawns[fact.night].mutants
                return (Found(fact.night, fact.seat, "mutant" if mutant else "healthy"),)
            case Found() if fact.result in GENOMES:
                return (Found(fact.night, fact.seat, self._then.genomes[fact.seat]),)
            case Found():
                return self._befell(fact.night, fact.seat)

    @cached_property
    def _looked_into(self) -> set[tuple[int, int, type]]:
        """Who was inspected or sequenced in which night."""
        return {
            (note.night, note.seat, type(note))
            for notes in self._then.notes
            for note in notes
            if isinstance(note, Inspected | Sequenced)
        }

    def _befell(self, night: int, seat: int) -> tuple[Found, ...]:
        """What happened to somebody in a night, whoever knew of it."""
        results: list[Result] = []
        for note in self._then.notes[seat]:
            match note:
                case Woke() if note.night == night and "woken" not in results:
                    results.append("woken")
                case Touched(how=("mutated" | "healed" | "paralysed") as how) if (
                    note.night == night
                ):
                    results.append(how)
                case Touched(how=("resisted" | "incurable") as how) if note.night == night:
                    results.append(IN_VAIN[how])
                case _:
                    pass
        results += ["inspected"] * ((night, seat, Inspected) in self._looked_into)
        results += ["sequenced"] * ((night, seat, Sequenced) in self._looked_into)
        return tuple(Found(night, seat, result) for result in results)

    def knew(self, seat: int, fact: Fact) -> bool:
        return self._was_told(seat, fact) or self._was_sure(seat, fact)

    def _was_told(self, seat: int, fact: Fact) -> bool:
        """Which may not be so: attempts are told of, and who was mutated or healed in vain keeps
        it to himself."""
        notes = self._then.notes[seat]
        match fact:
            case IAm():
                return fact.role == self._then.roles[seat]
            case Counted():
                return any(counts(note, fact) for note in notes)
            case Found() if fact.seat == seat and fact.result in FELT:
                return fact in self._truth(seat, fact)
            case Found():
                return any(tells(note, fact) for note in notes)

    def _was_sure(self, seat: int, fact: Fact) -> bool:
        """Of what follows from all that the seat was told."""
        if not isinstance(fact, Found):
            return False
        if fact.result in GENOMES:
            return self._known(seat).genomes.get(fact.seat) == fact.result
        if fact.result in STATES and fact.night == self._then.night:
            return self._known(seat).mutant.get(fact.seat) is (fact.result == "mutant")
        return False

    def _knew_better(self, seat: int, fact: Fact) -> bool:
        """Whether what is not so was against all that the seat knew."""
        if not isinstance(fact, Found):
            return True
        known = self._known(seat)
        match fact.result:
            case "mutant":
                return known.mutant.get(fact.seat) is False
            case "healthy":
                # Whom one has met among the mutants may have been healed since; one does not trust.
                return known.mutant.get(fact.seat, fact.seat in known.suspected)
            case "mutated":
                return known.genomes.get(fact.seat) == "resistant"
            case "healed":
                return known.genomes.get(fact.seat) == "host"
            case _:
                return True


def at_dawn(state: State, day: int, mutants: frozenset[int]) -> State:
    """A match that is over, as it was when this day broke: all that views of it are made of."""
    deaths = tuple(d for d in state.deaths if d.night < day or (d.night, d.by) == (day, "night"))
    dead = {death.seat for death in deaths}
    return State(
        options=state.options,
        roles=state.roles,
        genomes=state.genomes,
        mutants=tuple(seat in mutants for seat in range(len(state.roles))),
        crew=tuple(seat for seat in range(len(state.roles)) if seat not in dead),
        phase="day",
        awaited=(),
        answers_in_rows=silence(len(state.roles)),
        notes=tuple(
            tuple(n for n in notes if (n.day < day if isinstance(n, Voted) else n.night <= day))
            for notes in state.notes
        ),
        night=day,
        killings=tuple(night for night in state.killings if night <= day),
        deaths=deaths,
    )
