"""Names that deceive nobody: what may be in one, what it looks like, and which are the house's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import count
from random import SystemRandom
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from veillee.house.errors import HouseError

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3
"""On one letter, as Hebrew has them; more is a tower."""
# Letters and marks that show nothing (Unicode's default ignorables, and the empty braille cell).
EMPTY: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
HOUSE: Final = "Veillée"
JOINS_EMOJI: Final = "\u200d\ufe0f"
NUMBERED: Final = re.compile(r"\s*\d+$")

_dice = SystemRandom()


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible letters, not too long."""
    letters = "".join(_visible(unicodedata.normalize("NFD", name)))
    shown = " ".join(unicodedata.normalize("NFC", letters).split())
    # One letter may stand for a whole sentence.
    length = max(len(shown), len(unicodedata.normalize("NFKC", shown)))
    if not shown or length > LONGEST_NAME:
        raise HouseError("bad-name", 400, most=LONGEST_NAME)
    return shown


def _visible(name: str) -> Iterator[str]:
    before, marks = " ", 0
    for place, letter in enumerate(name):
        if letter.isspace():
            letter = " "
        elif letter in JOINS_EMOJI:
            beside = before if letter == "\ufe0f" else name[place + 1 : place + 2]
            if not (_is_emoji(before) and _is_emoji(beside)):
                continue
        elif EMPTY.match(letter) or not letter.isprintable():
            continue
        elif unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS or before == " ":
                continue
            yield letter
            continue
        before, marks = letter, 0
        yield letter


def _is_emoji(letter: str) -> bool:
    return letter == "\ufe0f" or unicodedata.category(letter or " ") in ("So", "Sk")


# -- what it looks like ---------------------------------------------------------------------------


@lru_cache(10_000)
def look(name: str) -> str:
    """The same for two names that one takes for each other (after UTS 39)."""
    shown = EMPTY.sub("", unicodedata.normalize("NFKC", name))
    shown = _in_plain_letters(_in_plain_letters(shown).casefold())
    # A capital I is taken for an l, and folds to an i.
    shown = shown.replace("l", "i")
    letters = [c for c in shown if unicodedata.category(c)[0] not in "PZ"]
    return "".join(letters) or shown


def _in_plain_letters(text: str) -> str:
    return "".join(_plain(letter) for letter in unicodedata.normalize("NFD", text))


@lru_cache(10_000)
def _plain(letter: str) -> str:
    """The letter for which it is taken: the one that has most look-alikes, or is several."""
    alike = _confusables().get(letter, [])
    if len(alike) != 1:
        return letter
    many = len(_confusables().get(alike[0], [])) > 1 or len(alike[0]) > 1
    return alike[0] if many else min(letter, alike[0])


@cache
def _confusables() -> dict[str, list[str]]:
    """Every letter and those that look like it; marks of direction stand around some of them."""
    return {
        letter.strip("\u200e"): [other["c"].strip("\u200e") for other in alike]
        for letter, alike in confusables_data.items()
    }


@cache
def _reserved() -> frozenset[str]:
    names = files(__package__).joinpath("reserved.txt").read_text("utf-8")
    return frozenset(_bare(name) for name in names.splitlines())


def _bare(name: str) -> str:
    """Without accents and emoji, and without the number of a second bot of that name."""
    parts = unicodedata.normalize("NFD", name)
    letters = "".join(c for c in parts if unicodedata.category(c)[0] not in "MS")
    return look(NUMBERED.sub("", letters.strip()))


def is_reserved(name: str) -> bool:
    """Whether one would take it for a bot's name, or for the house speaking."""
    bare = _bare(name)
    return bare in _reserved() or _bare(HOUSE) in bare


# -- telling people apart -------------------------------------------------------------------------


def numbered(name: str, number: int) -> str:
    return f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"


def nearby(name: str) -> list[str]:
    """Names beside this one, the best first."""
    bare = NUMBERED.sub("", name) or name
    further = (_dice.randrange(10**digits, 10 ** (digits + 1)) for digits in (1, 2, 3, 4, 5))
    return [numbered(bare, number) for number in (*range(2, 10), *further)]


def told_apart(names: Mapping[str, str], order: Iterable[str]) -> dict[str, str]:
    """The names as a table shows them: whoever comes after another who looks the same has a number
    behind his name."""
    shown: dict[str, str] = {}
    taken: set[str] = set()
    for person in dict.fromkeys((*order, *sorted(names))):
        if person not in names:
            continue
        name = names[person]
        if look(name) in taken:
            further = (numbered(names[person], number) for number in count(2))
            name = next(name for name in further if look(name) not in taken)
        taken.add(look(name))
        shown[person] = name
    return shown


# -- names that are offered -----------------------------------------------------------------------

OFFERED: Final = {
    "fr": (
        ("Loutre", "Mésange", "Fouine", "Chouette", "Tortue", "Martre", "Hermine", "Grive"),
        ("rêveuse", "vive", "prudente", "joyeuse", "rusée", "calme", "matinale", "curieuse"),
    ),
    "en": (
        ("Otter", "Wren", "Marten", "Owl", "Heron", "Badger", "Finch", "Hare"),
        ("Dreamy", "Quick", "Careful", "Merry", "Clever", "Calm", "Early", "Curious"),
    ),
}


def offered_names(language: str) -> list[str]:
    """Names for somebody who has given none, the best first."""
    names = [_offered(language) for _ in range(6)]
    return [*names, *nearby(names[0])[8:]]


def _offered(language: str) -> str:
    nouns, adjectives = OFFERED.get(language, OFFERED["en"])
    noun, adjective = _dice.choice(nouns), _dice.choice(adjectives)
    return f"{noun} {adjective}" if language == "fr" else f"{adjective} {noun}"
