"""`veillee new-game`: a small game that can be played at once, for its author to make another of.

The templates beside this file hold it once. It becomes a package of its own, or with `--here` a
game of the Veillée that one stands in; only where its parts lie differs.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from veillee.cli.troubles import Misuse, file_trouble
from veillee.cli.voice import Voice
from veillee.games import shelf

NAME: Final = re.compile(r"[a-z][a-z0-9]{1,29}", re.ASCII)
ENDING: Final = ".template"
"""At the end of each template's name, so that no tool takes it for what it will become."""
LIST: Final = Path("src/veillee/games/__init__.py")
LISTED: Final = re.compile(r"^GAMES: Final = \((.*)\)$", re.MULTILINE)
MADE: Final = ("tools.golden", "tools.generated")
"""What the project makes of a game that is listed."""


class Form(NamedTuple):
    """Where the parts of a game lie, and by what name its rules are imported."""

    rules: str
    places: dict[str, str]
    """Of each folder of templates. Where two have a file of one name, the second continues it."""


def package(name: str) -> Form:
    rules = f"veillee_{name}"
    source = f"src/{rules}"
    return Form(
        rules,
        {
            "rules": source,
            "bots": f"{source}/bots",
            "screen": f"{source}/screen",
            "board": f"{source}/board",
            "tests": "tests",
            "package": ".",
        },
    )


def in_the_project(name: str) -> Form:
    page = f"web/src/games/{name}"
    return Form(
        f"veillee.games.{name}",
        {
            "rules": f"src/veillee/games/{name}",
            "bots": f"src/veillee/bots/{name}",
            "screen": f"src/veillee/cli/screens/{name}",
            "board": page,
            "page": page,
            "tests": f"tests/games/{name}",
        },
    )


def new_game(
    name: Annotated[str, Parameter(help="help-new-game-name")],
    /,
    *,
    here: Annotated[bool, Parameter(help="help-new-game-here", negative=())] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    check_name(name)
    root = Path() if here else Path(name)
    written = contents(name, in_the_project(name) if here else package(name))
    if here:
        written[LIST] = listed(name)
        check_free([path for path in written if path != LIST])
    elif root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise Misuse("new-game-folder", folder=str(root))
    write(root, written)
    if here:
        for module in MADE:
            subprocess.run([sys.executable, "-m", module], check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    voice.say("new-game-here" if here else "new-game-made", name=name, files=len(written))


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Misuse("new-game-name", name=name)
    if name in shelf():
        raise Misuse("new-game-taken", name=name)


def listed(name: str) -> str:
    """The list of games with this one in it."""
    try:
        text = LIST.read_text("utf-8")
    except OSError:
        raise Misuse("new-game-nowhere") from None
    games = sorted({*re.findall(r'"(\w+)"', LISTED.findall(text)[0]), name})
    names = ", ".join(f'"{game}"' for game in games)
    return LISTED.sub(f"GAMES: Final = ({names})", text)


def check_free(paths: list[Path]) -> None:
    for path in paths:
        if path.exists():
            raise Misuse("new-game-folder", folder=str(path.parent))


def contents(name: str, form: Form) -> dict[Path, str]:
    """Every file to write, and what is in it."""
    found: dict[Path, str] = {}
    for part, place in form.places.items():
        for template in (files(__package__) / "templates" / part).iterdir():
            path = Path(place) / template.name.removesuffix(ENDING)
            found[path] = found.get(path, "") + filled(template, name, form)
    return found


def filled(template: Traversable, name: str, form: Form) -> str:
    filling = {"@name@": name, "@Name@": name.capitalize(), "@rules@": form.rules}
    return re.sub(
        "@name@|@Name@|@rules@", lambda found: filling[found[0]], template.read_text("utf-8")
    )


def write(root: Path, written: dict[Path, str]) -> None:
    for path, text in written.items():
        try:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, "utf-8")
        except OSError as error:
            raise file_trouble(error, root / path) from None
