"""Games that packages bring: each names its module under the entry point `veillee.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple, cast

from veillee.kernel import AnyGame, Box, Game, SetupError
from veillee.words import LANGUAGES

GROUP: Final = "veillee.games"
NAMES: Final = tuple(name for name in vars(Game) if not name.startswith("_"))
"""What a game must have at the least. Whether it keeps the contract, its tests show."""
TITLES: Final = frozenset(("title", "tagline", "move-forms"))


class Brought(NamedTuple):
    games: dict[str, AnyGame]
    modules: dict[str, str]
    """Where they are: their bots, screen and board lie beside them."""
    refused: dict[str, SetupError]
    """Why the others are not on the shelf."""


@cache
def brought(taken: tuple[str, ...]) -> Brought:
    """The games of all packages that are installed, looked for once."""
    found = Brought({}, {}, {})
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            found.games[entry.name] = _checked(entry, (*taken, *found.games))
            found.modules[entry.name] = entry.module
        except SetupError as error:
            # The first one of a name stays where it is.
            if entry.name not in found.games:
                found.refused[entry.name] = error
    return found


def _checked(entry: EntryPoint, taken: tuple[str, ...]) -> AnyGame:
    told = {"game": entry.name, "module": entry.value}
    if entry.name in taken:
        raise SetupError("brought-twice", **told)
    try:
        game = cast(AnyGame, entry.load())
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise SetupError("brought-broken", **told, why=why) from error
    missing = [name for name in NAMES if not hasattr(game, name)]
    missing += ["box"] if "box" not in missing and not isinstance(game.box, Box) else []
    if missing:
        raise SetupError("brought-without", **told, missing=", ".join(missing))
    if game.id != entry.name:
        raise SetupError("brought-otherwise", **told, id=str(game.id))
    _check_words(game, told)
    return game


def _check_words(game: AnyGame, told: dict[str, str]) -> None:
    for language in LANGUAGES:
        try:
            game.rulebook.clauses(language)
            missing = sorted(TITLES - game.rulebook.messages(language))
        except Exception as error:
            raise SetupError("brought-broken", **told, why=str(error)) from error
        if missing:
            file = f"messages.{language}.ftl"
            raise SetupError("brought-wordless", **told, file=file, missing=", ".join(missing))
