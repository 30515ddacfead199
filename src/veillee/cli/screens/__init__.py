"""One screen per game: how a view is drawn in plain text that can be read aloud.

A game that has none is drawn field by field (`general`). The folder `screens/<game>/`, or `screen`
beside the rules of a game that a package brings, has `draw(view, language)` and the messages that
it says. It may have besides:

- `moves(view, legal, language)`: the legal moves as a person wants them listed;
- `look(view, text, language)`: what is shown to somebody who types that, if it is no move;
- `unasked(view, legal)`: the answer that goes without saying, where there is nothing to decide;
- `step(view)`: for a game of talk, what is the same for as long as seats take turns speaking;
- `seat_name(seat, language)`: what the rulebook calls a seat;
- `picture()`: the board as an SVG, for `veillee draw`;
- `STYLES`: patterns and rich styles, colour on top of what the letters already say;
- `SPOKEN`: French words for those of the notation, without accents.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

from rich.text import Text

from veillee.cli.menu import in_short
from veillee.cli.screens import general
from veillee.games import part_of
from veillee.kernel import AnyGame
from veillee.words import visible


@dataclass(frozen=True)
class Screen:
    """A game's screen, with what every game gets where its own folder does not say otherwise."""

    game: AnyGame
    module: ModuleType | None
    """Its folder, if it has one."""

    def draw(self, view: Any, language: str) -> Text:
        drawing: Callable[..., str] = self._own("draw") or partial(general.draw, self.game)
        text = Text(visible(drawing(view, language), keep="\n"))
        for pattern, style in self._own("STYLES") or ():
            text.highlight_regex(re.compile(pattern, re.MULTILINE), style)
        return text

    def moves(self, view: Any, legal: list[Any], language: str) -> str:
        listed: Callable[..., str] | None = self._own("moves")
        if listed:
            return listed(view, legal, language)
        return in_short([self.game.write(move) for move in legal])

    def heard(self, text: str) -> str:
        """A move as the notation writes it, where it was typed in French; else as it was typed."""
        spoken: dict[str, str] = self._own("SPOKEN") or {}
        words = [spoken.get(word, word) for word in _without_accents(text.lower()).split()]
        written = " ".join(filter(None, words))
        return written if not self._reads(text) and self._reads(written) else text

    def _reads(self, text: str) -> bool:
        try:
            self.game.read(text)
        except ValueError:
            return False
        return True

    def look(self, view: Any, text: str, language: str) -> str | None:
        looked: Callable[..., str | None] | None = self._own("look")
        return looked(view, text, language) if looked else None

    def unasked(self, view: Any, legal: list[Any]) -> Any:
        answer: Callable[..., Any] | None = self._own("unasked")
        return answer(view, legal) if answer else None

    def picture(self) -> str | None:
        drawn: Callable[[], str] | None = self._own("picture")
        return drawn() if drawn else None

    def step(self, view: Any) -> Any:
        found: Callable[[Any], Any] | None = self._own("step")
        return found(view) if found else None

    def seat_name(self, seat: int, language: str) -> str | None:
        named: Callable[[int, str], str] | None = self._own("seat_name")
        return named(seat, language) if named else None

    def _own(self, name: str) -> Any:
        return getattr(self.module, name, None)


def _without_accents(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def screen_of(game: AnyGame) -> Screen:
    return Screen(game, part_of(game.id, "screen", __name__))
