"""Checks of secrecy: what reaches a viewer is the same in all worlds that look alike to him."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from veillee.contract.facts import Path, facts, values_in
from veillee.contract.moves import well_formed_moves
from veillee.contract.sampling import (
    Viewer,
    encoded,
    events_by_move,
    imagined,
    moments,
    named,
    random_match,
    share,
    some_viewers,
    viewers,
)
from veillee.kernel import AnyGame, Chance, Step


def secrets_are_kept(game: AnyGame, seats: int, options: Any) -> None:
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
                    assert varies or len(moment), (
                        f"{named(viewer)} can tell {name!r} from the start: its view gives it away"
                    )
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
            "`imagine` knows more than the view: its worlds are too near to the truth"
        )


def nothing_told_depends_on_secrets(game: AnyGame, seats: int, options: Any) -> None:
    """Legal moves, refusals, the outcome and the clock's move follow from the view alone."""
    matches = [random_match(game, seats, options, f"told {n}") for n in range(2)]
    moves = random.Random("told").sample(
        pool := well_formed_moves(game, matches), min(40, len(pool))
    )
    for match in matches:
        for moment in moments(match, 6):
            for viewer in viewers(seats):
                truth = told(game, moment.state, viewer, moves)
                for world in imagined(game, moment, viewer, 4):
                    other = told(game, world, viewer, moves)
                    assert other == truth, (
                        f"{differing(other, truth)} of {named(viewer)} depends on what is hidden"
                    )


def differing(one: Knowledge, other: Knowledge) -> str:
    """What of all that is told is not the same."""
    return next(name for name in Knowledge._fields if getattr(one, name) != getattr(other, name))


class Knowledge(NamedTuple):
    outcome: Any
    legal: Any = None
    timeout: Any = None
    why_not: Any = None


def told(game: AnyGame, state: Any, viewer: Viewer, moves: list[Any]) -> Knowledge:
    """All that the house tells this viewer about the state, besides the view and who is awaited."""
    if viewer is None:
        return Knowledge(game.outcome(state))
    refusals = [game.why_not(state, viewer, move) for move in moves]
    return Knowledge(
        game.outcome(state),
        game.legal(state, viewer),
        game.timeout(state, viewer) if viewer in game.to_act(state) else None,
        [refusal and (refusal.rule, refusal.message, refusal.args) for refusal in refusals],
    )


def awaited_is_what_the_viewer_may_know(game: AnyGame, seats: int, options: Any) -> None:
    """The same in every world he takes for possible; of oneself one knows the truth."""
    for number in range(2):
        match = random_match(game, seats, options, f"awaited {number}")
        dice = random.Random(number)
        for moment in (*moments(match, 10, seed=f"awaited {number}"), match):
            for viewer in some_viewers(seats, dice, 4):
                awaited = moment.awaited(viewer)
                assert set(awaited) <= set(range(seats)), f"{awaited} are not seats"
                assert len(set(awaited)) == len(awaited), "a seat is awaited twice"
                assert bool(awaited) == bool(moment.to_act), "awaited until it is over, no longer"
                assert (viewer in awaited) == (viewer in moment.to_act), (
                    f"`awaited` tells {named(viewer)} wrongly whether he is to act"
                )
                for world in imagined(game, moment, viewer, 4):
                    assert game.awaited(world, viewer) == awaited, (
                        f"`awaited` tells {named(viewer)} what his view does not"
                    )


def events_tell_no_more_than_views(game: AnyGame, seats: int, options: Any) -> None:
    """Two worlds that look alike before and after a move must sound alike as well."""
    dice = random.Random("events")
    for number in range(4):
        match = random_match(game, seats, options, f"events {number}")
        for moment in before_moves_of_all_kinds(match, dice):
            seat, move = match.moves[len(moment)]
            for viewer in some_viewers(seats, dice):
                truth = heard(game, moment.state, seat, move, viewer)
                for world in imagined(game, moment, viewer, 6):
                    if game.why_not(world, seat, move):
                        continue
                    view, events = heard(game, world, seat, move, viewer)
                    assert view != truth[0] or events == truth[1], (
                        f"an event tells {named(viewer)} what his view does not: {events.decode()}"
                    )


def before_moves_of_all_kinds(match: Any, dice: random.Random) -> list[Any]:
    """Moments before moves of which each kind of event was told, and before some others.

    Most private facts come at the close of a step: among all moves they are hardly ever met.
    """
    telling = defaultdict[Any, list[int]](list)
    for number, events in enumerate(events_by_move(match)):
        for event in events:
            telling[type(event.what)].append(number)
    chosen = {dice.choice(numbers) for numbers in telling.values() for _ in range(2)}
    chosen.update(dice.randrange(len(match)) for _ in range(5))
    return [match.fork(number) for number in sorted(chosen)]


def a_move_that_is_not_seen_is_not_heard(game: AnyGame, seats: int, options: Any) -> None:
    """Where a move of somebody else leaves a viewer's view as it was, he might as well not have
    made it: nothing else that the viewer is told may show that he has."""
    matches = [random_match(game, seats, options, f"not heard {n}") for n in range(3)]
    pool = well_formed_moves(game, matches)
    dice = random.Random("not heard")
    for match in matches:
        for number in sorted(dice.sample(range(len(match)), min(40, len(match)))):
            before, after = match.fork(number), match.fork(number + 1)
            for viewer in some_viewers(seats, dice):
                if viewer == match.moves[number][0]:
                    continue
                if encoded(before.view(viewer)) != encoded(after.view(viewer)):
                    continue
                events = after.events(viewer, since=number)
                assert not events, (
                    f"{named(viewer)} hears of a move that his view does not show: {events}"
                )
                assert before.awaited(viewer) == after.awaited(viewer)
                moves = dice.sample(pool, min(20, len(pool)))
                truth = told(game, before.state, viewer, moves)
                assert told(game, after.state, viewer, moves) == truth


def a_secret_choice_is_not_told(game: AnyGame, seats: int, options: Any) -> None:
    """Where two moves that somebody might make look alike to a viewer, what he hears of each must
    not have in it what each alone has made a hidden fact."""
    dice = random.Random("choice")
    for number in range(3):
        match = random_match(game, seats, options, f"choice {number}")
        for moment in before_moves_of_all_kinds(match, dice):
            seat = match.moves[len(moment)][0]
            legal = moment.legal(seat)
            moves = dice.sample(legal, min(4, len(legal)))
            for viewer in some_viewers(seats, dice):
                if viewer == seat:
                    continue
                ends = [game.play(moment.state, seat, move, Chance("choice")) for move in moves]
                for one, other in combinations(ends, 2):
                    told = betrayed(game, one, other, viewer)
                    assert not told, (
                        f"{named(viewer)} hears what was chosen in secret: "
                        + ", ".join(map(" ".join, told))
                    )


def betrayed(game: AnyGame, one: Step, other: Step, viewer: Viewer) -> list[Path]:
    """Hidden facts that stand each in its own events, and in those of the other case do not."""
    if encoded(game.view(one.state, viewer)) != encoded(game.view(other.state, viewer)):
        return []
    ours, theirs = (said(step, viewer) for step in (one, other))
    if ours == theirs:
        return []
    here, there = (dict(facts(game.hidden(step.state, viewer))) for step in (one, other))
    return [
        path
        for path in here.keys() & there.keys()
        if standing_only_in(ours, theirs, here[path] - there[path])
        and standing_only_in(theirs, ours, there[path] - here[path])
    ]


def standing_only_in(ours: set[bytes], theirs: set[bytes], values: Collection[bytes]) -> bool:
    return any(value in ours and value not in theirs for value in values)


def said(step: Step, viewer: Viewer) -> set[bytes]:
    heard = [msgspec.to_builtins(e.what) for e in step.events if e.seen_by(viewer)]
    return set(values_in(heard))


def heard(game: AnyGame, state: Any, seat: int, move: Any, viewer: Viewer) -> tuple[bytes, bytes]:
    after, events = game.play(state, seat, move, Chance("heard"))
    return encoded(game.view(after, viewer)), encoded([e for e in events if e.seen_by(viewer)])


def imagined_worlds_play_on(game: AnyGame, seats: int, options: Any) -> None:
    match = random_match(game, seats, options, "play on")
    dice = random.Random("play on")
    for moment in moments(match, 4):
        for viewer in viewers(seats):
            state, chance = imagined(game, moment, viewer, 1)[0], Chance("play on")
            for _ in range(game.bound(moment.options, seats)):
                if not (acting := game.to_act(state)):
                    break
                seat = dice.choice(acting)
                state, _ = game.play(state, seat, dice.choice(game.legal(state, seat)), chance)
            assert game.outcome(state) is not None, "an imagined world does not end"
