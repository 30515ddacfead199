"""Chapter 10: who may speak to whom, and when."""

from __future__ import annotations

import pytest

import veillee
from veillee.games import load

SPORZ = load("sporz")


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
    assert SPORZ.leisurely(state)
    assert SPORZ.why_not_say(state, 1, None) is None
    assert SPORZ.why_not_say(state, 1, (1, 2, 3)) is None


@pytest.mark.rule("sporz", "10.1")
def test_four_do_not_whisper_together() -> None:
    refusal = SPORZ.why_not_say(on_the_first_day().state, 1, (1, 2, 3, 4))
    assert (refusal.rule, refusal.message) == ("10.1", "whisper-of-three")


@pytest.mark.rule("sporz", "10.1")
def test_at_night_nobody_speaks() -> None:
    match = veillee.Match("sporz", 8, "talk")
    while match.state.phase != "mutants":
        seat = match.to_act[0]
        match.play(seat, match.timeout(seat))
    assert not SPORZ.leisurely(match.state)
    assert SPORZ.why_not_say(match.state, 3, None).message == "the-night-is-silent"
    assert SPORZ.why_not_say(match.state, 3, (3, 4)).message == "the-night-is-silent"


@pytest.mark.rule("sporz", "10.1")
def test_the_dead_and_the_watchers_do_not_speak_to_the_living() -> None:
    match = after_a_death()
    assert 0 not in match.state.crew
    for seat, to in ((0, None), (0, (0, 1)), (None, None), (1, (0, 1))):
        assert SPORZ.why_not_say(match.state, seat, to).message == "the-dead-are-silent"
