"""A rulebook: numbered clauses in every language, and the words that go with them.

A game's folder holds `rulebook.fr.md`, `rulebook.en.md` and their `messages.*.ftl`. Chapter 0,
the same for all games, stands beside this file. In the Markdown a clause is a paragraph that
begins with its number in bold; one that begins with *Note* only explains and needs no test.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from veillee.words import FALLBACK, Catalogue, spoken

CLAUSE = re.compile(r"\*\*(?P<number>\d+\.\d+)\*\* (?P<text>.+)", re.DOTALL)
NOTE = re.compile(r"\*Note\.\*")
NOT_IN_A_MESSAGE = re.compile(r"[^\w-]", re.ASCII)
EVERY_GAME = __package__


@dataclass(frozen=True, slots=True)
class Clause:
    number: str
    text: str
    chapter: str

    @property
    def explains(self) -> bool:
        """Whether the clause only explains, so that no test can show it."""
        return NOTE.match(self.text) is not None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the clause, and words in the player's language."""

    rule: str
    message: str
    args: Mapping[str, str | int]
    rulebook: Rulebook = field(repr=False)

    def text(self, language: str = FALLBACK) -> str:
        return _sentence(self.rulebook.say(language, self.message, **self.args))


class Rulebook:
    """The clauses and messages of one game, chapter 0 included."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._words = Catalogue(dict.fromkeys((EVERY_GAME, package)))

    def __repr__(self) -> str:
        return f"Rulebook({self.package!r})"

    def at(self, names: Sequence[str]) -> Rulebook:
        """The same, speaking of seats by the names of those who sit there."""
        named = copy(self)
        named._words = self._words.at(names)
        return named

    def say(self, language: str, message: str, **args: str | int | float) -> str:
        return self._words.say(language, message, args)

    def tell(self, language: str, fact: msgspec.Struct) -> str:
        """What happened, in words: the message `event-TYPE`, filled from the fact's fields.

        A value that has a name in the player's language (`name-probe`) is called by it.
        """
        fields = msgspec.to_builtins(fact)
        message = f"event-{fields.pop('type')}"
        words = {field: self.spoken(language, value) for field, value in fields.items()}
        return _sentence(self.say(language, message, **words))

    def spoken(self, language: str, value: Any) -> str | int | float:
        """A field as Fluent takes it: lists joined, true and false as words to choose by."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.spoken(language, item)) for item in value)
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return self.named(language, value)
        return value if isinstance(value, int | float) else str(value)

    def named(self, language: str, value: str) -> str:
        """A value as it is called (`name-probe`), or as it is where it has no name."""
        name = _name(value)
        return self.say(language, name) if name in self.messages(language) else value

    def source(self, language: str) -> str:
        """The messages as a Fluent resource, for somebody who formats them himself: a page."""
        return self._words.source(language)

    def messages(self, language: str) -> frozenset[str]:
        return self._words.messages(language)

    def markdown(self, language: str) -> str:
        """The game's own chapters, as they are printed."""
        return _markdown(self.package, spoken(language))

    def clauses(self, language: str = FALLBACK) -> dict[str, Clause]:
        """Every clause by number, those of chapter 0 first."""
        return {
            clause.number: clause
            for package in dict.fromkeys((EVERY_GAME, self.package))
            for clause in _clauses(package, spoken(language))
        }

    def refuse(self, rule: str, message: str, **args: str | int) -> Refusal:
        """A refusal that cites `rule` and says `message`."""
        return Refusal(rule, message, args, self)


def _name(value: str) -> str:
    """The message that names a value; what no such message may contain is a hyphen there."""
    return f"name-{NOT_IN_A_MESSAGE.sub('-', value)}"


def read_clauses(markdown: str) -> list[Clause]:
    """The numbered clauses of a rulebook, in the order in which they stand."""
    chapter, clauses = "", list[Clause]()
    for paragraph in re.split(r"\n\s*\n", markdown):
        if paragraph.startswith("#"):
            chapter = paragraph.lstrip("# ").strip()
        elif found := CLAUSE.match(paragraph.strip()):
            text = " ".join(found["text"].split())
            clauses.append(Clause(found["number"], text, chapter))
    return clauses


def _sentence(said: str) -> str:
    """With a capital letter, though it begin with a seat."""
    return said[:1].upper() + said[1:]


@cache
def _markdown(package: str, language: str) -> str:
    return files(package).joinpath(f"rulebook.{language}.md").read_text("utf-8")


@cache
def _clauses(package: str, language: str) -> tuple[Clause, ...]:
    return tuple(read_clauses(_markdown(package, language)))
