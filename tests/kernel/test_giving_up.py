"""Giving a match up: who comes last, when it ends, and what its record says."""

from __future__ import annotations

import json

import pytest

import veillee
from tests.kernel.test_record import rewritten
from tests.toys import higher
from veillee.contract.sampling import random_match


def duel() -> veillee.Match:
    match = veillee.Match("ergo", seed="a duel")
    match.play(0, "e5")
    return match


@pytest.mark.rule("kernel", "0.8")
def test_whoever_resigns_a_match_for_two_loses_it() -> None:
    match = duel()
    match.give_up(0, stop="ended-resigned")
    assert match.outcome
    assert match.outcome.ranks == (2, 1)
    assert (match.to_act, match.awaited(None), match.legal(1)) == ((), (), [])
    refused = match.why_not(1, "e6")
    assert refused
    assert refused.rule == "0.3"


@pytest.mark.rule("kernel", "0.8")
def test_whoever_resigns_comes_last_however_the_others_play_on() -> None:
    played = random_match(higher, 4, higher.Options(), "to the end")
    best = played.outcome.ranks.index(1)
    match = veillee.Match(higher, seats=4, seed="to the end")
    match.give_up(best)
    for seat, move in played.moves:
        match.play(seat, move)
    assert match.outcome
    assert match.outcome.ranks[best] == 4
    assert sorted(match.outcome.ranks)[0] == 1
    assert match.outcome.scores == played.outcome.scores


@pytest.mark.rule("kernel", "0.8")
def test_of_two_who_resign_the_first_is_the_very_last() -> None:
    match = veillee.Match(higher, seats=4, seed="two")
    match.give_up(2)
    match.give_up(0, stop="ended-resigned")
    assert match.outcome
    assert match.outcome.ranks == (3, 1, 4, 1)


@pytest.mark.rule("kernel", "0.8")
def test_where_time_has_run_out_for_all_the_first_without_it_comes_last() -> None:
    match = duel()
    match.give_up(1, 0, stop="ended-out-of-time")
    assert match.outcome
    assert match.outcome.ranks == (1, 2)


def test_nobody_gives_up_twice_nor_after_the_end() -> None:
    match = veillee.Match(higher, seats=3, seed="once")
    match.give_up(1)
    with pytest.raises(veillee.Refused) as twice:
        match.give_up(1)
    assert twice.value.rule == "0.8"
    match.give_up(2, stop="ended-resigned")
    with pytest.raises(veillee.Refused) as over:
        match.give_up(0)
    assert over.value.rule == "0.3"


def test_the_record_of_a_match_that_was_given_up_replays() -> None:
    match = duel()
    match.give_up(0, stop="ended-resigned")
    again = veillee.replay(str(match.record))
    assert (again.outcome, again.to_act) == (match.outcome, ())
    assert str(again.record) == str(match.record)


def test_a_record_that_names_no_seat_as_having_given_up_has_been_edited() -> None:
    match = duel()
    match.give_up(0, stop="ended-resigned")
    *lines, last = str(match.record).splitlines()
    forged = json.dumps({**json.loads(last), "gave_up": [7]})
    with pytest.raises(veillee.RecordError) as caught:
        veillee.replay(rewritten([*lines, forged]))
    assert caught.value.message == "record-edited"


def test_an_earlier_moment_of_it_is_not_over() -> None:
    match = duel()
    match.give_up(0, stop="ended-resigned")
    assert match.fork(0).to_act == (0,)
    assert match.fork(0).outcome is None
    assert match.going_on("another evening").to_act == (1,)
