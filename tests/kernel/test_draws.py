"""A record may tell what was drawn: all of it, from the stream that was committed to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.kernel.test_record import rewritten
from veillee.contract.sampling import random_match
from veillee.games import GAMES, load
from veillee.kernel import Chance, Record, record_with_draws
from veillee.kernel.draws import Draw, TracedChance

MATCH = random_match(load("sponsors"), 3, None, "draws")
TEXT = str(record_with_draws(MATCH))
LINES = TEXT.splitlines()
DREW = next(number for number, line in enumerate(LINES[1:], start=2) if '"draws":' in line)
"""The line of the first move that drew something."""

DRAWN: list[Callable[[Chance], object]] = [
    lambda chance: chance.word(),
    lambda chance: chance.below(7),
    lambda chance: chance.below(2**60),
    lambda chance: chance.die(),
    lambda chance: chance.choice("abcde"),
    lambda chance: chance.shuffle("abcdefg"),
    lambda chance: chance.shuffle("a"),
    lambda chance: chance.riffle("abcdefghijklmnopqrstuvwxyz"),
    lambda chance: chance.draw("abcdef", 2),
]


def trouble(lines: list[str]) -> veillee.RecordError:
    with pytest.raises(veillee.RecordError) as caught:
        veillee.replay(rewritten(lines))
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


def edited(number: int, change: Callable[[Any], object]) -> list[str]:
    line = json.loads(LINES[number - 1])
    change(line)
    return [*LINES[: number - 1], json.dumps(line), *LINES[number:]]


@given(st.text(max_size=5), st.lists(st.sampled_from(DRAWN), max_size=12))
def test_keeping_what_is_drawn_changes_nothing_of_it(
    seed: str, draws: list[Callable[[Chance], object]]
) -> None:
    plain, traced = Chance(seed), TracedChance(seed)
    for draw in draws:
        assert draw(traced) == draw(plain)
        assert traced.position == plain.position


def test_draws_say_where_how_of_how_many_and_what_came() -> None:
    chance = TracedChance("veillee")
    chance.die()
    chance.choice("abcd")
    chance.shuffle("abc")
    assert chance.taken() == (
        Draw(0, "die", 6, 3),
        Draw(1, "choice", 4, 2),
        Draw(2, "shuffle", 3, (1, 2, 0)),
    )
    assert chance.taken() == ()


def test_numbers_that_a_browser_would_round_are_written_as_text() -> None:
    chance = TracedChance("veillee")
    chance.word()
    assert chance.taken() == (Draw(0, "below", str(2**64), str(0xFE42569381702E1A)),)


@pytest.mark.parametrize("name", GAMES)
def test_the_draws_of_every_game_follow_each_other_without_a_gap(name: str) -> None:
    game = load(name)
    match = random_match(game, game.seats[0], None, "gaps")
    draws = record_with_draws(match).draws
    assert draws
    assert draws.words == match.chance_drawn
    places = [draw.at for drawn in (draws.deal, *draws.moves) for draw in drawn]
    assert places == sorted(set(places))


def test_a_record_with_draws_is_read_and_written_exactly() -> None:
    assert str(Record.parse(TEXT)) == TEXT
    assert str(veillee.replay(TEXT).record) == str(MATCH.record)


def test_a_record_that_does_not_tell_its_draws_is_as_it_always_was() -> None:
    assert '"draws":' not in str(MATCH.record)
    assert '"version":1' in str(MATCH.record)


def test_a_record_that_is_not_opened_tells_no_draws() -> None:
    assert '"draws":' not in str(record_with_draws(MATCH).unopened())


def test_a_match_that_goes_on_from_another_draws_from_a_stream_of_its_own() -> None:
    other = MATCH.fork(len(MATCH) // 2).going_on("another evening", ["ada"])
    while other.to_act:
        seat = other.to_act[0]
        other.play(seat, other.legal(seat)[0])
    draws = record_with_draws(other).draws
    assert draws
    later = [draw for drawn in draws.moves[len(MATCH) // 2 :] for draw in drawn]
    assert later[0].at == 0
    assert draws.words > other.chance_drawn > 0
    assert len(veillee.replay(str(record_with_draws(other)))) == len(other)


def test_a_result_that_was_edited_is_found_in_its_line() -> None:
    def luckier(line: Any) -> None:
        draw = line["draws"][0]
        draw[3] = draw[3] + 1 if draw[3] == 0 else draw[3] - 1

    error = trouble(edited(DREW, luckier))
    assert (error.message, error.line) == ("record-drew-otherwise", DREW)


def test_a_draw_left_out_is_found_in_its_line() -> None:
    error = trouble(edited(DREW, lambda line: line.pop("draws")))
    assert (error.message, error.line) == ("record-drew-otherwise", DREW)


def test_another_contribution_is_found_in_the_deal() -> None:
    error = trouble(edited(1, lambda head: head.update(contributions=["mine"])))
    assert (error.message, error.line) == ("record-drew-otherwise", 1)


def test_another_count_of_words_is_found_in_the_last_line() -> None:
    error = trouble(edited(len(LINES), lambda close: close.update(words=close["words"] + 1)))
    assert (error.message, error.line) == ("record-drew-otherwise", len(LINES))


def test_a_record_with_draws_says_so_by_its_version() -> None:
    error = trouble(edited(1, lambda head: head.update(version=1)))
    assert (error.message, error.line) == ("record-edited", len(LINES))
