"""The bots: two beginners who go by habit, and three who weigh possible worlds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from random import Random

from veillee.bots.budget import Budget
from veillee.bots.reason import Reason
from veillee.bots.sporz.electing import first_hand, hand_in_run_off, later_hand
from veillee.bots.sporz.evidence import is_within_reach
from veillee.bots.sporz.habits import (
    choice_by_habit,
    deeds_by_habit,
    question_by_habit,
    simple_lies,
    treatment_by_habit,
)
from veillee.bots.sporz.lying import false_claims
from veillee.bots.sporz.memory import Memory, remembered
from veillee.bots.sporz.minds import Beliefs, Mind
from veillee.bots.sporz.nights import Plan, best_deeds, best_question, best_treatment, together
from veillee.bots.sporz.questions import (
    asked,
    question_for_somebody,
    role_said,
    role_told,
    told_before,
)
from veillee.bots.sporz.reasons import reason_by_habit, reason_for
from veillee.bots.sporz.speaking import denial, vote_announced, vote_or_say
from veillee.bots.sporz.styles import CASUAL, EASY, HARD, MEDIUM, NOVICE, Style
from veillee.bots.sporz.telling import TALKATIVE, honest_claims, is_in_danger
from veillee.bots.sporz.voice import manner
from veillee.bots.sporz.voting import healthy_choice, lost_fellow, mutant_choice
from veillee.games import sporz
from veillee.games.sporz import Move, View
from veillee.games.sporz.moves import (
    ABSTAIN,
    BLANK_DECISION,
    DECIDE,
    ELECT,
    SLEEP,
    About,
    Claim,
    Opinion,
    Question,
    WillVote,
)
from veillee.games.sporz.state import CHANGES
from veillee.kernel import Chance

VOTES_A_DAY = CHANGES - 1
"""Enough to wait, to vote, and to think better of it."""


def _number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


class Player:
    """The course of a match, the same for all levels, and what is decided by habit."""

    def __init__(self, seed: int | str, style: Style) -> None:
        self._style, self._habits = style, style.habits
        self._number = _number_of(seed)
        self._random = Random(self._number)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        memory = Memory(view)
        match view.phase:
            case "election" | "run-off":
                return self.hand(memory)
            case "day":
                return self._by_day(memory)
            case "tie":
                return self._settle(memory)
            case _ if not memory.own.awake:
                return SLEEP
            case "mutants":
                return together(view, lambda: self.deeds(memory))
            case "doctors":
                return self.treatment(memory)
            case _:
                return self.question(memory, legal)

    def _by_day(self, memory: Memory) -> Move:
        """Speak, and let others speak; say how one will vote, vote, and look once more."""
        so_far, today = memory.own.answer, memory.said(today=True)
        is_announced = memory.own_vote() is not None
        # One claim is kept for the vote, as long as it is not announced.
        has_spare = memory.own.claims_left > (not is_announced)
        if has_spare and (question := asked(memory)):
            return self._answer(memory, question)
        if memory.own.claims_left and (
            is_in_danger(memory) if is_announced else len(today) < TALKATIVE
        ):
            told = set(today)
            for about in self.claims(memory):
                if about not in told:
                    return Claim(about)
        if not is_announced and len(today) + so_far.changes < TALKATIVE:
            found = question_for_somebody(memory, self._number)
            return ABSTAIN if found is None else Claim(found)
        if has_spare and (reply := denial(memory)):
            return Claim(reply)
        if so_far.changes >= VOTES_A_DAY:
            return SLEEP
        move = vote_or_say(memory, self.ballot(memory, list(memory.view.crew)))
        return SLEEP if move == so_far.deed else move

    def _answer(self, memory: Memory, question: Question) -> Claim:
        """By what fits the question, if it tells; else by what it thinks of somebody."""
        return Claim(self._told(memory, question) or self._opinion(memory))

    def _told(self, memory: Memory, question: Question) -> About | None:
        """Who is shy says what he has said before, and nothing new."""
        is_shy = self._is_shy(memory)
        match question.asks:
            case "role":
                return role_said(memory) or (None if is_shy else role_told(memory))
            case "learnt":
                said = memory.said(today=True)
                new = [] if is_shy else [a for a in self.claims(memory) if a not in said]
                return new[0] if new else told_before(memory)
            case "suspect":
                return None

    def _opinion(self, memory: Memory) -> About:
        """What it has said today of whom it suspects or trusts, else how it will vote. Who would
        have nobody killed trusts somebody, by what everybody has heard."""
        said = [a for a in memory.said(today=True) if isinstance(a, Opinion | WillVote)]
        if said:
            return said[-1]
        choice = self.ballot(memory, list(memory.view.crew))
        if choice is not None:
            return vote_announced(memory, choice)
        return Opinion(later_hand(memory, None, self._random), "trust")

    def _is_shy(self, memory: Memory) -> bool:
        return self._lot(memory.view) < self._habits.shyness and not is_in_danger(memory)

    def _settle(self, memory: Memory) -> Move:
        view = memory.view
        choice = self.ballot(memory, list(view.tied))
        if choice is None:
            return BLANK_DECISION if view.blank_tied else DECIDE[self._random.choice(view.tied)]
        return DECIDE[choice]

    def _lot(self, view: View) -> float:
        """Drawn once for each step: whoever looks away does so from its beginning to its end, or
        he would say one thing and do another."""
        return Random(f"{self._number} {view.night} {view.phase}").random()

    def hand(self, memory: Memory) -> Move:
        """For whom it raises its hand as chief."""
        if memory.view.phase == "run-off":
            return ELECT[hand_in_run_off(memory)]
        if memory.view.night == 0:
            return ELECT[first_hand(memory, self._random)]
        return ELECT[later_hand(memory, None, self._random)]

    def claims(self, memory: Memory) -> list[About]:
        """What there is to say, first things first."""
        if memory.own.mutant:
            return simple_lies(memory, self._random) if not memory.said(today=True) else []
        return [] if self._is_shy(memory) else honest_claims(memory)

    def ballot(self, memory: Memory, among: list[int]) -> int | None:
        """Who is to die of these; None for nobody."""
        announced = memory.own_vote()
        if announced in among:
            return announced
        tallies = self._lot(memory.view) < self._habits.tallies
        return choice_by_habit(memory, self._habits, among, self._random, tallies=tallies)

    def deeds(self, memory: Memory) -> Plan:
        """What the mutants should do tonight."""
        return deeds_by_habit(memory, self._habits, self._random)

    def treatment(self, memory: Memory) -> Move:
        """What a doctor points at."""
        return treatment_by_habit(memory, self._habits, self._random)

    def question(self, memory: Memory, legal: list[Move]) -> Move:
        """What an informant asks."""
        return question_by_habit(memory, self._habits, legal, self._random)

    def in_manner(self, view: View, move: Move) -> Move:
        """A claim in its own words."""
        if not isinstance(move, Claim):
            return move
        return Claim(move.about, manner(self._number, len(Memory(view).said())))

    def reason(self, view: View, move: Move) -> Reason | None:
        """Why it has just chosen this move."""
        return reason_by_habit(Memory(view), move)


class Thinker(Player):
    """Keeps possible worlds and weighs them. What it does not think over it does by habit, and at a
    very large table everything."""

    def __init__(
        self, seed: int | str, style: Style, seconds: float, now: Callable[[], float] | None
    ) -> None:
        super().__init__(seed, style)
        self._seconds, self._now = seconds, now
        self._mind = Mind(self._number, style)
        self._crew = Mind(self._number + 1, style, public=True)
        warm_up()

    def beliefs(self, view: View) -> Beliefs:
        """What it holds likely, all it knows considered."""
        clock = Budget(self._seconds, self._now, share=0.8)
        return self._mind.consider(remembered(view, self._style.days), clock)

    def crews_beliefs(self, view: View) -> Beliefs:
        """What somebody would believe who has only heard what everybody has."""
        clock = Budget(self._seconds / 2, self._now, share=0.8)
        return self._crew.consider(remembered(view, self._style.days), clock)

    def thinks(self, view: View) -> bool:
        """Whether it stops to think."""
        return is_within_reach(view) and self._lot(view) < self._style.attention

    def reason(self, view: View, move: Move) -> Reason | None:
        if not self.thinks(view):
            return super().reason(view, move)
        beliefs, crew = partial(self.beliefs, view), partial(self.crews_beliefs, view)
        return reason_for(Memory(view), move, beliefs, crew)

    def hand(self, memory: Memory) -> Move:
        view = memory.view
        if view.night == 0 or view.phase == "run-off" or not self.thinks(view):
            return super().hand(memory)
        believed = (self.crews_beliefs if memory.own.mutant else self.beliefs)(view)
        return ELECT[later_hand(memory, believed.mutant, self._random)]

    def claims(self, memory: Memory) -> list[About]:
        view = memory.view
        if not memory.own.mutant or not self.thinks(view):
            return super().claims(memory)
        return false_claims(memory, self.beliefs(view), self.crews_beliefs(view))

    def ballot(self, memory: Memory, among: list[int]) -> int | None:
        view = memory.view
        if not self.thinks(view):
            return super().ballot(memory, among)
        if memory.own.mutant:
            if self._style.sacrifices and (fellow := lost_fellow(memory)) is not None:
                return fellow
            return mutant_choice(memory, self.beliefs(view), self.crews_beliefs(view), among)
        return healthy_choice(memory, self.beliefs(view), among)

    def deeds(self, memory: Memory) -> Plan:
        if not self.thinks(memory.view):
            return super().deeds(memory)
        return best_deeds(memory.view, self.beliefs(memory.view), self._random.random)

    def treatment(self, memory: Memory) -> Move:
        if not self.thinks(memory.view):
            return super().treatment(memory)
        return best_treatment(memory.view, self.beliefs(memory.view))

    def question(self, memory: Memory, legal: list[Move]) -> Move:
        if not self.thinks(memory.view):
            return super().question(memory, legal)
        return best_question(memory.view, self.beliefs(memory.view), legal)


class Novice(Player):
    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        super().__init__(seed, NOVICE)


class Easy(Player):
    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        super().__init__(seed, EASY)


class Casual(Thinker):
    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__(seed, CASUAL, seconds, now)


class Medium(Thinker):
    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__(seed, MEDIUM, seconds, now)


class Hard(Thinker):
    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__(seed, HARD, seconds, now)


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    state = sporz.setup(sporz.Options(), 8, Chance("warm-up"))
    view = sporz.view(state, 0)
    mind = Mind(0, HARD)
    beliefs = mind.consider(view, Budget(0, share=0.8))
    memory = Memory(view)
    best_deeds(view, beliefs, lambda: 0.0)
    best_treatment(view, beliefs)
    false_claims(memory, beliefs, beliefs)
