"""`veillee replay`: a record told move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import veillee
from veillee.cli.closing import how_it_ended
from veillee.cli.files import read_record
from veillee.cli.screens import screen_of
from veillee.cli.troubles import Misuse
from veillee.cli.voice import Voice

BACK = ("b", "back", "r", "retour")
QUIT = ("q", "quit", "quitter")


def replay(
    file: Annotated[Path, Parameter(help="help-replay-file")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="help-at", metavar="label-number")] = None,
    seat: Annotated[int | None, Parameter(help="help-seat", metavar="label-seat")] = None,
    step: Annotated[bool, Parameter(help="help-step", negative=())] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    record, _ = read_record(file)
    match = veillee.replay(record)
    if at is not None and not 0 <= at <= len(match):
        raise Misuse("no-such-move", asked=str(at), made=len(match))
    if seat is not None and not 0 <= seat < match.seats:
        raise Misuse("seat-out-of-range", seat=str(seat), last=match.seats - 1)
    telling = Telling(voice, match, seat)
    voice.say(
        "replay-head",
        title=match.game.rulebook.say(voice.language, "title"),
        seats=match.seats,
        moves=len(match),
    )
    if step:
        telling.step_by_step(at or 0)
        return
    last = len(match) if at is None else at
    for number in range(1, last + 1):
        telling.tell(number)
    telling.show_board(last)


class Telling:
    """A match as one seat saw it, or as a watcher did."""

    def __init__(self, voice: Voice, match: veillee.Match, seat: int | None) -> None:
        self.voice, self.match, self.seat = voice, match, seat
        self.screen = screen_of(match.game)

    def tell(self, number: int) -> None:
        """The move of this number (from 1) and what came of it."""
        mover, move = self.match.moves[number - 1]
        # Another seat's move may be its secret: through a seat's eyes only events are told.
        if self.seat is None or self.seat == mover:
            written = self.match.game.write(move)
            self.voice.say("replay-move", number=number, seat=mover, move=written)
        else:
            self.voice.say("replay-other", number=number, seat=mover)
        for event in self.match.fork(number).events(self.seat, number - 1):
            told = self.match.game.rulebook.tell(self.voice.language, event.what)
            self.voice.show(f"   {told}")

    def show_board(self, number: int) -> None:
        """As it stood after this many moves; the end is told with its reason."""
        then = self.match.fork(number)
        self.voice.show()
        self.voice.show(self.screen.draw(then.view(self.seat), self.voice.language))
        self.voice.show()
        if then.outcome:
            self.voice.show(how_it_ended(then, then.outcome, self.voice.language))

    def step_by_step(self, number: int) -> None:
        while True:
            if number:
                self.tell(number)
            self.show_board(number)
            answer = self.voice.ask("step-prompt", number=number, moves=len(self.match)).lower()
            if answer in QUIT:
                return
            if answer in BACK:
                number = max(0, number - 1)
            elif number < len(self.match):
                number += 1
            else:
                self.voice.say("step-end")
