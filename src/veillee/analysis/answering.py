"""Answering questions about a match: quick bots finish it, the strong bot says what it would do.

Everything is drawn from the question and its number, and bots think by a counted clock: whoever
answers, and whenever, finds the same.
"""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import Any, Final

import msgspec

from veillee import kernel
from veillee.analysis.questions import (
    Advised,
    Answer,
    Ending,
    Finish,
    MoveMade,
    Piece,
    Question,
)
from veillee.analysis.shares import shares_of, teams_of
from veillee.bots import level, levels, quick_level, reason_of
from veillee.bots.budget import counted
from veillee.games import load
from veillee.kernel import AnyGame, Chance, Match, Outcome, Record, plain_move

MATCHES_KEPT: Final = 4
PIECE_SECONDS: Final = 0.02
"""After so long a piece ends with what it has: somebody else may be waiting for the process."""
ADVICE_SECONDS: Final = 0.05
"""Of a counted clock, for the strong bot's choice."""


def answers(piece: Piece, seconds: float = PIECE_SECONDS) -> list[Answer]:
    """One answer for each number, as many as there was time for: one at least."""
    match = _match(piece.record)
    found, until = [], monotonic() + seconds
    for number in range(piece.first, piece.last):
        with counted():
            found.append(_answer(match, piece.question, number))
        if monotonic() >= until:
            break
    return found


@lru_cache(maxsize=MATCHES_KEPT)
def _match(record: str) -> Match:
    read = Record.parse(record)
    return kernel.replay(read, load(read.game), Match)


def _answer(match: Match, question: Question, number: int) -> Answer:
    game, moment = match.game, question.moment
    luck = Chance(f"analysis {match.seed} {question.kind} {moment} {question.seat} {number}")
    match question.kind:
        case "moves":
            return _made(match, number) if number < len(match) else _ending(match)
        case "fair":
            start = game.setup(match.options, match.seats, luck)
            return _finished(game, start, match.seats, luck)
        case "truth":
            return _finished(game, match.state_after(moment), match.seats, luck)
        case "drawn":
            after = game.play(match.state_after(moment), *match.made(moment), luck).state
            return _finished(game, after, match.seats, luck)
        case "known":
            view = game.view(match.state_after(moment), question.seat)
            end = _finished(game, game.imagine(view, luck), match.seats, luck)
            return Finish((end.shares[question.seat],), end.moves)
        case "advice":
            return _advised(match, moment)
        case "compared":
            return _compared(match, question, luck)


def _made(match: Match, number: int) -> MoveMade:
    state, (seat, move) = match.state_after(number), match.made(number)
    probe = Chance("")
    match.game.play(state, seat, move, probe)
    choices = len(match.game.legal(state, seat))
    written = match.game.write(plain_move(match.game, move))
    return MoveMade(seat, written, choices, drew=probe.position > 0)


def _ending(match: Match) -> Ending:
    outcome = match.outcome
    assert outcome is not None  # noqa: S101  (nobody is asked about a match that still runs)
    start = match.state_after(0)
    has_secrets = any(match.game.hidden(start, seat) for seat in range(match.seats))
    return Ending(shares_of(outcome, match.teams), match.teams, has_secrets)


def _finished(game: AnyGame, state: Any, seats: int, luck: Chance) -> Finish:
    """Quick bots play it to its end, each seeing what its seat sees."""
    quick = level(game.id, quick_level(game.id))
    bots = [quick.make(luck.below(2**32), quick.seconds) for _ in range(seats)]
    moves = 0
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        move = bots[seat].choose(game.view(state, seat), game.legal(state, seat))
        state = game.play(state, seat, move, luck).state
        moves += 1
    return Finish(shares_of(_outcome(game, state), teams_of(game, state, seats)), moves)


def _outcome(game: AnyGame, state: Any) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None  # noqa: S101  (nobody is to act)
    return outcome


def _advised(match: Match, moment: int) -> Advised:
    """The strongest level there is, with little time; from the seat's view alone."""
    game, state, (seat, _) = match.game, match.state_after(moment), match.made(moment)
    view, legal = game.view(state, seat), game.legal(state, seat)
    strongest = list(levels(game.id).values())[-1]
    bot = strongest.make(moment, min(ADVICE_SECONDS, strongest.seconds))
    move = bot.choose(view, legal)
    reason = reason_of(bot, view, legal, move)
    return Advised(game.write(move), msgspec.to_builtins(move), reason)


def _compared(match: Match, question: Question, luck: Chance) -> Finish:
    """Both moves in one world, with the same luck afterwards: what they have in common cancels."""
    game, seat = match.game, question.seat
    _, played = match.made(question.moment)
    view = game.view(match.state_after(question.moment), seat)
    world, here = game.imagine(view, luck), luck.position
    ends = []
    for move in (played, game.read(question.move)):
        same = luck.at(here)
        ends.append(_finished(game, game.play(world, seat, move, same).state, match.seats, same))
    shares = tuple(end.shares[seat] for end in ends)
    return Finish(shares, sum(end.moves for end in ends))
