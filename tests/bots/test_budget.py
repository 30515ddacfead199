"""A bot's time is processor time, within what whoever waits for it can bear."""

import time

import pytest

from veillee.bots.budget import Budget, Stopwatch


def test_time_in_which_a_bot_did_not_work_counts_half_at_most() -> None:
    began, watch = time.perf_counter(), Stopwatch()
    time.sleep(0.05)
    counted = watch()
    assert counted < 0.75 * (time.perf_counter() - began)


def test_a_bot_that_gets_no_processor_answers_all_the_same() -> None:
    budget = Budget(0.02)
    time.sleep(0.05)
    assert budget.is_over()


def test_work_counts_in_full() -> None:
    watch, worked = Stopwatch(), time.thread_time()  # in this order: it may count no less
    while time.thread_time() - worked < 0.02:
        pass
    assert watch() >= 0.02


def test_what_is_spent_and_what_is_left_are_the_whole() -> None:
    moments = iter((0.0, 3.0, 3.0, 12.0))
    budget = Budget(10.0, lambda: next(moments), share=1)
    assert budget.left() == 7.0
    assert budget.spent() == pytest.approx(0.3)
    assert budget.is_over()
