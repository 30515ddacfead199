"""Words in two languages: one Fluent catalogue for the terminal, the server and the page."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en")
FALLBACK: Final = "en"

Arg = str | int | float

# French before a name. The page has the same three functions, and one table shows both at work.
# Whether an h is mute cannot be told from its letters: before an h nothing is elided, which is
# right for Hugo and Harry, and is let pass for Hélène.
ARTICLE: Final = re.compile(r"les? (?=\S)", re.IGNORECASE)
VOWEL: Final = re.compile(r"[aeiouæœø].|y[bcdfghj-np-tv-xz]", re.IGNORECASE)


def de(name: object) -> str:
    """As in "du Bougeoir", "des Sponsors", "d'Anne", "de La Clé"."""
    return _contracted(str(name), "du", "des") or _elided("de", str(name))


def a(name: object) -> str:
    """As in "au Bougeoir", "aux Sponsors", "à Anne"."""
    return _contracted(str(name), "au", "aux") or f"à {name}"


def que(name: object) -> str:
    """As in "qu'Anne", "que Le Bougeoir"."""
    return _elided("que", str(name))


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "A": a, "QUE": que}

# A message says which of its numbers are seats, `{ SEAT($seat) }`. They are counted, or whoever
# sits there is called by his name.
SEAT: Final = {"fr": "la place {}", "en": "seat {}"}


def functions_of(language: str, names: Sequence[str] = ()) -> dict[str, Callable[[Any], Any]]:
    """What messages in the language may call. `names`: of those who sit there, by seat."""

    def seat(number: object) -> str:
        text = str(number)
        is_named = text.isdecimal() and int(text) < len(names)
        return visible(names[int(text)]) if is_named else SEAT[language].format(number)

    return {
        **FUNCTIONS,
        "SEAT": seat,
        "SEATS": lambda seats: ", ".join(map(seat, str(seats).split(", "))),
    }


def _contracted(name: str, one: str, many: str) -> str | None:
    article = ARTICLE.match(name)
    if article is None:
        return None
    return f"{one if len(article[0]) == len('le ') else many} {name[article.end() :]}"


def _elided(word: str, name: str) -> str:
    bare = unicodedata.normalize("NFD", name)
    return f"{word[:-1]}'{name}" if VOWEL.match(bare) else f"{word} {name}"


# Joins letters of Persian and parts of emoji; unlike the others it moves and hides nothing.
JOINERS: Final = "\u200c\u200d"
HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))


def visible(text: str, keep: str = "") -> str:
    """The text with everything escaped that a terminal would obey instead of showing it: control
    characters, line ends, marks that turn the direction of writing. Those in `keep` stay."""
    if text.isprintable():
        return text
    return "".join(
        repr(c)[1:-1]
        if unicodedata.category(c) in HIDDEN and c not in JOINERS and c not in keep
        else c
        for c in text
    )


def spoken(language: str | None) -> str:
    """The language we speak to somebody who asks for `language` ("fr-CA", "en_GB.UTF-8", None)."""
    head = (language or "").replace("_", "-").split("-")[0].lower()
    return head if head in LANGUAGES else FALLBACK


def system_language() -> str:
    """The language the system is set to, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return spoken(os.environ[name])
    return spoken(locale.getlocale()[0])


class Catalogue:
    """The messages of one or several folders, in every language we speak."""

    def __init__(self, packages: Iterable[str]) -> None:
        self._packages = tuple(packages)
        self._sources = {
            language: [_source(package, language) for package in self._packages]
            for language in LANGUAGES
        }
        self._names = {
            language: frozenset().union(*map(_names, sources))
            for language, sources in self._sources.items()
        }
        self._bundles: dict[str, FluentBundle] = {}
        self._sitting: tuple[str, ...] = ()

    def at(self, names: Sequence[str]) -> Catalogue:
        """The same with the names of those who sit there, by seat."""
        named = copy(self)
        named._sitting, named._bundles = tuple(names), {}
        return named

    def say(self, language: str, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """The message in the language, its places filled in; what others wrote is escaped."""
        bundle = self._bundle(spoken(language))
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            files = [f"{package}/messages.{spoken(language)}.ftl" for package in self._packages]
            raise KeyError(f"no message {message!r}: add it to {' or '.join(files)}")
        shown = {
            name: visible(arg) if isinstance(arg, str) else arg
            for name, arg in (args or {}).items()
        }
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"message {message!r} in {language}: {errors[0]}")
        return str(text)

    def source(self, language: str) -> str:
        """All messages in the language, as one Fluent resource."""
        return "\n".join(self._sources[spoken(language)])

    def messages(self, language: str) -> frozenset[str]:
        """The names of all messages in the language."""
        return self._names[spoken(language)]

    def _bundle(self, language: str) -> FluentBundle:
        # Built at the first word said: a program that is never refused anything pays nothing.
        if language not in self._bundles:
            functions = functions_of(language, self._sitting)
            bundle = FluentBundle([language], functions=functions, use_isolating=False)
            for package in self._packages:
                bundle.add_resource(_parsed(package, language))
            self._bundles[language] = bundle
        return self._bundles[language]


def _names(source: str) -> frozenset[str]:
    """A message begins at the first column with its name and an equals sign."""
    lines = (line for line in source.splitlines() if line[:1].isalpha() and "=" in line)
    return frozenset(line.split("=")[0].strip() for line in lines)


@cache
def _source(package: str, language: str) -> str:
    """`messages.LANGUAGE.ftl` and whatever other catalogues lie beside it."""
    folder, ending = files(package), f".{language}.ftl"
    own = sorted(file.name for file in folder.iterdir() if file.name.endswith(ending))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in own)


@cache
def _parsed(package: str, language: str) -> Any:
    """To parse takes long, and a table with names of its own says the same messages."""
    return FluentResource(_source(package, language))
