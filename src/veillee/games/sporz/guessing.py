"""What others may have answered so far in the step that is open, as far as a viewer can tell."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from veillee.kernel import Chance

from .answering import legal
from .election import elects
from .moves import BLANK_VOTE, HEAL, KILL, MUTATE, VOTE
from .pointing import heals, inform
from .state import SILENT, Answer, State
from .view import View

ANSWERING: Final = 90
POINTING: Final = 60
BLANK: Final = 15
"""Chances in a hundred: somebody who has had his last word has named somebody; somebody who has
not points already; a ballot is blank."""


def percent(chance: Chance, share: int) -> bool:
    return chance.below(100) < share


def guess_awaited(view: View, chance: Chance) -> tuple[int, ...]:
    """Clause 1.4: who of the others has answered is anybody's guess; somebody has not, or else the
    step would have closed."""
    if view.phase == "tie":
        return view.awaited
    others = [seat for seat in view.crew if seat != view.seat]
    most = len(others) if view.seat in view.awaited else len(others) - 1
    answered = set(chance.shuffle(others)[: chance.below(most + 1)])
    return tuple(seat for seat in view.awaited if seat not in answered)


def guess_answers(view: View, state: State, chance: Chance) -> tuple[Answer, ...]:
    """The viewer's own answer and those shown to him; the others' at random."""
    answers = [SILENT] * view.players
    claims = Counter(said.seat for said in view.claims[-1]) if view.phase == "day" else {}
    plan = shared_plan(state, chance)
    for seat in view.crew if view.phase != "tie" else ():
        guessed = guess(state, seat, plan, chance)
        answers[seat] = Answer(
            guessed.deed, guessed.paralysed, guessed.changes, claims.get(seat, 0)
        )
    if view.own is not None and view.seat is not None:
        answers[view.seat] = view.own.answer
        for seen in view.own.proposals:
            changes = (seen.deed is not None) + (seen.paralysed is not None)
            answers[seen.seat] = Answer(seen.deed, seen.paralysed, changes)
    return tuple(answers)


def shared_plan(state: State, chance: Chance) -> Answer:
    """Those who are awake together do not quarrel: they point at the same players."""
    if state.phase not in ("mutants", "doctors"):
        return SILENT
    target = chance.choice(state.living)
    if percent(chance, BLANK):
        return Answer(KILL[target], changes=1)
    if state.phase == "doctors":
        return Answer(HEAL[target], changes=1)
    return Answer(MUTATE[target], chance.choice(state.crew), changes=2)


def guess(state: State, seat: int, plan: Answer, chance: Chance) -> Answer:
    spoken = seat not in state.awaited
    if not percent(chance, ANSWERING if spoken else POINTING):
        return SILENT
    match state.phase:
        case "election" | "run-off":
            return Answer(chance.choice(elects(state, seat))) if spoken else SILENT
        case "informants":
            if not spoken:
                return SILENT
            before = msgspec.structs.replace(state, awaited=(seat,))
            return inform(chance.choice(legal(before, seat)))
        case "mutants" if seat in state.awake:
            return plan
        case "mutants":
            return Answer(MUTATE[chance.choice(state.crew)], None, 1)
        case "doctors" if seat in state.awake and plan.deed != HEAL[seat]:
            return plan
        case "doctors":
            patients = heals(state, seat)
            return Answer(chance.choice(patients), None, 1) if patients else SILENT
        case _:
            blank = percent(chance, BLANK)
            return Answer(BLANK_VOTE if blank else VOTE[chance.choice(state.crew)], None, 1)
