"""A person's turn at the terminal: moves in notation, and the commands of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from veillee.bots import reason_of, say
from veillee.cli.rules import clause_of, show_clause, show_rules
from veillee.kernel import Refusal, Refused, VeilleeError

if TYPE_CHECKING:
    from veillee.cli.table import Table

FEW = 8
"""So many moves are told without being asked for."""

# Both languages are understood everywhere; each shows its own words.
COMMANDS = {
    **dict.fromkeys(("?", "help", "aide"), "help"),
    **dict.fromkeys(("why", "pourquoi"), "why"),
    **dict.fromkeys(("undo", "reprendre", "annuler"), "undo"),
    **dict.fromkeys(("save", "enregistrer", "garder"), "save"),
    **dict.fromkeys(("rules", "règles", "regles"), "rules"),
    **dict.fromkeys(("hint", "conseil"), "hint"),
    **dict.fromkeys(("board", "plateau"), "board"),
    **dict.fromkeys(("quit", "quitter", "exit"), "quit"),
}


class Turn:
    """One turn of one person, from the board shown to a move made, taken back or declined."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.voice, self.match = table.voice, table.match
        self.over = self.left = False

    def take(self) -> bool:
        """False when the person leaves the table."""
        answer = self.table.screen.unasked(self.match.view(self.seat), self.legal())
        if answer is not None:
            self.move(answer)
            return True
        self.table.show_board(self.seat)
        self.say_what_can_be_done()
        while not self.over:
            text = self.ask()
            try:
                self.hear(text)
            except Refused as refused:
                self.show_refusal(refused.refusal)
            except VeilleeError as error:
                self.voice.show(error.text(self.voice.language))
        return not self.left

    def ask(self) -> str:
        if len(self.table.people) == 1:
            return self.voice.ask("your-move")
        return self.voice.ask("your-move-seat", seat=self.seat)

    def say_what_can_be_done(self) -> None:
        legal = self.legal()
        if len(legal) <= FEW:
            moves = ", ".join(self.match.game.write(move) for move in legal)
            self.voice.say("may-play-these", seat=self.seat, moves=moves)
        else:
            self.voice.say("may-play-many", seat=self.seat, count=len(legal))

    def legal(self) -> list[Any]:
        return self.match.legal(self.seat)

    def hear(self, text: str) -> None:
        head, _, rest = text.partition(" ")
        command = COMMANDS.get(head.lower())
        move = self.table.screen.heard(text)
        if not text:
            self.say_what_can_be_done()
        elif command and not self.is_move(move):
            getattr(self, command)(rest.strip())
        elif seen := self.table.screen.look(self.match.view(self.seat), text, self.voice.language):
            self.voice.show(seen)
        else:
            self.move(move)

    def is_move(self, text: str) -> bool:
        """Should a game have a move called like a command, the move is meant."""
        return any(self.match.game.write(move) == text.lower() for move in self.legal())

    def move(self, move: Any) -> None:
        self.match.play(self.seat, move)
        self.table.tell_news(self.seat if self.table.guards_secrets else self.table.onlooker)
        self.over = True

    def show_refusal(self, refusal: Refusal) -> None:
        text = refusal.text(self.voice.language)
        self.voice.say("refused", rule=refusal.rule, text=text)

    def help(self, _: str) -> None:
        self.voice.show(self.match.game.rulebook.say(self.voice.language, "move-forms"))
        self.voice.say("moves-open-to-you")
        view = self.match.view(self.seat)
        self.voice.show(self.table.screen.moves(view, self.legal(), self.voice.language))
        self.voice.say("commands-at-table")

    def why(self, text: str) -> None:
        if not text:
            self.voice.say("why-what", move=self.match.game.write(self.legal()[0]))
            return
        refusal = self.match.why_not(self.seat, self.table.screen.heard(text))
        if refusal is None:
            self.voice.say("allowed", move=text)
            return
        self.show_refusal(refusal)
        show_clause(self.voice, clause_of(self.match.game, refusal.rule, self.voice.language))

    def undo(self, _: str) -> None:
        count = self.table.take_back_to(self.seat)
        self.voice.say("taken-back", count=count)
        self.over = True

    def save(self, name: str) -> None:
        self.table.keep(name)

    def rules(self, clause: str) -> None:
        show_rules(self.voice, self.match.game, clause or None)

    def hint(self, _: str) -> None:
        legal, view = self.legal(), self.match.view(self.seat)
        with self.voice.busy("hint-thinks"):
            name, bot = self.table.strongest()
            move = bot.choose(view, legal)
        level = self.voice.level(name)
        if move not in legal:
            self.voice.say("no-hint", level=level)
            return
        self.voice.say("hint", level=level, move=self.match.game.write(move))
        if reason := reason_of(bot, view, legal, move):
            self.voice.show(say(self.match.game, reason, self.voice.language))

    def board(self, _: str) -> None:
        self.table.show_board(self.seat)

    def quit(self, _: str) -> None:
        self.over = self.left = True
