"""The three bots: a beginner, a club player, and one that is hard to deceive."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from random import Random

from veillee.bots.budget import Budget
from veillee.bots.reason import Reason
from veillee.bots.sporz.evidence import is_within_reach
from veillee.bots.sporz.habits import (
    choice_by_habit,
    deeds_by_habit,
    hand_by_habit,
    question_by_habit,
    simple_lies,
    treatment_by_habit,
)
from veillee.bots.sporz.lying import false_claims
from veillee.bots.sporz.memory import Memory
from veillee.bots.sporz.minds import Beliefs, Mind
from veillee.bots.sporz.nights import Plan, best_deeds, best_question, best_treatment, together
from veillee.bots.sporz.reasons import reason_for
from veillee.bots.sporz.speaking import answer, vote_or_say
from veillee.bots.sporz.telling import TALKATIVE, honest_claims, is_in_danger
from veillee.bots.sporz.voting import healthy_choice, mutant_choice
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
)
from veillee.games.sporz.state import CHANGES
from veillee.kernel import Chance

VOTES_A_DAY = CHANGES - 1
"""Enough to wait, to vote, and to think better of it."""


def _number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


class Player:
    """The course of a match, the same for all levels; each decides in its own way."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(_number_of(seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        memory = Memory(view)
        match view.phase:
            case "election" | "run-off":
                return self.hand(memory, legal)
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
        if memory.own.claims_left and (
            is_in_danger(memory) if is_announced else len(today) < TALKATIVE
        ):
            told = set(today)
            for about in self.claims(memory):
                if about not in told:
                    return Claim(about)
        if not is_announced and len(today) + so_far.changes < TALKATIVE:
            return ABSTAIN
        # One claim is kept for the vote, as long as it is not announced.
        if memory.own.claims_left > (not is_announced) and (reply := answer(memory)):
            return Claim(reply)
        if so_far.changes >= VOTES_A_DAY:
            return SLEEP
        move = vote_or_say(memory, self.ballot(memory, list(memory.view.crew)))
        return SLEEP if move == so_far.deed else move

    def _settle(self, memory: Memory) -> Move:
        view = memory.view
        choice = self.ballot(memory, list(view.tied))
        if choice is None:
            return BLANK_DECISION if view.blank_tied else DECIDE[self._random.choice(view.tied)]
        return DECIDE[choice]

    def hand(self, memory: Memory, legal: list[Move]) -> Move:
        return hand_by_habit(legal, memory, self._random)

    @abstractmethod
    def claims(self, memory: Memory) -> list[About]:
        """What there is to say, first things first."""

    @abstractmethod
    def ballot(self, memory: Memory, among: list[int]) -> int | None:
        """Who is to die of these; None for nobody."""

    @abstractmethod
    def deeds(self, memory: Memory) -> Plan:
        """What the mutants should do tonight."""

    @abstractmethod
    def treatment(self, memory: Memory) -> Move:
        """What a doctor points at."""

    @abstractmethod
    def question(self, memory: Memory, legal: list[Move]) -> Move:
        """What an informant asks."""


class Easy(Player):
    """A beginner: plays the role, tells what it knows, and goes with the accusers."""

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        super().__init__(seed)

    def claims(self, memory: Memory) -> list[About]:
        if memory.own.mutant:
            return simple_lies(memory, self._random) if not memory.said(today=True) else []
        return honest_claims(memory)

    def ballot(self, memory: Memory, among: list[int]) -> int | None:
        announced = memory.own_vote()
        return announced if announced in among else choice_by_habit(memory, among, self._random)

    def deeds(self, memory: Memory) -> Plan:
        return deeds_by_habit(memory, self._random)

    def treatment(self, memory: Memory) -> Move:
        return treatment_by_habit(memory, self._random)

    def question(self, memory: Memory, legal: list[Move]) -> Move:
        return question_by_habit(memory, legal, self._random)


class Thinker(Player):
    """Keeps possible worlds and weighs them; at a very large table it falls back on habits."""

    WORLDS, TRUST = 10, 1.0

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__(seed)
        self._seconds, self._now = seconds, now
        number = _number_of(seed)
        self._mind = Mind(number, self.WORLDS, self.TRUST)
        self._crew = Mind(number + 1, self.WORLDS, self.TRUST, public=True)
        self._habits = Easy(seed, seconds)
        warm_up()

    def beliefs(self, view: View) -> Beliefs:
        """What it holds likely, all it knows considered."""
        return self._mind.consider(view, Budget(self._seconds, self._now, share=0.8))

    def crews_beliefs(self, view: View) -> Beliefs:
        """What somebody would believe who has only heard what everybody has."""
        return self._crew.consider(view, Budget(self._seconds / 2, self._now, share=0.8))

    def reason(self, view: View, move: Move) -> Reason | None:
        """At a very large table it goes by habits, and weighs nothing."""
        if not is_within_reach(view):
            return None
        beliefs, crew = partial(self.beliefs, view), partial(self.crews_beliefs, view)
        return reason_for(Memory(view), move, beliefs, crew)

    def hand(self, memory: Memory, legal: list[Move]) -> Move:
        view = memory.view
        if view.night == 0 or memory.own.mutant or not is_within_reach(view):
            return super().hand(memory, legal)
        beliefs = self.beliefs(view)
        among = list(view.tied) if view.phase == "run-off" else list(view.crew)
        return ELECT[min(among, key=lambda seat: (float(beliefs.mutant[seat]), seat))]

    def claims(self, memory: Memory) -> list[About]:
        if not memory.own.mutant:
            return honest_claims(memory)
        if not is_within_reach(memory.view):
            return self._habits.claims(memory)
        view = memory.view
        return false_claims(memory, self.beliefs(view), self.crews_beliefs(view))

    def ballot(self, memory: Memory, among: list[int]) -> int | None:
        view = memory.view
        if not is_within_reach(view):
            return self._habits.ballot(memory, among)
        if memory.own.mutant:
            return mutant_choice(memory, self.beliefs(view), self.crews_beliefs(view), among)
        return healthy_choice(memory, self.beliefs(view), among)

    def deeds(self, memory: Memory) -> Plan:
        if not is_within_reach(memory.view):
            return self._habits.deeds(memory)
        return best_deeds(memory.view, self.beliefs(memory.view), self._random.random)

    def treatment(self, memory: Memory) -> Move:
        if not is_within_reach(memory.view):
            return self._habits.treatment(memory)
        return best_treatment(memory.view, self.beliefs(memory.view))

    def question(self, memory: Memory, legal: list[Move]) -> Move:
        if not is_within_reach(memory.view):
            return self._habits.question(memory, legal)
        return best_question(memory.view, self.beliefs(memory.view), legal)


class Medium(Thinker):
    """A club player: fewer worlds, and only half an ear for what others say."""

    WORLDS, TRUST = 5, 0.35


class Hard(Thinker):
    """Many worlds, and an ear for who would say what."""


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    state = sporz.setup(sporz.Options(), 8, Chance("warm-up"))
    view = sporz.view(state, 0)
    mind = Mind(0, 2, 1.0)
    beliefs = mind.consider(view, Budget(0, share=0.8))
    memory = Memory(view)
    best_deeds(view, beliefs, lambda: 0.0)
    best_treatment(view, beliefs)
    false_claims(memory, beliefs, beliefs)
