"""A check of what is drawn during a move: a deal or a throw is told to whom it concerns.

Two worlds that play on with one chance are dealt alike, so comparing them shows nothing. But a
hidden fact that was announced stands in what was told, and those of imagined worlds do not.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from math import exp, prod
from typing import Any

import msgspec

import veillee
from veillee.contract.facts import Path, facts, values_in
from veillee.contract.sampling import imagined, random_move
from veillee.kernel import AnyGame, Event

MATCHES = 20
BY_LUCK = 1e-8
"""So rare must it be that the truth stands by luck in what was told as often as it does."""
PULLS = (0.5, 1, 2, 4, 8, 16, 32, 64, 128)


def what_is_drawn_is_told_to_whom_it_concerns(game: AnyGame, seats: int, options: Any) -> None:
    """No kind of event has the hidden facts of the truth in it more often than guesses have.

    A fact that is announced with the values that `hidden` has is found after eight matches with
    such a move, if guesses do not hit it; one card of a hand, with its holder, after twenty. The
    chance that a game without a fault fails is less than `BY_LUCK` for each pair compared.
    """
    found = defaultdict[tuple[bool, str, Path], list[list[float]]](list)
    for number in range(MATCHES):
        drew = after_a_draw(game, seats, options, f"drawn {number}")
        if drew is None:
            continue
        match, events = drew
        for viewer in (number % seats, None):
            told = [event for event in events if event.seen_by(viewer)]
            # The truth first, and then what it is one of, if the viewer cannot tell.
            worlds = [match.state, *imagined(game, match, viewer)] if told else []
            hidden = [dict(facts(game.hidden(world, viewer))) for world in worlds]
            for (kind, path), shares in standing(told, hidden).items():
                found[viewer is None, kind, path].append(shares)
    for (watches, kind, path), pools in found.items():
        who = "a watcher" if watches else "a seat"
        assert luck(pools) > BY_LUCK, f"{kind!r} tells {who} of {' '.join(path)!r}"


def after_a_draw(
    game: AnyGame, seats: int, options: Any, seed: str
) -> tuple[Any, tuple[Event, ...]] | None:
    """A match just after a move that drew on its chance, and what happened then."""
    match = veillee.Match(game, seats=seats, seed=seed, options=options)
    dice = random.Random(seed)
    draws = []
    while match.to_act:
        before = match.chance_drawn
        events = match.play(*random_move(match, dice))
        if match.chance_drawn > before:
            draws.append((len(match), events))
    if not draws:
        return None
    after, events = dice.choice(draws)
    return match.fork(after), events


def standing(
    told: list[Event], hidden: list[dict[Path, Counter[bytes]]]
) -> dict[tuple[str, Path], list[float]]:
    """By kind of event and hidden fact, how much of the fact stands in the events, in each world.

    Facts that an event names are one: a hand told with its seat is `hand of ·`, whosever it is.
    """
    totals = defaultdict[tuple[str, Path], list[float]](lambda: [0.0] * len(hidden))
    paths = {path for world in hidden for path in world}
    for event in told:
        fields = msgspec.to_builtins(event.what, str_keys=True)
        kind = fields.pop("type")
        said = Counter(values_in(fields))
        words = {value.decode().strip('"') for value in said}
        for path in paths:
            total = totals[kind, tuple("·" if word in words else word for word in path)]
            for place, world in enumerate(hidden):
                if values := world.get(path):
                    total[place] += (values & said).total() / values.total()
    return {key: total for key, total in totals.items() if len(set(total)) > 1}


def luck(pools: list[list[float]]) -> float:
    """How likely it is at most that the first of each pool, taken together, are so large, if each
    is one of its pool like any other (Chernoff's bound; matches are independent)."""
    bounds = [1.0]
    for pull in PULLS:
        scaled = [[pull * (share - pool[0]) / max(pool) for share in pool] for pool in pools]
        bounds.append(prod(sum(map(exp, pool)) / len(pool) for pool in scaled))
    return min(bounds)
