"""What a seat has seen and heard, as tables for native code.

Nights are counted from 0 here, seats are bits of a mask, roles and genomes are numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.games.sporz import View
from veillee.games.sporz.components import FEWEST_WITH_RARE_GENOMES, ROLES, Role
from veillee.games.sporz.events import (
    Decided,
    Hacked,
    Inspected,
    MutantsCounted,
    SawDead,
    Sequenced,
    Spied,
    Touched,
    Treated,
    Voted,
    Woke,
)
from veillee.games.sporz.moves import Counted, Denial, Found, IAm, Opinion, WasTouched, WillVote
from veillee.games.sporz.state import Said

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]

MUTANT, DOCTOR, INFORMATICIAN, PSYCHOLOGIST, GENETICIST, SPY, HACKER, ASTRONAUT = range(8)
NORMAL, HOST, RESISTANT = range(3)
NUMBER_OF_ROLE: Final = {role: number for number, role in enumerate(ROLES)}
NUMBER_OF_GENOME: Final = {"normal": NORMAL, "host": HOST, "resistant": RESISTANT}
TOUCH_MUTATED, TOUCH_HEALED, TOUCH_PARALYSED = range(3)
NUMBER_OF_TOUCH: Final = {
    "mutated": TOUCH_MUTATED,
    "healed": TOUCH_HEALED,
    "paralysed": TOUCH_PARALYSED,
}
STEPS_DONE: Final = {"mutants": 0, "doctors": 1, "informants": 2}
DAYBREAK: Final = 3

UNKNOWN, NOBODY = -2, -1
MOST_SEATS, MOST_NIGHTS, MOST_DOCTORS = 24, 32, 4
ANY_ROLE: Final = (1 << len(ROLES)) - 1

ATTRACTION: Final[dict[Role, float]] = {
    "mutant": -0.6,
    "doctor": 0.5,
    "informatician": -0.5,
    "psychologist": 0.8,
    "geneticist": -0.6,
    "spy": -0.8,
    "hacker": -0.6,
    "astronaut": -0.8,
}

# Columns of `claims`; then the kinds.
SEAT, DAY, KIND, NIGHT, ABOUT, VALUE = range(6)
ROLE_IS, STATE_IS, GENOME_IS, COUNT_IS, WAS_TOUCHED, SUSPECTS, TRUSTS, WILL_VOTE, SAW = range(9)
# Columns of `sights` of a night, and what a spy can see of somebody.
S_SEAT, S_NIGHT, S_WOKE, S_MUTATED, S_PARALYSED, S_HEALED = range(6)
SEEN: Final = {"woken": 0, "mutated": 1, "paralysed": 2, "healed": 3}


class Evidence(NamedTuple):
    """All that can be held against a supposed world."""

    scalars: Numbers
    """me (or -1), players, nights begun, steps done of the last, mutant now, rare genomes drawn,
    doctors."""
    crew: Numbers
    """How many there are of each role."""
    allowed: Numbers
    """For each seat a mask of the roles it may have."""
    genomes: Numbers
    """Masks of those known to be normal, hosts, resistant; and of those who cannot be resistant."""
    died: Numbers
    """[seat] the night of the death, or -1; by night or not; as a mutant or not."""
    nights: Numbers
    """[night] for each what is known: see the columns below."""
    heals: Numbers
    """[night, doctor] the patient, where it is known."""
    found: Numbers
    """[finding] night, seat, mutant."""
    sights: Numbers
    """[report] seat, night, woke, mutated, paralysed, healed."""
    claims: Numbers
    attraction: Reals
    """[night, seat] how much likelier than others the mutants are to choose the seat, by what it
    has claimed so far: a logarithm."""


ME, PLAYERS, NIGHTS, DONE, MUTANT_NOW, DRAWN, DOCTORS = range(7)
# Columns of `nights`: who is mutated and paralysed, where known; the mutants' and the doctors'
# victims; the mutants and the doctors met; whether I was healed; how many mutants were counted.
N_MUTATED, N_PARALYSED, N_VICTIM, N_DOCTORS_VICTIM, N_MUTANTS, N_DOCTORS, N_HEALED, N_COUNT = range(
    8
)


def is_within_reach(view: View) -> bool:
    """Whether worlds can be kept at all: at a very large table, or in a very long match, not."""
    return (
        view.players <= MOST_SEATS
        and view.night <= MOST_NIGHTS
        and view.roles.doctor <= MOST_DOCTORS
    )


def mask_of(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def evidence_of(view: View, *, public: bool = False) -> Evidence:
    """Everything the view tells; with `public`, only what everybody has heard."""
    own = None if public else view.own
    me = -1 if own is None or view.seat is None else view.seat
    scalars = np.array(
        [
            me,
            view.players,
            view.night,
            STEPS_DONE.get(view.phase, DAYBREAK),
            own is not None and own.mutant,
            rare_genomes_drawn(view),
            view.roles.doctor,
        ],
        dtype=np.int64,
    )
    nights = np.full((view.night + 1, 8), UNKNOWN, dtype=np.int64)
    nights[:, [N_VICTIM, N_DOCTORS_VICTIM, N_MUTANTS, N_DOCTORS, N_COUNT]] = NOBODY
    nights[:, N_HEALED] = 0
    told = Facts(view, me, nights)
    told.read_deaths()
    if own is not None:
        told.read_own()
    return Evidence(
        scalars=scalars,
        crew=np.array([view.roles.of(role) for role in ROLES], dtype=np.int64),
        allowed=told.allowed,
        genomes=told.genomes,
        died=told.died,
        nights=nights,
        heals=told.heals,
        found=np.array(told.found, dtype=np.int64).reshape(-1, 3),
        sights=np.array(told.sights, dtype=np.int64).reshape(-1, 6),
        claims=claims_heard(view),
        attraction=attraction_in(view),
    )


def rare_genomes_drawn(view: View) -> int:
    """Clauses 3.3 and 3.8: none, a host, or a host and a resistant."""
    if view.players < FEWEST_WITH_RARE_GENOMES:
        return 0
    return min(2, view.players - view.roles.mutant - view.roles.doctor)


class Facts:
    """The view's facts, sorted into tables note by note."""

    def __init__(self, view: View, me: int, nights: Numbers) -> None:
        self.view, self.me, self.nights = view, me, nights
        self.allowed = np.full(view.players, ANY_ROLE, dtype=np.int64)
        self.genomes = np.zeros(4, dtype=np.int64)
        self.died = np.full((view.players, 3), -1, dtype=np.int64)
        self.heals = np.full((view.night + 1, MOST_DOCTORS), UNKNOWN, dtype=np.int64)
        self.found: list[tuple[int, int, int]] = []
        self.sights: list[tuple[int, ...]] = []

    def read_deaths(self) -> None:
        for death in self.view.deaths:
            seat, night = death.seat, death.night - 1
            masked = death.role == "astronaut" and death.mutant and death.genome == "host"
            self.allowed[seat] = 1 << NUMBER_OF_ROLE[death.role] | masked << MUTANT
            self.knows_genome(seat, NUMBER_OF_GENOME[death.genome])
            self.died[seat] = night, death.by == "night", death.mutant
            if death.by == "night":
                # With two dead it is not known whose victim is whose; the first is as good a guess.
                heard = death.night in self.view.killings
                by_mutants = heard and self.nights[night, N_VICTIM] == NOBODY
                self.nights[night, N_VICTIM if by_mutants else N_DOCTORS_VICTIM] = seat
                if by_mutants:
                    self.nights[night, N_MUTATED] = NOBODY
        for night in self.view.killings:
            self.nights[night - 1, N_MUTATED] = NOBODY

    def knows_genome(self, seat: int, genome: int) -> None:
        self.genomes[genome] |= 1 << seat

    def read_own(self) -> None:
        own, me = self.view.own, self.me
        assert own is not None  # noqa: S101
        self.allowed[me] = 1 << NUMBER_OF_ROLE[own.role]
        if own.genome is not None:
            self.knows_genome(me, NUMBER_OF_GENOME[own.genome])
        if own.role == "doctor":
            for seat in range(self.view.players):
                is_one = seat in own.doctors
                self.allowed[seat] &= 1 << DOCTOR if is_one else ~(1 << DOCTOR)
        for note in own.notes:
            if not isinstance(note, Voted):
                self.read(note.night - 1, note)

    def read(self, night: int, note: object) -> None:
        facts = self.nights[night]
        match note:
            case Woke(step="mutants"):
                facts[N_MUTANTS] = mask_of(note.awake)
                self.genomes[3] |= mask_of(note.awake)
                for seat in range(self.view.players):
                    died = self.died[seat, 0]
                    if seat not in note.awake and (died < 0 or died >= night):
                        self.allowed[seat] &= ~(1 << MUTANT)
            case Woke(step="doctors"):
                facts[N_DOCTORS] = mask_of(note.awake)
            case SawDead() if night == self.view.night - 1:
                # The first to be seen is the mutants' if they were heard to kill.
                for seat in note.seats:
                    by_mutants = facts[N_MUTATED] == NOBODY and facts[N_VICTIM] in (NOBODY, seat)
                    facts[N_VICTIM if by_mutants else N_DOCTORS_VICTIM] = seat
            case Decided():
                facts[N_MUTATED] = note.seat if note.deed == "mutate" else NOBODY
                facts[N_PARALYSED] = NOBODY if note.paralysed is None else note.paralysed
            case Treated():
                self.treated(night, note)
            case Touched():
                self.touched(night, note.how)
            case MutantsCounted():
                facts[N_COUNT] = note.mutants
            case Inspected():
                self.found.append((night, note.seat, note.mutant))
            case Sequenced():
                self.knows_genome(note.seat, NUMBER_OF_GENOME[note.genome])
            case Hacked():
                self.hacked(night, note)
            case Spied():
                seen = (note.woke, note.mutated, note.paralysed, note.healed)
                self.sights.append((note.seat, night, *seen))
            case _:
                pass

    def treated(self, night: int, note: Treated) -> None:
        own = self.view.own
        assert own is not None  # noqa: S101
        self.heals[night] = NOBODY
        for doctor, patient in zip(note.doctors, note.patients, strict=True):
            place = own.doctors.index(doctor)
            if place < MOST_DOCTORS:
                self.heals[night, place] = patient

    def touched(self, night: int, how: str) -> None:
        facts = self.nights[night]
        match how:
            case "mutated" | "resisted":
                facts[N_MUTATED] = self.me
                if how == "mutated":
                    self.genomes[3] |= 1 << self.me
            case "paralysed":
                facts[N_PARALYSED] = self.me
            case "healed" | "incurable":
                facts[N_HEALED] = 1

    def hacked(self, night: int, note: Hacked) -> None:
        if note.mutants is not None:
            self.nights[night, N_COUNT] = note.mutants
        if note.seat is None or note.result is None:
            return
        if note.result in ("mutant", "healthy"):
            self.found.append((night, note.seat, note.result == "mutant"))
        else:
            self.knows_genome(note.seat, NUMBER_OF_GENOME[note.result])


def attraction_in(view: View) -> Reals:
    """As found in matches between the strongest bots: they like a psychologist best."""
    table = np.zeros((view.night + 1, view.players))
    for day, claims in enumerate(view.claims):
        for said in claims:
            if isinstance(said.about, IAm):
                table[day + 1 :, said.seat] = ATTRACTION[said.about.role]
    return table


def claims_heard(view: View) -> Numbers:
    """Every claim once: saying a thing again adds nothing."""
    heard: dict[tuple[int, ...], int] = {}
    for day, claims in enumerate(view.claims):
        for said in claims:
            row = claim_row(said)
            if row is not None:
                heard.setdefault(row, day)
    rows = [(seat, day, *about) for (seat, *about), day in heard.items()]
    return np.array(rows, dtype=np.int64).reshape(-1, 6)


def claim_row(said: Said) -> tuple[int, int, int, int, int] | None:
    """Seat, kind, night, about whom, value; None where there is nothing to hold against a world."""
    about, seat = said.about, said.seat
    match about:
        case IAm():
            return seat, ROLE_IS, 0, seat, NUMBER_OF_ROLE[about.role]
        case Found(result="mutant" | "healthy"):
            return seat, STATE_IS, about.night - 1, about.seat, about.result == "mutant"
        case Found(result="normal" | "host" | "resistant"):
            return seat, GENOME_IS, about.night - 1, about.seat, NUMBER_OF_GENOME[about.result]
        case Found():
            if about.result not in SEEN:
                return None
            return seat, SAW, about.night - 1, about.seat, SEEN[about.result]
        case Counted():
            return seat, COUNT_IS, about.night - 1, seat, about.mutants
        case WasTouched():
            return seat, WAS_TOUCHED, about.night - 1, seat, NUMBER_OF_TOUCH[about.how]
        case Opinion():
            return seat, SUSPECTS if about.says == "suspect" else TRUSTS, 0, about.seat, 0
        case WillVote():
            return seat, WILL_VOTE, 0, about.seat, 0
        case Denial():
            return None
