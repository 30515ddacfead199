"""A table at the terminal: persons and bots take their turns until the match is over."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import veillee
from veillee.bots import Bot, description, made_by
from veillee.cli.closing import how_it_ended
from veillee.cli.files import Shelf
from veillee.cli.screens import screen_of
from veillee.cli.troubles import Trouble
from veillee.cli.turn import COMMANDS, Turn
from veillee.cli.voice import Voice
from veillee.kernel import Refused

NO = ("", "n", "no", "non")
YES = ("y", "yes", "o", "oui")


@dataclass(frozen=True)
class Seated:
    """Who sits where."""

    people: set[int]
    bots: dict[int, Bot]
    levels: dict[int, str]


class Table:
    def __init__(self, voice: Voice, match: veillee.Match, shelf: Shelf, seated: Seated) -> None:
        self.voice = voice
        self.match = match
        self.shelf = shelf
        self.people, self.bots, self.levels = seated.people, seated.bots, seated.levels
        self.screen = screen_of(match.game)
        self._told = dict.fromkeys((None, *range(match.seats)), len(match))
        self._at_keyboard: int | None = None
        self._secrets = False
        self._step: Any = None
        self._spoken: Counter[int] = Counter()

    def play(self) -> None:
        """Until the match is over, or a person has had enough."""
        self.greet()
        try:
            self.take_turns()
        except (EOFError, KeyboardInterrupt):
            if self.is_unkept:
                self.voice.say("left-unkept")
            raise

    def take_turns(self) -> None:
        while True:
            seat = self.next_seat()
            if seat is None:
                if not self.close():
                    return
            elif seat in self.bots:
                self._spoken[seat] += 1
                self.let_bot_move(seat)
            else:
                self._spoken[seat] += 1
                self.hand_over_to(seat)
                if not Turn(self, seat).take():
                    self.offer_to_keep()
                    return

    def greet(self) -> None:
        title = self.match.game.rulebook.say(self.voice.language, "title")
        self.voice.say("welcome", title=title)
        for seat in range(self.match.seats):
            if seat in self.people:
                self.voice.say("seat-of-person", seat=self.name_of(seat))
            else:
                level = self.voice.level(self.levels[seat])
                self.voice.say("seat-of-bot", seat=self.name_of(seat), level=level)
        for level in dict.fromkeys(self.levels.values()):
            about = description(self.match.game.id, level, self.voice.language)
            self.voice.say("about-bot", level=self.voice.level(level), about=about)
        self.voice.show(self.match.game.rulebook.say(self.voice.language, "move-forms"))
        self.voice.say("how-to-get-help")

    def name_of(self, seat: int) -> str:
        name = self.screen.seat_name(seat, self.voice.language)
        return f"{seat} ({name})" if name else str(seat)

    def next_seat(self) -> int | None:
        """Where several may act, bots do so first: a person is not kept waiting in between. In a
        game of talk they take turns instead, so that each hears the others while he may answer."""
        waiting = self.match.to_act
        step = self.screen.step(self.match.view(None))
        if step != self._step:
            self._step, self._spoken = step, Counter()
        rounds = self._spoken if step is not None else Counter[int]()
        return min(waiting, key=lambda seat: (rounds[seat], seat in self.people), default=None)

    def let_bot_move(self, seat: int) -> None:
        level = self.voice.level(self.levels[seat])
        with self.voice.busy("bot-thinks", level=level, seat=seat):
            move = made_by(self.bots[seat], self.match.view(seat), self.match.legal(seat))
        try:
            self.match.play(seat, move)
        except Refused as refused:
            raise Trouble(
                "bot-refused",
                level=level,
                seat=seat,
                rule=refused.rule,
                text=refused.text(self.voice.language),
            ) from refused
        if not self.guards_secrets:
            self.tell_news(self.onlooker)

    @property
    def onlooker(self) -> int | None:
        """Whose eyes the screen is for; None where several persons see it and all is open."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    @property
    def guards_secrets(self) -> bool:
        """Whether the screen has to be cleared between persons."""
        if len(self.people) > 1 and not self._secrets:
            hidden = self.match.game.hidden
            self._secrets = any(hidden(self.match.state, seat) for seat in self.people)
        return self._secrets

    def hand_over_to(self, seat: int) -> None:
        if not self.guards_secrets or self._at_keyboard == seat:
            self._at_keyboard = seat
            return
        self.clear_after(self._at_keyboard)
        self.voice.ask("pass-keyboard", seat=seat)
        self.voice.forget()
        self._at_keyboard = seat
        self.tell_news(seat)

    def clear_after(self, seat: int | None) -> None:
        """Once the person at the keyboard has read what is his, nobody else sees it."""
        if seat is not None:
            self.voice.ask("hide-screen", seat=seat)
        self.voice.forget()

    def tell_news(self, seat: int | None) -> None:
        """What happened since this viewer was last told, as far as he may know of it."""
        for event in self.match.events(seat, self._told[seat]):
            self.voice.show(self.match.game.rulebook.tell(self.voice.language, event.what))
        self._told[seat] = len(self.match)

    def take_back_to(self, seat: int) -> int:
        """Undo until the seat is before its own last move again; how many moves that took."""
        if all(mover != seat for mover, _ in self.match.moves):
            raise Refused(self.match.game.rulebook.refuse("0.7", "nothing-to-take-back"))
        count, mover = 0, None
        while mover != seat:
            mover = self.match.moves[-1][0]
            self.match.undo()
            count += 1
        self._told = {viewer: min(told, len(self.match)) for viewer, told in self._told.items()}
        return count

    def show_board(self, seat: int | None) -> None:
        self.voice.show()
        self.voice.show(self.screen.draw(self.match.view(seat), self.voice.language))
        self.voice.show()

    def close(self) -> bool:
        """Tell how it ended. True: somebody took a move back, and the match goes on."""
        outcome = self.match.outcome
        if outcome is None:
            raise Trouble("nobody-to-act")
        if self.guards_secrets:
            self.clear_after(self._at_keyboard)
            self._told[None] = min(self._told[seat] for seat in self.people)
        self.tell_news(self.onlooker)
        self.show_board(self.onlooker)
        self.voice.show(how_it_ended(self.match, outcome, self.voice.language, self.people))
        if self.offer_to_keep(may_take_back=True):
            movers = [seat for seat, _ in self.match.moves if seat in self.people]
            self.voice.say("taken-back", count=self.take_back_to(movers[-1]))
            return True
        return False

    @property
    def is_unkept(self) -> bool:
        return len(self.match) > 0 and not self.shelf.holds(self.match)

    def offer_to_keep(self, *, may_take_back: bool = False) -> bool:
        """Ask for a file name until the record is kept or declined. True: `undo` was answered."""
        while self.is_unkept:
            end = str(may_take_back).lower()
            self.voice.say("keep-record", file=str(self.shelf.suggestion), end=end)
            answer = self.voice.ask("keep-record-prompt")
            if answer.lower() in NO:
                break
            if may_take_back and COMMANDS.get(answer.lower()) == "undo":
                return True
            self.keep("" if answer.lower() in YES else answer)
        self.voice.say("goodbye")
        return False

    def keep(self, name: str) -> None:
        try:
            path = self.shelf.keep(self.match, name)
        except Trouble as trouble:
            self.voice.show(trouble.text(self.voice.language))
        else:
            self.voice.say("kept", file=str(path), again=self.how_to_go_on(path))

    def how_to_go_on(self, path: Path) -> str:
        """The command that seats the same people and bots again: a record does not name them."""
        words = ["veillee", "play", "--load", shlex.quote(str(path))]
        words += ["--people", ",".join(map(str, sorted(self.people)))]
        if self.bots:
            words += ["--bots", ",".join(self.levels[seat] for seat in sorted(self.bots))]
        return " ".join(words)

    def strongest(self) -> tuple[str, Any]:
        """The best advice in the house."""
        name = veillee.bots(self.match.game.id)[-1]
        return name, veillee.bot(self.match.game.id, name)
