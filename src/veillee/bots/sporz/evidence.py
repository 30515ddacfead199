"""What a seat has seen and heard, as tables for native code.

Nights are counted from 0 here, seats are bits of a mask, roles and genomes are numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals, Records, record
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
from veillee.games.sporz.moves import (
    Counted,
    Denial,
    Found,
    IAm,
    Opinion,
    Question,
    WasTouched,
    WillVote,
)
from veillee.games.sporz.state import Said

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
SEES_WOKEN, SEES_MUTATED, SEES_PARALYSED, SEES_HEALED = range(4)
NUMBER_OF_SIGHT: Final = {
    "woken": SEES_WOKEN,
    "mutated": SEES_MUTATED,
    "paralysed": SEES_PARALYSED,
    "healed": SEES_HEALED,
}
MUTANTS_STEP, DOCTORS_STEP, INFORMANTS_STEP, DAYBREAK = range(4)
NUMBER_OF_STEP: Final = {
    "mutants": MUTANTS_STEP,
    "doctors": DOCTORS_STEP,
    "informants": INFORMANTS_STEP,
}

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

ROLE_IS, STATE_IS, GENOME_IS, COUNT_IS, WAS_TOUCHED, SUSPECTS, TRUSTS, WILL_VOTE, SAW = range(9)

CLAIM: Final = record(
    "seat",  # who has spoken
    "day",
    "kind",  # ROLE_IS and so on
    "night",  # of which he speaks
    "about",  # whom
    "said",  # a number of the kind's own: of a role, a genome, a touch, a sight; a count; yes or no
)
DEATH: Final = record(
    "night",  # or the night before the day; -1 while the seat is alive, as the two below
    "by_night",
    "mutant",
)
NIGHT: Final = record(
    "mutated",  # whom the mutants touched: a seat, NOBODY, or UNKNOWN
    "paralysed",  # likewise
    "victim",  # of the mutants: a seat, or NOBODY
    "doctors_victim",
    "mutants",  # whom I met among them, a mask; -1 if I did not wake
    "doctors",  # likewise
    "healed",  # whether I was
    "count",  # how many mutants were counted; -1 if I have not heard
)
NOTHING_KNOWN: Final = (UNKNOWN, UNKNOWN, NOBODY, NOBODY, -1, -1, 0, -1)
FINDING: Final = record("night", "seat", "mutant")
SIGHT: Final = record("night", "seat", "woke", "mutated", "paralysed", "healed")


class Evidence(NamedTuple):
    """All that can be held against a supposed world."""

    me: int
    """-1 for what everybody has heard."""
    is_mutant: int
    """Whether I am one now."""
    players: int
    doctors: int
    drawn: int
    """How many rare genomes are."""
    begun: int
    """How many nights have begun …"""
    step: int
    """… and which step of the last is open, or DAYBREAK."""
    crew: Numbers  # [role] how many there are
    allowed: Numbers  # [seat] a mask of the roles it may have
    genomes: Numbers  # [genome] a mask of those known to have it
    mutable: int
    """A mask of those known not to be resistant."""
    deaths: Records  # [seat] of DEATH
    nights: Records  # [night] of NIGHT
    heals: Numbers  # [night, doctor] the patient, where it is known
    found: Records  # of FINDING
    sights: Records  # of SIGHT: the spy's reports
    claims: Records  # of CLAIM
    attraction: Reals  # [night, seat] a logarithm
    """How much likelier than others the mutants are to choose the seat, by what it has claimed."""


def is_within_reach(view: View) -> bool:
    """Whether worlds can be kept at all: at a very large table, or in a very long match, not."""
    return (
        view.players <= MOST_SEATS
        and view.night <= MOST_NIGHTS
        and view.roles.doctor <= MOST_DOCTORS
    )


def mask_of(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def evidence_of(view: View, *, public: bool = False) -> Evidence:
    """Everything the view tells; with `public`, only what everybody has heard."""
    own = None if public else view.own
    me = -1 if own is None or view.seat is None else view.seat
    told = Facts(view, me)
    told.read_deaths()
    if own is not None:
        told.read_own()
    return Evidence(
        me=me,
        is_mutant=int(own is not None and own.mutant),
        players=view.players,
        doctors=view.roles.doctor,
        drawn=rare_genomes_drawn(view),
        begun=view.night,
        step=NUMBER_OF_STEP.get(view.phase, DAYBREAK),
        crew=np.array([view.roles.of(role) for role in ROLES], dtype=np.int64),
        allowed=told.allowed,
        genomes=told.genomes,
        mutable=told.mutable,
        deaths=told.deaths,
        nights=told.nights,
        heals=told.heals,
        found=np.array(told.found, dtype=FINDING),
        sights=np.array(told.sights, dtype=SIGHT),
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

    def __init__(self, view: View, me: int) -> None:
        self.view, self.me = view, me
        self.allowed = np.full(view.players, ANY_ROLE, dtype=np.int64)
        self.genomes = np.zeros(len(NUMBER_OF_GENOME), dtype=np.int64)
        self.mutable = 0
        self.deaths: Records = np.full(view.players, -1, dtype=DEATH)
        self.nights: Records = np.array([NOTHING_KNOWN] * (view.night + 1), dtype=NIGHT)
        self.heals = np.full((view.night + 1, MOST_DOCTORS), UNKNOWN, dtype=np.int64)
        self.found: list[tuple[int, int, int]] = []
        self.sights: list[tuple[int, ...]] = []

    def read_deaths(self) -> None:
        for death in self.view.deaths:
            seat, night = death.seat, self.nights[death.night - 1]
            masked = death.role == "astronaut" and death.mutant and death.genome == "host"
            self.allowed[seat] = 1 << NUMBER_OF_ROLE[death.role] | masked << MUTANT
            self.knows_genome(seat, NUMBER_OF_GENOME[death.genome])
            self.deaths[seat] = death.night - 1, death.by == "night", death.mutant
            if death.by == "night":
                # With two dead it is not known whose victim is whose; the first is as good a guess.
                if death.night in self.view.killings and night.victim == NOBODY:
                    night.victim = seat
                else:
                    night.doctors_victim = seat
        for number in self.view.killings:
            self.nights[number - 1].mutated = NOBODY

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
        tonight = self.nights[night]
        match note:
            case Woke(step="mutants"):
                tonight.mutants = mask_of(note.awake)
                self.mutable |= mask_of(note.awake)
                for seat in range(self.view.players):
                    died = self.deaths[seat].night
                    if seat not in note.awake and (died < 0 or died >= night):
                        self.allowed[seat] &= ~(1 << MUTANT)
            case Woke(step="doctors"):
                tonight.doctors = mask_of(note.awake)
            case SawDead() if night == self.view.night - 1:
                # The first to be seen is the mutants' if they were heard to kill.
                for seat in note.seats:
                    if tonight.mutated == NOBODY and tonight.victim in (NOBODY, seat):
                        tonight.victim = seat
                    else:
                        tonight.doctors_victim = seat
            case Decided():
                tonight.mutated = note.seat if note.deed == "mutate" else NOBODY
                tonight.paralysed = NOBODY if note.paralysed is None else note.paralysed
            case Treated():
                self.treated(night, note)
            case Touched():
                self.touched(night, note.how)
            case MutantsCounted():
                tonight.count = note.mutants
            case Inspected():
                self.found.append((night, note.seat, note.mutant))
            case Sequenced():
                self.knows_genome(note.seat, NUMBER_OF_GENOME[note.genome])
            case Hacked():
                self.hacked(night, note)
            case Spied():
                seen = (note.woke, note.mutated, note.paralysed, note.healed)
                self.sights.append((night, note.seat, *seen))
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
        tonight = self.nights[night]
        match how:
            case "mutated" | "resisted":
                tonight.mutated = self.me
                if how == "mutated":
                    self.mutable |= 1 << self.me
            case "paralysed":
                tonight.paralysed = self.me
            case "healed" | "incurable":
                tonight.healed = 1

    def hacked(self, night: int, note: Hacked) -> None:
        if note.mutants is not None:
            self.nights[night].count = note.mutants
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


def claims_heard(view: View) -> Records:
    """Every claim once: saying a thing again adds nothing."""
    heard: dict[tuple[int, ...], int] = {}
    for day, claims in enumerate(view.claims):
        for said in claims:
            row = claim_row(said)
            if row is not None:
                heard.setdefault(row, day)
    rows = [(seat, day, *about) for (seat, *about), day in heard.items()]
    return np.array(rows, dtype=CLAIM)


def claim_row(said: Said) -> tuple[int, int, int, int, int] | None:
    """Seat, kind, night, about whom, what; None where nothing can be held against a world."""
    about, seat = said.about, said.seat
    match about:
        case IAm():
            return seat, ROLE_IS, 0, seat, NUMBER_OF_ROLE[about.role]
        case Found(result="mutant" | "healthy"):
            return seat, STATE_IS, about.night - 1, about.seat, about.result == "mutant"
        case Found(result="normal" | "host" | "resistant"):
            return seat, GENOME_IS, about.night - 1, about.seat, NUMBER_OF_GENOME[about.result]
        case Found():
            if about.result not in NUMBER_OF_SIGHT:
                return None
            return seat, SAW, about.night - 1, about.seat, NUMBER_OF_SIGHT[about.result]
        case Counted():
            return seat, COUNT_IS, about.night - 1, seat, about.mutants
        case WasTouched():
            return seat, WAS_TOUCHED, about.night - 1, seat, NUMBER_OF_TOUCH[about.how]
        case Opinion():
            return seat, SUSPECTS if about.says == "suspect" else TRUSTS, 0, about.seat, 0
        case WillVote():
            return seat, WILL_VOTE, 0, about.seat, 0
        case Denial() | Question():
            return None
