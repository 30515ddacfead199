"""Chapter 10: who may speak to whom, and when."""

from __future__ import annotations

import pytest

import veillee
from veillee.games import load
from veillee.games.sporz.state import State
from veillee.kernel import talk_of

SPORZ = load("sporz")


def leisurely(state: State) -> bool:
    talk = talk_of(SPORZ)
    assert talk
    return talk.leisurely(state)


def refused(state: State, seat: int | None, to: tuple[int, ...] | None) -> str | None:
    """The message of the refusal, and its clause, where these may not be spoken to."""
    talk = talk_of(SPORZ)
    assert talk
    refusal = talk.why_not_say(state, seat, to)
    return f"{refusal.rule} {refusal.message}" if refusal else None


def on_the_first_day(seed: str = "talk") -> veillee.Match:
    """Eight aboard, past the election and a quiet night."""
    match = veillee.Match("sporz", 8, seed)
    while match.state.phase != "day":
        seat = match.to_act[0]
        match.play(seat, match.timeout(seat))
    return match


def after_a_death() -> veillee.Match:
    """Everyone votes for seat 0, who dies; and a quiet night goes by."""
    match = on_the_first_day()
    while match.state.phase == "day":
        seat = match.to_act[0]
        match.play(seat, "vote 0")
        match.play(seat, "sleep")
    while match.to_act and match.state.phase != "day":
        seat = match.to_act[0]
        match.play(seat, match.timeout(seat))
    return match


@pytest.mark.rule("sporz", "10.1")
def test_by_day_one_speaks_aloud_or_whispers_in_threes() -> None:
    state = on_the_first_day().state
    assert leisurely(state)
    assert refused(state, 1, None) is None
    assert refused(state, 1, (1, 2, 3)) is None


@pytest.mark.rule("sporz", "10.1")
def test_four_do_not_whisper_together() -> None:
    assert refused(on_the_first_day().state, 1, (1, 2, 3, 4)) == "10.1 whisper-of-three"


@pytest.mark.rule("sporz", "10.1")
def test_at_night_nobody_speaks() -> None:
    match = veillee.Match("sporz", 8, "talk")
    while match.state.phase != "mutants":
        seat = match.to_act[0]
        match.play(seat, match.timeout(seat))
    assert not leisurely(match.state)
    assert refused(match.state, 3, None) == "10.1 the-night-is-silent"
    assert refused(match.state, 3, (3, 4)) == "10.1 the-night-is-silent"


@pytest.mark.rule("sporz", "10.1")
def test_the_dead_and_the_watchers_do_not_speak_to_the_living() -> None:
    match = after_a_death()
    assert 0 not in match.state.crew
    for seat, to in ((0, None), (0, (0, 1)), (None, None), (1, (0, 1))):
        assert refused(match.state, seat, to) == "10.1 the-dead-are-silent"
