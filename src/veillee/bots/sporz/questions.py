"""What a bot asks others by day, and what it tells those who ask. Whether it asks, and whether it
answers, hangs on its temper and on what everybody has heard, whatever it is."""

from __future__ import annotations

from random import Random
from typing import Final

from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.telling import INFORMANTS
from veillee.bots.sporz.voice import temper_of
from veillee.games.sporz.claims import nights_recalled
from veillee.games.sporz.manners import Temper
from veillee.games.sporz.moves import ASKS, About, Counted, Found, IAm, Question, WasTouched
from veillee.games.sporz.questions import open_questions
from veillee.games.sporz.state import Said

ANSWERS_A_DAY: Final = 2
"""Whoever is asked by many has something else to say as well."""
CURIOSITY: Final[dict[Temper, float]] = {
    "blunt": 0.5,
    "warm": 0.35,
    "wry": 0.35,
    "worried": 0.5,
    "formal": 0.25,
}
"""On how many days somebody of that temper has a question."""
TALKING: Final = 0.25
"""Once so many of the crew have spoken, it is noticed who has not."""


def asked(memory: Memory) -> Question | None:
    """What I was asked first today, and have not answered."""
    today = heard_today(memory)
    waiting = [question for _, question in open_questions(today, memory.me)]
    if not waiting or answers_given(today, memory.me) >= ANSWERS_A_DAY:
        return None
    return waiting[0]


def heard_today(memory: Memory) -> tuple[Said, ...]:
    return memory.view.claims[-1] if memory.view.claims else ()


def answers_given(today: tuple[Said, ...], seat: int) -> int:
    """How many claims of the seat have closed a question to it."""
    own = [place for place, said in enumerate(today) if said.seat == seat]
    waiting = [[len(open_questions(today[:end], seat)) for end in (at, at + 1)] for at in own]
    return sum(before > after for before, after in waiting)


def role_said(memory: Memory) -> IAm | None:
    """What I have said that I am."""
    role = memory.role_said(memory.me)
    return IAm(role) if role else None


def role_told(memory: Memory) -> IAm | None:
    """Informants say what they are, and all others, where there are astronauts, that they are some:
    a doctor does not tell, and so a mutant need not either."""
    if memory.own.role in INFORMANTS:
        return IAm(memory.own.role)
    return IAm("astronaut") if memory.view.roles.astronaut else None


def told_before(memory: Memory) -> About | None:
    """The last thing I have said that I learnt, if it may be said still."""
    recalled, crew = nights_recalled(memory.view.night), memory.view.crew
    told = [
        about
        for about in memory.said()
        if isinstance(about, Found | Counted | WasTouched) and about.night in recalled
        if not isinstance(about, Found) or about.seat in crew
    ]
    return told[-1] if told else None


def question_for_somebody(memory: Memory, seed: int) -> Question | None:
    """On some days one, to somebody whose words are disputed, or who is silent still when I have
    had a word, or let others speak."""
    random = Random(f"{seed} asks {memory.view.night}")
    if random.random() >= CURIOSITY[temper_of(seed)] or has_asked(memory):
        return None
    today = heard_today(memory)
    waiting = {said.about.seat for said in today if isinstance(said.about, Question)}
    disputed = [seat for seat in disputed_seats(memory) if seat not in waiting]
    if disputed:
        return Question(random.choice(disputed), "learnt")
    spoken = {said.seat for said in today}
    silent = [seat for seat in memory.others if seat not in spoken | waiting]
    is_late = memory.me in spoken or memory.own.answer.changes
    if not silent or not is_late or len(spoken) < TALKING * len(memory.view.crew):
        return None
    whom = random.choice(silent)
    return Question(whom, random.choice(ASKS[memory.role_said(whom) is not None :]))


def has_asked(memory: Memory) -> bool:
    return any(isinstance(about, Question) for about in memory.said(today=True))


def disputed_seats(memory: Memory) -> list[int]:
    """The others on board whose claims do not go with somebody's, or with an autopsy."""
    seats = {by for one in memory.view.disputes for side in one.sides for by in side.by}
    return [seat for seat in memory.others if seat in seats]
