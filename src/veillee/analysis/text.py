"""A finished match as plain text that somebody can read, mail and keep: who played, every move in
notation under its headings, what came of it, and what was found out about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from textwrap import wrap
from typing import Any, Final, NamedTuple

import msgspec

from veillee.analysis.analysis import Analysis, Decision, Shift, Sum, Swing
from veillee.analysis.comments import mistakes
from veillee.bots import say
from veillee.bots import words as words_of_bots
from veillee.columns import aligned
from veillee.kernel import Match, echoes_of, marks_of
from veillee.words import Catalogue, visible

WIDTH: Final = 78
BETWEEN: Final = "   "
INDENT: Final = "     "
COLUMNS: Final = ("luck", "own", "others", "rest")


class Player(NamedTuple):
    """Who sat on a chair."""

    name: str = ""
    """Of a person; empty where nobody knows it."""
    level: str = ""
    """Of a bot."""


@cache
def words() -> Catalogue:
    return Catalogue([__package__])


def written(
    match: Match,
    language: str,
    *,
    players: Sequence[Player] = (),
    date: date | None = None,
    found: Analysis | None = None,
) -> str:
    """The whole text. `found`: what was found out, once that is all."""
    return Text(match, language, players, date, found).text()


class Text:
    def __init__(
        self,
        match: Match,
        language: str,
        players: Sequence[Player],
        date: date | None,
        found: Analysis | None,
    ) -> None:
        self._match, self._language, self._date, self._found = match, language, date, found
        self._players = players
        self._names = [self._name(seat, player) for seat, player in enumerate(players)]
        self._rulebook = match.game.rulebook.at(self._names)
        self._bots = words_of_bots(match.game.id).at(self._names)
        self._comments: dict[int, list[str]] = defaultdict(list)
        if found is None:
            return
        for swing in found.swings:
            said = self._swing(swing, found.shifts[swing.shift])
            self._comments[swing.moves].append(said)
        for decision in mistakes(found):
            self._comments[decision.moves + 1].append(self._mistake(decision))

    def text(self) -> str:
        parts = [*self._head(), *self._moves(), *self._end()]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _word(self, message: str, **args: str | int | float) -> str:
        return words().say(self._language, f"text-{message}", args)

    def _name(self, seat: int, player: Player) -> str:
        return visible(player.name) or self._word("bot" if player.level else "nobody", seat=seat)

    def _who(self, seat: int) -> str:
        """As short as a line of moves needs it."""
        return self._names[seat] if self._names else self._word("seat", seat=seat)

    # -- before the moves ------------------------------------------------------------------------

    def _head(self) -> Iterator[str]:
        title = self._rulebook.say(self._language, "title")
        yield _heading(title, "=")
        about = [self._day(), self._options(), self._word("length", moves=len(self._match))]
        yield "\n".join(line for one in about if one for line in wrap(one, WIDTH))
        yield "\n".join(self._seated(seat) for seat in range(self._match.seats))
        if self._match.outcome:
            yield "\n".join(self._result())
        if self._found is None:
            yield _paragraph(self._word("no-comments"))

    def _day(self) -> str:
        if self._date is None:
            return ""
        # Numbers would be set with their thousands apart.
        day, month, year = self._date.day, self._date.month, str(self._date.year)
        return self._word("date", day=day, month=month, year=year)

    def _seated(self, seat: int) -> str:
        if not self._players:
            return f"  {self._who(seat)}"
        name, level = self._players[seat]
        line = self._word("sits", seat=seat, who=self._who(seat))
        return f"{line} ({self._word('kept' if name else 'level', level=level)})" if level else line

    def _options(self) -> str:
        """The preset it is nearest to, and what differs from it."""
        game, chosen = self._match.game, self._match.record.options
        nearest, differing = "", dict(chosen)
        for name, preset in game.presets.items():
            options = msgspec.to_builtins(preset)
            other = {key: value for key, value in chosen.items() if options.get(key) != value}
            if not nearest or len(other) < len(differing):
                nearest, differing = name, other
        changed = ", ".join(f"{key} = {_plain(value)}" for key, value in differing.items())
        return self._word("preset", preset=nearest) + (f" ({changed})" if changed else "")

    def _result(self) -> Iterator[str]:
        outcome = self._match.outcome
        if outcome is None:
            return
        reason = self._rulebook.say(self._language, outcome.reason)
        yield from wrap(self._word("result", reason=reason, rule=outcome.rule), WIDTH)
        for seat in sorted(range(self._match.seats), key=lambda seat: (outcome.ranks[seat], seat)):
            place = {"rank": outcome.ranks[seat], "score": outcome.scores[seat]}
            yield self._word("rank", who=self._who(seat), **place)

    # -- the moves -------------------------------------------------------------------------------

    def _moves(self) -> Iterator[str]:
        """Moves flow; what happened, and what there is to say, stands below the move."""
        row: list[str] = []
        lines: list[str] = []
        for number, (seat, move) in enumerate(self._match.moves, start=1):
            row.append(f"{number}. {self._who(seat)} {self._match.game.write(move)}")
            told, heading = self._told(number)
            comments = self._comments.get(number, [])
            if told or comments or heading:
                lines += [*_flowing(row), *_below(told, ""), *_below(comments, "» ")]
                row = []
            if heading:
                yield "\n".join(lines)
                yield _heading(heading, "-")
                lines = []
        yield "\n".join([*lines, *_flowing(row)])

    def _told(self, number: int) -> tuple[list[str], str]:
        """What the move brought about, as far as its notation does not say so already; and the
        heading of what begins with it."""
        game = self._match.game
        told, heading = list[str](), ""
        for event in self._match.events(None, number - 1, number):
            kind = event.what.__struct_config__.tag
            said = self._rulebook.tell(self._language, event.what)
            begins = kind in marks_of(game) and number < len(self._match)
            if begins and not heading:
                heading = said.rstrip(".")
            elif said and kind not in echoes_of(game):
                told.append(said)
        return told, heading

    # -- what was found out ----------------------------------------------------------------------

    def _swing(self, swing: Swing, shift: Shift) -> str:
        changes = ", ".join(
            self._word("change", who=self._who(seat), change=points(shift.changes[seat]))
            for seat in most_and_least(shift)
        )
        return self._word(
            "swing",
            kind=shift.kind,
            since=shift.before + 1,
            moves=swing.moves - shift.before,
            changes=changes,
            error=round(100 * swing.error),
        )

    def _mistake(self, decision: Decision) -> str:
        loss = decision.loss
        told = self._word(
            "mistake",
            size=decision.size or "",
            better=decision.better,
            loss=round(100 * loss.share) if loss else 0,
            error=round(100 * loss.error) if loss else 0,
        )
        if decision.reason is None:
            return told
        return f"{told} {say(self._match.game, decision.reason, self._language, self._bots)}"

    def _end(self) -> Iterator[str]:
        found = self._found
        if found is None or not found.balances:
            return
        rests = any(abs(one.rest.share) >= 0.005 for one in found.balances)
        columns = [column for column in COLUMNS if column != "rest" or rests]
        heads = ("fair", *columns, "result")
        rows = [["", *(self._word(f"column-{column}") for column in heads)]]
        for one in found.balances:
            sums = [in_points(getattr(one, column)) for column in columns]
            rows.append([self._who(one.seat), percent(one.fair), *sums, percent(one.result)])
        yield _heading(self._word("balances"), "-")
        yield aligned(rows)
        yield _paragraph(self._word("balances-mean", playouts=found.playouts))


def percent(share: float) -> str:
    return f"{round(100 * share)}"


def points(change: float) -> str:
    return f"{round(100 * change):+d}".replace("-", "−")


def most_and_least(shift: Shift) -> tuple[int, int]:
    """Who gained most by it, and who lost most."""
    order = sorted(range(len(shift.changes)), key=lambda seat: shift.changes[seat])
    return order[-1], order[0]


def in_points(part: Sum) -> str:
    return f"{points(part.share)} ± {round(100 * part.error)}"


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _flowing(moves: Sequence[str]) -> list[str]:
    """As many to a line as it holds."""
    lines: list[str] = []
    for move in moves:
        if lines and len(lines[-1]) + len(BETWEEN) + len(move) <= WIDTH:
            lines[-1] += BETWEEN + move
        else:
            lines += wrap(move, WIDTH, subsequent_indent=INDENT)
    return lines


def _below(sentences: Sequence[str], sign: str) -> list[str]:
    lines: list[str] = []
    for one in sentences:
        lines += wrap(
            sign + one, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT + " " * len(sign)
        )
    return lines


def _heading(text: str, line: str) -> str:
    lines = wrap(text, WIDTH)
    return "\n".join([*lines, line * max(map(len, lines))])


def _paragraph(text: str) -> str:
    return "\n".join(wrap(text, WIDTH))
