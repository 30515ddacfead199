"""Checks of play: it ends, it replays, and what is legal is what is not refused."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
import pytest

import veillee
from veillee.contract.moves import played_and_not, well_formed_moves
from veillee.contract.sampling import encoded, moments, random_match, random_move, viewers
from veillee.kernel import AnyGame, plain_move
from veillee.kernel.understanding import understand
from veillee.words import LANGUAGES


def random_play_ends(game: AnyGame, seats: int, options: Any) -> None:
    """Within the stated bound, changes of an answer that was given not counted."""
    for number in range(3):
        match = veillee.Match(game, seats=seats, seed=f"ends {number}", options=options)
        dice = random.Random(number)
        left = game.bound(match.options, seats)
        while match.to_act:
            assert match.outcome is None, "somebody is to act in a match that has an outcome"
            assert left, "the match is not over after as many moves as `bound` states"
            seat, move = random_move(match, dice)
            left -= seat in match.to_act
            match.play(seat, move)
        assert match.outcome is not None, "nobody is to act, and there is no outcome"
        assert len(match.outcome.ranks) == len(match.outcome.scores) == seats


def teams_win_and_lose_together(game: AnyGame, seats: int, options: Any) -> None:
    for number in range(3):
        match = random_match(game, seats, options, f"teams {number}")
        assert len(match.teams) == seats, "not every seat has a team"
        outcome = match.outcome
        assert outcome is not None
        ranks = {(team, outcome.ranks[seat]) for seat, team in enumerate(match.teams)}
        assert len(ranks) == len(set(match.teams)), "two of one team have different ranks"


def legal_is_what_why_not_lets_pass(game: AnyGame, seats: int, options: Any) -> None:
    matches = [random_match(game, seats, options, f"legal {n}") for n in range(3)]
    pool, _ = played_and_not(well_formed_moves(game, matches), matches)
    dice = random.Random("legal")
    for match in matches:
        for moment in moments(match, 8):
            for seat in dice.sample(range(seats), min(seats, 5)):
                listed = moment.legal(seat)
                legal = set(listed)
                assert len(legal) == len(listed), "a legal move is listed twice"
                for move in listed:
                    assert moment.why_not(seat, move) is None, f"{move} is listed and refused"
                for move in dice.sample(pool, min(len(pool), 250)):
                    allowed = moment.why_not(seat, move) is None
                    assert allowed == (plain_move(game, move) in legal), (
                        f"`why_not` allows {move}, and `legal` does not list it"
                    )


def no_kind_of_move_is_forgotten(game: AnyGame, seats: int, options: Any) -> None:
    """A kind that nobody played, and so perhaps was never offered, is tried at every moment."""
    matches = [random_match(game, seats, options, f"legal {n}") for n in range(3)]
    _, strangers = played_and_not(well_formed_moves(game, matches), matches)
    dice = random.Random("forgotten")
    for match in matches if strangers else ():
        for moment in map(match.fork, range(min(len(match), 400))):
            for seat in dice.sample(moment.to_act, min(len(moment.to_act), 3)):
                for move in dice.sample(strangers, min(len(strangers), 30)):
                    if moment.why_not(seat, move) is None:
                        assert plain_move(game, move) in moment.legal(seat), (
                            f"`why_not` allows {move}, and `legal` does not list it"
                        )


def a_manner_changes_nothing_but_what_is_told(game: AnyGame, seats: int, options: Any) -> None:
    """A move in another manner than the plain one is as legal, and leads to the same state."""
    matches = [random_match(game, seats, options, f"manner {n}") for n in range(3)]
    plain = {move: plain_move(game, move) for move in well_formed_moves(game, matches)}
    adorned = [move for move in plain if move != plain[move]]
    dice = random.Random("manner")
    for match in matches if adorned else ():
        for moment in moments(match, 8):
            for seat in dice.sample(moment.to_act, min(len(moment.to_act), 3)):
                for move in adorned:
                    refusals = [moment.why_not(seat, one) for one in (move, plain[move])]
                    assert refusals[0] == refusals[1], f"{move} is not as legal as {plain[move]}"
                    if refusals == [None, None]:
                        after = [moment.fork() for _ in refusals]
                        after[0].play(seat, move)
                        after[1].play(seat, plain[move])
                        assert encoded(after[0].state) == encoded(after[1].state), (
                            f"{move} does more than {plain[move]}"
                        )


def moves_round_trip(game: AnyGame, seats: int, options: Any) -> None:
    matches = [random_match(game, seats, options, f"trip {n}") for n in range(2)]
    for move in well_formed_moves(game, matches):
        as_json = msgspec.json.encode(move)
        assert understand(game, as_json) == move
        assert understand(game, msgspec.json.decode(as_json)) == move
        text = game.write(move)
        assert "\n" not in text
        assert understand(game, text) == move, f"{text!r} is not read as {move}"
        assert game.read(f"  {text.upper()} ".strip()) == move, "case matters in the notation"


def replay_equals_play(game: AnyGame, seats: int, options: Any) -> None:
    match = random_match(game, seats, options, "replay")
    text = str(match.record)
    again = veillee.replay(text, game=game)
    assert str(again.record) == text
    for after in range(0, len(match) + 1, max(1, len(match) // 20)):
        ours, theirs = match.fork(after), again.fork(after)
        assert encoded(ours.state) == encoded(theirs.state)
        for viewer in viewers(seats):
            assert encoded(ours.view(viewer)) == encoded(theirs.view(viewer))
            assert encoded(ours.events(viewer)) == encoded(theirs.events(viewer))


def one_seed_one_match(game: AnyGame, seats: int, options: Any) -> None:
    def played(seed: str) -> bytes:
        match = veillee.Match(game, seats=seats, seed=seed, options=options)
        dice = random.Random("the same choices")
        course = [match.state]
        while match.to_act and len(course) < 30:
            match.play(*random_move(match, dice))
            course.append(match.state)
        return encoded(course)

    assert played("one") == played("one"), (
        "one seed has led to two matches: some chance does not come from `Chance`"
    )
    if any(game.hidden(veillee.Match(game, seats, "one", options).state, None).values()):
        seeds = {played(f"seed {n}") for n in range(6)}
        assert len(seeds) == 6, "different seeds have led to the same match"


def timeout_is_legal(game: AnyGame, seats: int, options: Any) -> None:
    for moment in moments(random_match(game, seats, options, "timeout"), 12):
        for seat in moment.to_act:
            assert moment.timeout(seat) in moment.legal(seat)


def a_refused_move_changes_nothing(game: AnyGame, seats: int, options: Any) -> None:
    match = random_match(game, seats, options, "refused", upto=5)
    before = str(match.record)
    for seat, move in product((*range(seats), -1, seats, None, "0", True, 2**70), GARBAGE):
        with pytest.raises(veillee.Refused) as caught:
            match.play(seat, move)
        assert caught.value.rule in game.rulebook.clauses("en")
        assert all(caught.value.text(language) for language in LANGUAGES)
    assert str(match.record) == before


GARBAGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**200,
    float("nan"),
    "",
    "zz",
    "\x00\n",
    "{",
    "{}",
    "[]",
    '{"type":',
    b"\xff\xfe",
    "é" * 10_000,
    "9" * 5_000,
    [],
    {},
    {"type": None},
    {"type": "no such type"},
    {"type": ["place"]},
    {1: 2},
    {"type": "place", "cell": "e5", "extra": 1},
    {"type": "place", "cell": "e5" * 10_000},
    object(),
)
