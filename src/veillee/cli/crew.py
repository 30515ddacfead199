"""The processes that play an arena's games. One that dies is noticed, named and replaced."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any

import veillee
from veillee.bots import Bot, made_by
from veillee.bots.budget import nobody_waits
from veillee.cli.pairing import Fault, Pairing, Plan, Played
from veillee.kernel import Refused

# Fresh processes on every system: a forked copy of native code and threads is not safe.
CONTEXT = multiprocessing.get_context("spawn")
WARM_UP_SECONDS = 0.05


def play_all(plan: Plan, jobs: int, games: Iterable[int] | None = None) -> Iterator[Played]:
    """The games of the plan, all or those of these numbers, in the order in which they end."""
    numbers = iter(range(plan.games) if games is None else games)
    crew: dict[Any, Worker] = {}
    try:
        for first in islice(numbers, jobs):
            worker = Worker(plan.pairing(first))
            crew[worker.line] = worker
        while crew:
            for line in wait(list(crew)):
                worker = crew[line]
                yield worker.result()
                number = next(numbers, None)
                if number is not None and worker.alive:
                    worker.give(plan.pairing(number))
                    continue
                del crew[line]
                worker.dismiss()
                if number is not None:
                    successor = Worker(plan.pairing(number))
                    crew[successor.line] = successor
    finally:
        for worker in crew.values():
            worker.dismiss()


class Worker:
    """One process, the line to it, and the game it is playing."""

    def __init__(self, pairing: Pairing) -> None:
        self.line, theirs = CONTEXT.Pipe()
        self.process: BaseProcess = CONTEXT.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.alive = True
        self.give(pairing)

    def give(self, pairing: Pairing) -> None:
        self.pairing = pairing
        # Should it have died meanwhile, waiting for its result will find that out.
        with suppress(OSError):
            self.line.send(pairing)

    def result(self) -> Played:
        """The game that was played, or a fault where the process died over it."""
        try:
            played: Played = self.line.recv()
        except (EOFError, OSError):
            self.alive = False
            self.process.join()
            code = {"code": str(self.process.exitcode)}
            return Played(self.pairing, fault=Fault("fault-died", code))
        return played

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def work(line: Connection[Any, Any]) -> None:
    """A worker's life: games come in, results go out."""
    nobody_waits()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which dismisses us
    while True:
        try:
            pairing: Pairing = line.recv()
        except EOFError:
            return
        line.send(play_one(pairing))


def play_one(pairing: Pairing) -> Played:
    """Play a game between bots. Whatever a bot does wrong becomes the game's fault."""
    seats = len(pairing.levels)
    match = veillee.Match(pairing.game, seats, pairing.seed, pairing.options)
    camps = match.teams
    levels = dict(zip(camps if pairing.by_camp else range(seats), pairing.levels, strict=True))
    times: list[list[float]] = [[] for _ in range(seats)]
    who = dict[str, str | int](level="", seat="")
    move: Any = None
    seat = -1
    try:
        for level in pairing.levels:
            warm_up(pairing.game, level)
        bots = dict[tuple[int, str], Bot]()
        while waiting := match.to_act:
            # Where several may act they do so in turn, as people around a table would speak.
            seat = next((one for one in waiting if one > seat), waiting[0])
            level = levels[match.teams[seat] if pairing.by_camp else seat]
            who = {"level": level, "seat": seat}
            if (seat, level) not in bots:
                bot_seed = pairing.bot_seeds[seat]
                bots[seat, level] = veillee.bot(pairing.game, level, bot_seed, pairing.seconds)
            view, legal = match.view(seat), match.legal(seat)
            start = perf_counter()
            move = made_by(bots[seat, level], view, legal)
            times[seat].append(perf_counter() - start)
            match.play(seat, move)
    except Refused as refused:
        fault = Fault("fault-refused", {**who, "move": repr(move)[:80], "rule": refused.rule})
    # A bot may fail in any way; the arena's job is to say which one did, and to go on.
    except Exception as error:
        text = f"{type(error).__name__}: {error}"[:200]
        fault = Fault("fault-raised", {**who, "error": text})
    else:
        spent = tuple(map(tuple, times))
        return Played(pairing, match.outcome, spent, (camps, match.teams), str(match.record))
    return Played(pairing, record=str(match.record), fault=fault)


@cache
def warm_up(game: str, level: str) -> None:
    """Have native code loaded or compiled before the clock runs."""
    match = veillee.Match(game, seed="warm-up")
    seat = match.to_act[0]
    veillee.bot(game, level, 0, WARM_UP_SECONDS).choose(match.view(seat), match.legal(seat))
