"""How the command speaks with the person at the terminal: words out, words in, a sign of life."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import TextIOWrapper
from threading import Timer
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from veillee.kernel import VeilleeError
from veillee.words import Catalogue, visible

PATIENCE = 0.4
"""Seconds of silence before a person wonders."""
FORGET_ALL = "\x1b[3J\x1b[2J\x1b[H"
"""Clears the screen, and what can be scrolled back to as well."""


@cache
def words() -> Catalogue:
    return Catalogue([__package__])


class Voice:
    """Speaks one language on one terminal."""

    def __init__(self, language: str) -> None:
        self.language = language
        # A pipe gets every paragraph on one line; a terminal gets it broken between words.
        piped = not sys.stdout.isatty()
        self.out = Console(highlight=False, markup=False, emoji=False, soft_wrap=piped)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)

    def word(self, message: str, **args: str | int | float) -> str:
        return words().say(self.language, message, args)

    def level(self, name: str) -> str:
        """What a level is called; a package may bring one that has no other name."""
        message = f"level-{name}"
        return self.word(message) if message in words().messages(self.language) else name

    def say(self, message: str, **args: str | int | float) -> None:
        self.show(self.word(message, **args))

    def show(self, text: Any = "") -> None:
        """Something already in words: a text, or what rich can draw."""
        self.out.print(visible(text, keep="\n") if isinstance(text, str) else text)

    def show_markdown(self, markdown: str) -> None:
        self.show(Markdown(markdown) if self.out.is_terminal else plain(markdown))

    def ask(self, message: str, **args: str | int | float) -> str:
        """What the person answers. EOFError where nobody is there any more."""
        if sys.stdin is None:
            raise EOFError
        try:
            answer = input(self.word(message, **args) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            self.show()  # what comes next begins a line
            raise
        if not sys.stdin.isatty():
            self.show(answer)  # nobody typed it here, so nobody has seen it
        return answer

    def complain(self, error: VeilleeError) -> None:
        """One line for people and for logs."""
        said = " ".join(error.text(self.language).split())
        self.err.print(f"veillee: {visible(said)}")

    def forget(self) -> None:
        """Clear what the next person must not see."""
        if self.out.is_terminal:
            self.out.file.write(FORGET_ALL)
            self.out.file.flush()

    @contextmanager
    def busy(self, message: str, **args: str | int | float) -> Iterator[None]:
        """A spinner, once it has taken a while and if there is a person to see it."""
        if not self.out.is_terminal:
            yield
            return
        status = self.out.status(self.word(message, **args))
        timer = Timer(PATIENCE, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()


def plain(markdown: str) -> str:
    """Markdown as it is read aloud: without its marks."""
    lines = (line.lstrip("# ") if line.startswith("#") else line for line in markdown.split("\n"))
    return "\n".join(lines).replace("*", "").replace("`", "").strip()


def forgive_odd_letters() -> None:
    """A letter that the terminal cannot show, or that is no letter, must not end the evening."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
