"""How often Sporz' bots repeat themselves: `python -m bench.sentences [--matches 20] [--plain]`.

Matches of eight bots are played, and all that they claim is put into words. Names are replaced, so
that one sentence about two people counts as the same. `--plain` counts the plain words instead;
`--read N` prints the first days of match N.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from veillee.bots import level as bot_level
from veillee.bots import made_by
from veillee.games import sporz
from veillee.games.sporz.events import Claimed, DayBroke
from veillee.kernel import Chance, Event
from veillee.words import LANGUAGES

SEATS: Final = 8
NAMES: Final = ("Anne", "Bruno", "Chloé", "David", "Emma", "Fatou", "Gaël", "Hugo")
ANYBODY: Final = ("N",) * SEATS
DAYS: Final = 3
MOST_SHOWN: Final = 5


class Heard(NamedTuple):
    """Something that everybody heard in a match, and on which day."""

    day: int
    event: Event


def heard(number: int, level: str, *, plain: bool) -> Iterator[Heard]:
    chance = Chance(f"sentences {number}")
    state = sporz.setup(sporz.Options(), SEATS, chance)
    make, seconds = bot_level("sporz", level).make, bot_level("sporz", level).seconds
    bots = [make(number * SEATS + seat, seconds) for seat in range(SEATS)]
    turn = -1
    while awaited := sporz.to_act(state):
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        move = made_by(bots[turn], sporz.view(state, turn), sporz.legal(state, turn))
        state, events = sporz.play(state, turn, sporz.plain(move) if plain else move, chance)
        yield from (Heard(state.night, event) for event in events if event.audience is None)


def read(number: int, level: str, language: str) -> None:
    words, days = sporz.rulebook.at(NAMES), 0
    for day, event in heard(number, level, plain=False):
        days += isinstance(event.what, DayBroke)
        if days and day <= DAYS:
            print(words.tell(language, event.what))  # noqa: T201


def count(matches: list[list[Heard]], language: str) -> None:
    words = sporz.rulebook.at(ANYBODY)
    said = [
        Counter(words.tell(language, e.what) for _, e in match if isinstance(e.what, Claimed))
        for match in matches
    ]
    every, where = Counter[str](), Counter[str]()
    for match in said:
        every.update(match)
        where.update(match.keys())
    within = sum(match.total() - len(match) for match in said)
    shared = sum(1 for sentence in where if where[sentence] > 1)
    print(f"{language}: {every.total()} sentences, {len(every)} different")  # noqa: T201
    print(f"    {shared} of those in more than one match; said again in one match: {within}")  # noqa: T201
    for sentence, times in every.most_common(MOST_SHOWN):
        print(f"    {times:4} times, {where[sentence]} matches: {sentence}")  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--read", type=int)
    asked = parser.parse_args()
    if asked.read is not None:
        for language in LANGUAGES:
            read(asked.read, asked.level, language)
        return
    matches = [list(heard(n, asked.level, plain=asked.plain)) for n in range(asked.matches)]
    for language in LANGUAGES:
        count(matches, language)


if __name__ == "__main__":
    main()
