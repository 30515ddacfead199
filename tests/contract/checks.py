"""What every game must keep, as functions that take a game and raise AssertionError.

They know no game. tests/contract/test_every_game.py runs them over the list of games, and
tests/contract/test_crooked_games.py shows on games with planted faults that they can fail.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

import veillee
from veillee.kernel import Chance, Game
from veillee.kernel.match import understand
from veillee.words import LANGUAGES

Viewer = int | None
SAMPLES = 12


def options_of(game: Game) -> list[Any]:
    """The presets, and from the default each option that has few values changed alone."""
    default = next(iter(game.presets.values()))
    found = list(game.presets.values())
    for name, kind in get_type_hints(game.Options).items():
        values = (False, True) if kind is bool else ()
        if get_origin(kind) is Literal:
            values = get_args(kind)
        found += [msgspec.structs.replace(default, **{name: value}) for value in values]
    return list(dict.fromkeys(found))


def random_match(game: Game, seats: int, options: Any, seed: str, upto: int | None = None) -> Any:
    """A match played at random, to its end or for so many moves."""
    match = veillee.Match(game, seats=seats, seed=seed, options=options)
    dice = random.Random(seed)
    while match.to_act and (upto is None or len(match) < upto):
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def moments(match: Any, count: int, seed: str = "moments") -> Iterator[Any]:
    """Some moments of a match, its start among them, as forks."""
    dice = random.Random(seed)
    chosen = {0, *(dice.randrange(len(match) + 1) for _ in range(count))}
    yield from (match.fork(after) for after in sorted(chosen))


def well_formed_moves(game: Game, matches: list[Any]) -> list[Any]:
    """Moves of every kind: those played, and their fields' values put together anew."""
    values: dict[tuple[Any, ...], dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for match in matches:
        for _, move in match.moves:
            for field in msgspec.structs.fields(move):
                value = getattr(move, field.name)
                known = values[(type(move),)][field.name]
                if value not in known:
                    known.append(value)
            values[(type(move),)]  # a kind without fields counts too
    dice = random.Random("well formed")
    moves: list[Any] = []
    for (kind,), fields in values.items():
        if not fields:
            moves.append(kind())
            continue
        every = list(product(*(dice.sample(v, min(len(v), 40)) for v in fields.values())))
        for combination in dice.sample(every, min(len(every), 300)):
            try:
                candidate = kind(**dict(zip(fields, combination, strict=True)))
                moves.append(understand(game, candidate))
            except (ValueError, TypeError):
                continue  # fields that are each well formed, but not together
    return moves


# Play ------------------------------------------------------------------------------------------


def random_play_ends(game: Game, seats: int, options: Any) -> None:
    for number in range(3):
        match = veillee.Match(game, seats=seats, seed=f"ends {number}", options=options)
        dice = random.Random(number)
        limit = game.bound(match.options, seats)
        while match.to_act:
            assert match.outcome is None, "somebody is to act in a match that has an outcome"
            assert len(match) < limit, f"not over after the stated bound of {limit} moves"
            seat = dice.choice(match.to_act)
            moves = match.legal(seat)
            assert moves, f"seat {seat} is to act and has no legal move"
            match.play(seat, dice.choice(moves))
        assert match.outcome is not None, "nobody is to act, and there is no outcome"
        assert len(match.outcome.ranks) == len(match.outcome.scores) == seats


def legal_is_what_why_not_lets_pass(game: Game, seats: int, options: Any) -> None:
    matches = [random_match(game, seats, options, f"legal {n}") for n in range(3)]
    moves = well_formed_moves(game, matches)
    for match in matches:
        for moment in moments(match, 8):
            for seat in range(seats):
                legal = moment.legal(seat)
                assert len(set(legal)) == len(legal), "a legal move is listed twice"
                for move in legal:
                    assert moment.why_not(seat, move) is None, f"{move} is listed and refused"
                for move in moves:
                    allowed = moment.why_not(seat, move) is None
                    assert allowed == (move in legal), f"{move} is allowed and not listed"


def moves_round_trip(game: Game, seats: int, options: Any) -> None:
    matches = [random_match(game, seats, options, f"trip {n}") for n in range(2)]
    for move in well_formed_moves(game, matches):
        as_json = msgspec.json.encode(move)
        assert understand(game, as_json) == move
        assert understand(game, msgspec.json.decode(as_json)) == move
        text = game.write(move)
        assert "\n" not in text
        assert understand(game, text) == move, f"{text!r} is not read as {move}"
        assert game.read(f"  {text.upper()} ".strip()) == move, "case matters in the notation"


def replay_equals_play(game: Game, seats: int, options: Any) -> None:
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


def one_seed_one_match(game: Game, seats: int, options: Any) -> None:
    def played(seed: str) -> bytes:
        match = veillee.Match(game, seats=seats, seed=seed, options=options)
        dice = random.Random("the same choices")
        course = [match.state]
        while match.to_act and len(course) < 30:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.legal(seat)))
            course.append(match.state)
        return encoded(course)

    assert played("one") == played("one"), "one seed has led to two matches"
    if any(game.hidden(veillee.Match(game, seats, "one", options).state, None).values()):
        seeds = {played(f"seed {n}") for n in range(6)}
        assert len(seeds) == 6, "different seeds have led to the same match"


def timeout_is_legal(game: Game, seats: int, options: Any) -> None:
    for moment in moments(random_match(game, seats, options, "timeout"), 12):
        for seat in moment.to_act:
            assert moment.timeout(seat) in moment.legal(seat)


def a_refused_move_changes_nothing(game: Game, seats: int, options: Any) -> None:
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


# Secrecy ---------------------------------------------------------------------------------------


def secrets_are_kept(game: Game, seats: int, options: Any) -> None:
    """`imagine` is true to the view, and what the view hides is really open."""
    varied: list[bool] = []
    agree_with_truth: list[bool] = []
    agree_with_each_other: list[bool] = []
    for number in range(3):
        match = random_match(game, seats, options, f"secret {number}")
        for moment in moments(match, 6, seed=f"secret {number}"):
            for viewer in viewers(seats):
                worlds = imagined(game, moment, viewer)
                for name, truth in game.hidden(moment.state, viewer).items():
                    facts = [encoded(game.hidden(w, viewer).get(name)) for w in worlds]
                    varies = len(set(facts)) > 1
                    assert varies or len(moment), f"{viewer} can tell {name!r} from the start"
                    varied.append(varies)
                    true = encoded(truth)
                    agree_with_truth += [fact == true for fact in facts]
                    agree_with_each_other += [
                        a == b for a, b in zip(facts[::2], facts[1::2], strict=True)
                    ]
    if varied:
        assert share(varied) > 0.5, "what should be hidden is known most of the time"
        # Whoever does not know the truth meets it as rarely as two guesses meet.
        slack = 0.1 + 2 / len(agree_with_each_other) ** 0.5
        assert share(agree_with_truth) < share(agree_with_each_other) + slack, (
            "imagined worlds are nearer to the truth than to each other"
        )


def imagined(game: Game, moment: Any, viewer: Viewer) -> list[Any]:
    """Worlds that the viewer takes for possible, each checked to look the same to him."""
    seen = encoded(moment.view(viewer))
    view = msgspec.json.decode(seen, type=game.View)
    worlds = [game.imagine(view, Chance(f"world {number}")) for number in range(SAMPLES)]
    for world in worlds:
        assert encoded(game.view(world, viewer)) == seen, "an imagined world looks otherwise"
    return worlds


def nothing_told_depends_on_secrets(game: Game, seats: int, options: Any) -> None:
    """Legal moves, refusals, who is to act and the clock's move follow from the view alone."""
    matches = [random_match(game, seats, options, f"told {n}") for n in range(2)]
    moves = random.Random("told").sample(
        pool := well_formed_moves(game, matches), min(40, len(pool))
    )
    for match in matches:
        for moment in moments(match, 6):
            for viewer in viewers(seats):
                truth = told(game, moment.state, viewer, moves)
                for world in imagined(game, moment, viewer)[:4]:
                    assert told(game, world, viewer, moves) == truth


def told(game: Game, state: Any, viewer: Viewer, moves: list[Any]) -> Any:
    """All that the house tells this viewer about the state besides the view."""
    awaited = game.awaited(state, viewer)
    if viewer is None:
        return awaited, game.outcome(state)
    refusals = [game.why_not(state, viewer, move) for move in moves]
    return (
        awaited,
        game.outcome(state),
        game.legal(state, viewer),
        game.timeout(state, viewer) if viewer in game.to_act(state) else None,
        [refusal and (refusal.rule, refusal.message, refusal.args) for refusal in refusals],
    )


def events_tell_no_more_than_views(game: Game, seats: int, options: Any) -> None:
    """Two worlds that look alike before and after a move must sound alike as well."""
    for number in range(4):
        match = random_match(game, seats, options, f"events {number}")
        for moment in moments(match, 10, seed=f"events {number}"):
            if len(moment) == len(match):
                continue
            seat, move = match.moves[len(moment)]
            for viewer in viewers(seats):
                truth = heard(game, moment.state, seat, move, viewer)
                for world in imagined(game, moment, viewer)[:6]:
                    if move not in game.legal(world, seat):
                        continue
                    view, events = heard(game, world, seat, move, viewer)
                    assert view != truth[0] or events == truth[1], (
                        f"an event tells {viewer} what no view does: {events!r}"
                    )


def heard(game: Game, state: Any, seat: int, move: Any, viewer: Viewer) -> tuple[bytes, bytes]:
    after, events = game.play(state, seat, move, Chance("heard"))
    return encoded(game.view(after, viewer)), encoded([e for e in events if e.seen_by(viewer)])


def imagined_worlds_play_on(game: Game, seats: int, options: Any) -> None:
    match = random_match(game, seats, options, "play on")
    dice = random.Random("play on")
    for moment in moments(match, 4):
        for viewer in viewers(seats):
            state, chance = imagined(game, moment, viewer)[0], Chance("play on")
            for _ in range(game.bound(moment.options, seats)):
                if not (acting := game.to_act(state)):
                    break
                seat = dice.choice(acting)
                state, _ = game.play(state, seat, dice.choice(game.legal(state, seat)), chance)
            assert game.outcome(state) is not None, "an imagined world does not end"


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), None]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def share(truths: list[bool]) -> float:
    return sum(truths) / len(truths)


PLAY = (
    random_play_ends,
    legal_is_what_why_not_lets_pass,
    moves_round_trip,
    replay_equals_play,
    one_seed_one_match,
    timeout_is_legal,
    a_refused_move_changes_nothing,
)
SECRECY = (
    secrets_are_kept,
    nothing_told_depends_on_secrets,
    events_tell_no_more_than_views,
    imagined_worlds_play_on,
)
EVERY_CHECK = PLAY + SECRECY
