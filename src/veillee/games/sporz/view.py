"""What a player or a watcher knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from veillee.kernel import Value

from .asking import Asked, asked, taking_back
from .components import Crew, Genome, Role
from .disputes import Dispute, disputes
from .events import (
    BallotCounted,
    Decided,
    Died,
    Elected,
    Hacked,
    Note,
    RunOff,
    Sequenced,
    Settled,
    Touched,
    Treated,
    Voted,
)
from .knowing import Knowledge
from .moves import Deed, Move
from .news import News, news
from .pointing import seen_dead
from .reel import Chapter, Closest, closest, reel
from .state import CLAIMS_A_DAY, Answer, Ending, Options, Phase, Said, State


class Proposal(Value):
    """What somebody who is awake with this seat points at."""

    seat: int
    deed: Deed | None
    paralysed: int | None


class Own(Value):
    """What a seat knows of itself, and of the night it has seen."""

    role: Role
    mutant: bool
    genome: Genome | None
    """None as long as the seat has not learnt it."""
    doctors: tuple[int, ...]
    """All doctors, for a doctor (clause 2.4)."""
    paralysed: bool
    awake: bool
    """Whether what the seat points at counts, in this step of the night."""
    dead: tuple[int, ...]
    """Whom the seat, being awake, sees dead."""
    proposals: tuple[Proposal, ...]
    """Of those awake with the seat."""
    answer: Answer
    take_back: tuple[Move, ...]
    """What takes back what it has answered so far."""
    claims_left: int
    """How many claims it may still make today."""
    notes: tuple[Note, ...]
    """All it has learnt, oldest first."""


class View(Value):
    seat: int | None
    options: Options
    players: int
    roles: Crew
    """How many there are of each role."""
    phase: Phase
    night: int
    crew: tuple[int, ...]
    chief: int | None
    awaited: tuple[int, ...]
    """Who is asked in the open step, but for the viewer himself once he has had his last word: of
    the others he does not learn it (clause 1.4)."""
    asked: Asked | None
    """What the open step asks of everybody."""
    decider: int | None
    """The chief, while he settles a tie."""
    tied: tuple[int, ...]
    blank_tied: bool
    killings: tuple[int, ...]
    deaths: tuple[Died, ...]
    elections: tuple[RunOff | Elected, ...]
    ballots: tuple[BallotCounted | Settled, ...]
    claims: tuple[tuple[Said, ...], ...]
    disputes: tuple[Dispute, ...]
    """Which of them cannot all be so."""
    news: News | None
    """What everyone has heard last."""
    ended: Ending | None
    own: Own | None
    truth: State | None
    """Everything, for the dead and at the end (clauses 1.6 and 12.7)."""
    reel: tuple[Chapter, ...]
    """The same as it came to pass, at the end."""
    closest: Closest | None


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:
    """Clause 1.4: where everyone is asked, nobody is told who has answered; one knows it of
    oneself."""
    if state.phase in ("tie", "over"):
        return state.awaited
    if viewer in state.crew and viewer not in state.awaited:
        return tuple(seat for seat in state.crew if seat != viewer)
    return state.crew


def view(state: State, seat: int | None) -> View:
    told = reel(state, known)
    return View(
        seat=seat,
        options=state.options,
        players=len(state.roles),
        roles=state.options.crew(len(state.roles)),
        phase=state.phase,
        night=state.night,
        crew=state.crew,
        chief=state.chief,
        awaited=awaited(state, seat),
        asked=asked(state),
        decider=state.awaited[0] if state.phase == "tie" else None,
        tied=state.tied,
        blank_tied=state.blank_tied,
        killings=state.killings,
        deaths=state.deaths,
        elections=state.elections,
        ballots=state.ballots,
        claims=state.claims,
        disputes=disputes(state),
        news=news(state),
        ended=state.ended,
        own=None if seat is None else own(state, seat),
        truth=state if state.knows_everything(seat) else None,
        reel=told,
        closest=closest(told),
    )


def known(state: State, seat: int) -> Knowledge:
    return Knowledge(view(state, seat))


def own(state: State, seat: int) -> Own:
    role, awake = state.roles[seat], seat in state.awake
    # Clause 8.1: informants wake one after the other, and meet nobody.
    fellows = state.awake if awake and state.phase != "informants" else ()
    return Own(
        role=role,
        mutant=state.mutants[seat],
        genome=(
            state.genomes[seat]
            if state.knows_everything(seat)
            else known_genome(role, seat, state.notes[seat])
        ),
        doctors=doctors_known(state, seat),
        paralysed=state.tonight.paralysed == seat,
        awake=awake,
        dead=seen_dead(state, seat),
        proposals=tuple(proposal(state, other) for other in fellows if other != seat),
        answer=state.answer_of(seat),
        take_back=taking_back(state, seat),
        claims_left=claims_left(state, seat),
        notes=state.notes[seat],
    )


def proposal(state: State, seat: int) -> Proposal:
    answer = state.answer_of(seat)
    return Proposal(seat, answer.deed, answer.paralysed)


def claims_left(state: State, seat: int) -> int:
    """Clause 10.3; clause 11.2: none after one's last word."""
    speaks = state.phase == "day" and seat in state.awaited
    return CLAIMS_A_DAY - state.answer_of(seat).claims if speaks else 0


def doctors_known(state: State, seat: int) -> tuple[int, ...]:
    """Clause 2.4: doctors know each other."""
    if state.roles[seat] != "doctor":
        return ()
    return tuple(other for other, role in enumerate(state.roles) if role == "doctor")


def known_genome(role: Role, seat: int, notes: Iterable[Note]) -> Genome | None:
    """Clauses 3.2 and 3.4 to 3.7: by the role, or by what the seat has lived through or read."""
    if role == "mutant":
        return "host"
    if role == "doctor":
        return "normal"
    for note in notes:
        match note:
            case Touched(how="resisted"):
                return "resistant"
            case Touched(how="incurable"):
                return "host"
            case Sequenced() if note.seat == seat:
                return note.genome
            case Hacked(seat=found, result=("normal" | "host" | "resistant") as genome) if (
                found == seat
            ):
                return genome
            case _:
                pass
    return None


def hidden(state: State, seat: int | None) -> Mapping[str, Any]:
    """Who is who; what the night has done; who of the others has answered, and what."""
    if state.knows_everything(seat):
        return {}
    facts: dict[str, Any] = {"crew": who_is_who(state, seat)}
    notes = () if seat is None else state.notes[seat]
    tonight = [type(n) for n in notes if not isinstance(n, Voted) and n.night == state.night]
    if state.phase in ("doctors", "informants") and Decided not in tonight:
        facts["mutants' night"] = [
            state.tonight.mutated,
            state.tonight.paralysed,
            state.tonight.killed if state.phase == "doctors" else (),
        ]
    if state.phase == "informants" and Treated not in tonight:
        facts["doctors' night"] = [state.tonight.healed, state.tonight.killed]
    fellows = state.awake if seat in state.awake and state.phase != "informants" else (seat,)
    answers = [
        [other, answer.deed, answer.paralysed]
        for other, answer in enumerate(state.answers)
        if other not in fellows and (answer.deed, answer.paralysed) != (None, None)
    ]
    if answers:
        facts["answers"] = answers
    if state.phase != "tie":
        facts["answered"] = [s for s in state.crew if s != seat and s not in state.awaited]
    return facts


def who_is_who(state: State, seat: int | None) -> list[Any]:
    """Role, genome and state of everybody; of himself the viewer may lack the genome."""
    return [
        [state.genomes[other]]
        if other == seat
        else [state.roles[other], state.genomes[other], state.mutants[other]]
        for other in range(len(state.roles))
    ]
