"""What can go wrong at a terminal, in one line that says what to do."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path

from cyclopts import App, CycloptsError
from cyclopts.exceptions import (
    ArgumentOrderError,
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from veillee.cli.voice import Voice, words
from veillee.kernel import SetupError, VeilleeError
from veillee.words import FALLBACK

FAILED, MISUSED, INTERRUPTED = 1, 2, 130
NEAR_ENOUGH = 0.6


class Trouble(VeilleeError):  # noqa: N818  (what a person calls it)
    """Something that the command cannot do; its words are in the command's own catalogue."""

    def text(self, language: str = FALLBACK) -> str:
        return words().say(language, self.message, self.args_of_message)


class Misuse(Trouble):
    """The command was asked in a way that it does not understand."""


@contextmanager
def house_parts() -> Iterator[None]:
    """Where parts of the house are loaded: the library and the terminal do without the server and
    what it stands on."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Trouble("house-missing", part=str(error.name)) from None


def exit_code(error: VeilleeError) -> int:
    return MISUSED if isinstance(error, Misuse | SetupError) else FAILED


def file_trouble(error: OSError, path: Path | str) -> Trouble:
    """What the system says about a file, in words."""
    name = str(path)
    match error:
        case FileNotFoundError():
            return Trouble("file-missing", file=name)
        case IsADirectoryError() | NotADirectoryError():
            return Trouble("file-is-folder", file=name)
        case PermissionError():
            return Trouble("file-forbidden", file=name)
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return Trouble("disk-full", file=name)
        case _:
            return Trouble("file-trouble", file=name, error=error.strerror or str(error))


def misuse(error: CycloptsError, app: App, voice: Voice) -> Misuse:
    """An error of the command line, said in our words."""
    match error:
        case UnknownCommandError():
            token = (error.unused_tokens or [""])[0]
            known = [name for name in app if not name.startswith("-")]
            near = _nearest(token, known)
            if near:
                return Misuse("unknown-command-near", command=token, near=near)
            return Misuse("unknown-command", command=token, known=", ".join(known))
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            names = (name for argument in error.argument_collection for name in argument.names)
            near = _nearest(option, [name for name in names if name.startswith("--")])
            if near:
                return Misuse("unknown-option-near", option=option, near=near)
            return Misuse("unknown-option", option=option)
        case CoercionError():
            value = error.token.value if error.token else ""
            kind = "float" if error.target_type is float else "int"
            return Misuse(f"value-not-{kind}", value=value, name=_name(error, voice))
        case MissingArgumentError(keyword=str() as option):
            return Misuse("option-without-value", option=option)
        case MissingArgumentError():
            return Misuse("missing-argument", name=_name(error, voice))
        case UnusedCliTokensError():
            return Misuse("too-many-words", rest=" ".join(error.unused_tokens or []))
        case RepeatArgumentError():
            return Misuse("given-twice", option=error.token.keyword or "")
        case ArgumentOrderError():
            return Misuse("too-many-words", rest=error.token)
        case _:
            return Misuse("not-understood")


def _name(error: CycloptsError, voice: Voice) -> str:
    """What the person calls the argument: `--seats`, or `GAME`."""
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if name.startswith("--") else voice.word(f"label-{name.lower()}")


def _nearest(word: str, known: list[str]) -> str:
    return next(iter(get_close_matches(word, known, n=1, cutoff=NEAR_ENOUGH)), "")
