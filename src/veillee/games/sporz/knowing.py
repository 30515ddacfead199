"""What a viewer can be sure of, gathered from the view.

`dusk` below means the last moment at which nothing of the open night had happened: nightfall in a
night, and now by day. States are known for that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from .components import FEWEST_WITH_RARE_GENOMES, ROLES, Genome, Role
from .events import (
    Decided,
    Finding,
    Hacked,
    Inspected,
    MutantsCounted,
    Note,
    SawDead,
    Sequenced,
    Spied,
    Touched,
    Treated,
    Woke,
)
from .state import NIGHT_STEPS

if TYPE_CHECKING:
    from .view import Own, View

T = TypeVar("T", Woke, SawDead, Decided, Treated, Touched)

LIKELY, EVEN = 85, 50
"""Chances in a hundred that a mutant met some time ago still is one."""


class Knowledge:
    """Everything is filled in by reading the view once, note by note."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.viewer = view.seat
        self.crew = view.crew
        self.is_night = view.phase in NIGHT_STEPS
        self.last = view.night - 1 if self.is_night else view.night
        """The last night that is over."""
        everyone = range(view.players)
        self.roles: list[set[Role]] = [set(ROLES) for _ in everyone]
        self.genomes: dict[int, Genome] = {}
        self.never_host: set[int] = set()
        self.never_resistant: set[int] = set()
        self.mutant: dict[int, bool] = {}
        """Who was surely mutant, or surely healthy, at dusk."""
        self.patients: set[int] = set()
        """Who is healthy at dusk unless he is a host."""
        self.suspected: dict[int, int] = {}
        self.absent: list[int] = []
        """The colleagues who do not wake tonight with a doctor who does."""
        self.reports: list[Spied] = []
        """The spy's reports of the last night."""
        self.total: int | None = None
        """How many mutants lived at dusk."""
        self.died = {death.seat: death.night for death in view.deaths}
        self._read_autopsies()
        if view.own is not None and view.seat is not None:
            self._read_own(view.own, view.seat)
            for note in view.own.notes:
                self._read(note)

    @cached_property
    def most_at_dusk(self) -> int:
        """How many mutants can have lived at dusk: no more than were there and were made, never
        everyone, and not another number than was counted."""
        mutations = self.last - sum(night <= self.last for night in self.view.killings)
        dead = sum(death.mutant for death in self.view.deaths)
        most = min(self.view.roles.mutant + mutations - dead, len(self.crew) - 1)
        most = min(most, self.most_without_doctors)
        return most if self.total is None else min(most, self.total)

    @property
    def most_without_doctors(self) -> int:
        """Clause 12.3: with no doctor left at nightfall there was one mutant; by day, he may have
        made another since."""
        fall = self.view.night
        gone = sum(d.role == "doctor" and d.night < fall for d in self.view.deaths)
        if gone < self.view.roles.doctor:
            return len(self.crew)
        return 1 if self.is_night else 2

    def tonight(self, kind: type[T]) -> list[T]:
        """The viewer's notes of this kind in the night that is open."""
        if self.view.own is None or not self.is_night:
            return []
        night = self.view.night
        return [n for n in self.view.own.notes if isinstance(n, kind) and n.night == night]

    def _read_autopsies(self) -> None:
        """Clause 9.2: an astronaut, mutant, host may have been a base mutant; and must have been
        one where no other host is drawn (clause 3.3)."""
        masked: set[Role] = {"mutant"} if self.drawn == 0 else {"mutant", "astronaut"}
        for death in self.view.deaths:
            is_masked = death.role == "astronaut" and death.mutant and death.genome == "host"
            self.roles[death.seat] = set(masked) if is_masked else {death.role}
            self.genomes[death.seat] = death.genome

    @property
    def drawn(self) -> int:
        """Clauses 3.3 and 3.8: how many rare genomes were drawn: none, a host, or both."""
        if self.view.players < FEWEST_WITH_RARE_GENOMES:
            return 0
        others = self.view.players - self.view.roles.mutant - self.view.roles.doctor
        return min(others, 2)

    def _read_own(self, own: Own, seat: int) -> None:
        self.roles[seat] = {own.role}
        if own.genome is not None:
            self.genomes[seat] = own.genome
        woke = any(note.step == "mutants" for note in self.tonight(Woke))
        self.mutant[seat] = woke if self.is_night else own.mutant
        if own.role == "doctor":
            for other in range(self.view.players):
                if other in own.doctors:
                    self.roles[other] = {"doctor"}
                elif other != seat:
                    self.roles[other] -= {"doctor"}
        was_mutant = own.role == "mutant"
        for note in own.notes:
            if isinstance(note, Touched):
                if note.how == "mutated":
                    was_mutant = True
                    self.never_resistant.add(seat)
                elif note.how == "healed":
                    if was_mutant:
                        self.never_host.add(seat)
                    was_mutant = False

    def _read(self, note: Note) -> None:
        match note:
            case Woke(step="mutants"):
                self._met_mutants(note)
            case Woke(step="doctors") if note.night >= self.last:
                # Awake as a doctor is healthy, and nobody is mutated later in a night.
                self._sure(note.awake, mutant=False)
                if note.night > self.last and self.view.own is not None:
                    self.absent = [
                        seat
                        for seat in self.view.own.doctors
                        if seat in self.crew and seat not in note.awake
                    ]
            case SawDead(step="doctors") if note.night > self.last:
                self.absent = [seat for seat in self.absent if seat not in note.seats]
            case Decided() if note.night == self.last:
                self._decided(note)
            case Treated() if note.night == self.last:
                self.patients.update(note.patients)
            case MutantsCounted() if note.night == self.last:
                self._counted(note.mutants)
            case Inspected():
                self._inspected(note.night, note.seat, mutant=note.mutant)
            case Sequenced():
                self.genomes[note.seat] = note.genome
            case Spied():
                self._spied(note)
            case Hacked():
                if note.mutants is not None and note.night == self.last:
                    self._counted(note.mutants)
                if note.seat is not None and note.result is not None:
                    self._found(note.night, note.seat, note.result)
            case _:
                pass

    def _sure(self, seats: Sequence[int], *, mutant: bool) -> None:
        self.mutant.update((seat, mutant) for seat in seats if seat in self.crew)

    def _met_mutants(self, note: Woke) -> None:
        """Clause 6.1: whoever was not there was healthy, and is no base mutant."""
        self.never_resistant.update(note.awake)
        asleep = [
            seat
            for seat in range(self.view.players)
            if seat not in note.awake and self.died.get(seat, note.night) >= note.night
        ]
        for seat in asleep:
            self.roles[seat] -= {"mutant"}
        if note.night > self.last:
            self._sure(note.awake, mutant=True)
            self._sure(asleep, mutant=False)
        else:
            self.suspected.update(dict.fromkeys(note.awake, LIKELY))

    def _decided(self, note: Decided) -> None:
        """Who neither was with the mutants nor was their target is healthy still."""
        assert self.view.own is not None  # noqa: S101  (notes have an owner)
        awake = next(
            n.awake
            for n in self.view.own.notes
            if isinstance(n, Woke) and n.step == "mutants" and n.night == note.night
        )
        target = note.seat if note.deed == "mutate" else None
        others = [s for s in self.crew if s not in awake and s != target and s not in self.mutant]
        self._sure(others, mutant=False)
        if target is not None:
            self.suspected[target] = LIKELY

    def _counted(self, mutants: int) -> None:
        executed = sum(
            death.mutant
            for death in self.view.deaths
            if death.by == "ballot" and death.night == self.last
        )
        self.total = mutants - executed

    def _found(self, night: int, seat: int, result: Finding) -> None:
        match result:
            case "mutant" | "healthy":
                self._inspected(night, seat, mutant=result == "mutant")
            case _:
                self.genomes[seat] = result

    def _inspected(self, night: int, seat: int, *, mutant: bool) -> None:
        if mutant:
            self.never_resistant.add(seat)
            self.suspected[seat] = EVEN
        else:
            self.roles[seat] -= {"mutant"}
            self.suspected.pop(seat, None)
        if night == self.last:
            self._sure((seat,), mutant=mutant)

    def _spied(self, note: Spied) -> None:
        """Clause 8.5: who did not open his eyes is no mutant, and no role that would have."""
        if note.night == self.last and note.seat in self.crew:
            self.reports.append(note)
        if note.woke:
            return
        self.roles[note.seat] -= {"mutant"}
        if not note.paralysed:
            asleep: set[Role] = {"astronaut", "hacker"}
            # A doctor who was mutated this very night stays asleep as well.
            self.roles[note.seat] &= asleep | ({"doctor"} if note.mutated else set())
