"""What Sporz's strong bot says of its moves is so."""

from functools import cache

import pytest

from tests.bots.sporz.table import bot
from veillee.bots import Reason, reason_of, say
from veillee.bots.reason import percent
from veillee.games import sporz
from veillee.games.sporz import Move, State
from veillee.games.sporz.judging import Judge, fact_of
from veillee.games.sporz.moves import About, Claim, Found
from veillee.games.sporz.view import known
from veillee.kernel import Chance
from veillee.words import LANGUAGES

Said = tuple[State, int, Move, Reason]


@cache
def a_match(seed: str) -> list[Said]:
    """A match of hard bots, and what each said before its move."""
    chance = Chance(seed)
    state = sporz.setup(sporz.Options(), 8, chance)
    bots = [bot("hard", f"{seed} {seat}") for seat in range(8)]
    said, turn = list[Said](), -1
    while awaited := sporz.to_act(state):
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        view, legal = sporz.view(state, turn), sporz.legal(state, turn)
        move = bots[turn].choose(view, legal)
        reason = reason_of(bots[turn], view, legal, move)
        assert reason is not None
        said.append((state, turn, move, reason))
        state, _ = sporz.play(state, turn, move, chance)
    return said


def saying(message: str) -> list[Said]:
    for seed in ("one", "two", "three", "four", "five"):
        if found := [one for one in a_match(seed) if one[3].message == message]:
            return found
    raise AssertionError(f"nobody said {message}")


def knew(state: State, seat: int, about: About) -> bool:
    fact = fact_of(sporz.state.Said(seat, about), state.night)
    assert fact is not None
    return Judge(state, {}, known).knew(seat, fact)


def test_every_reason_has_words() -> None:
    reasons = [reason for _, _, _, reason in a_match("one")]
    assert len({reason.message for reason in reasons}) >= 8
    for reason in reasons:
        assert all(say(sporz, reason, language) for language in LANGUAGES)


def test_what_the_healthy_are_advised_to_tell_is_no_lie() -> None:
    for state, seat, move, _ in saying("reason-tell"):
        assert isinstance(move, Claim)
        assert knew(state, seat, move.about)


def test_whom_one_has_seen_to_be_a_mutant_one_has_seen() -> None:
    for state, seat, _, reason in saying("reason-vote-known"):
        seen = Found(reason.args["night"], reason.args["seat"], "mutant")  # type: ignore[arg-type]
        assert knew(state, seat, seen)


def test_nothing_counts_of_those_who_are_told_to_sleep_on() -> None:
    for state, seat, _, _ in saying("reason-sleep"):
        own = sporz.view(state, seat).own
        assert own is not None
        assert not own.awake


@pytest.mark.parametrize("message", ["reason-vote", "reason-heal", "reason-doubt"])
def test_the_share_is_what_it_believes(message: str) -> None:
    """A fresh mind, asked at the same moment."""
    state, seat, _, _ = saying(message)[0]
    view, legal = sporz.view(state, seat), sporz.legal(state, seat)
    fresh = bot("hard", "fresh", 8)
    move = fresh.choose(view, legal)
    reason = reason_of(fresh, view, legal, move)
    assert reason is not None
    believed = fresh.beliefs(view).mutant[reason.args["seat"]]
    assert reason.args["share"] == percent(float(believed))


def test_mutants_hear_what_mutants_know() -> None:
    """Whom the crew suspects is said to a mutant, never to the healthy."""
    for state, seat, _, _ in saying("reason-vote-as-mutant"):
        own = sporz.view(state, seat).own
        assert own is not None
        assert own.mutant
