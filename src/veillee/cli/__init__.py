"""The `veillee` command: play, rules, arena, replay, verify, bench.

`main` finds out in which language to speak, has the command line understood, and sees to it that
whatever goes wrong is told in one line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from veillee.cli.app import run
from veillee.cli.troubles import (
    FAILED,
    INTERRUPTED,
    Misuse,
    Trouble,
    exit_code,
    file_trouble,
)
from veillee.cli.voice import Voice, forgive_odd_letters
from veillee.kernel import VeilleeError
from veillee.words import LANGUAGES, spoken, system_language

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number is the exit code."""
    forgive_odd_letters()
    voice = Voice(system_language())
    try:
        language, rest = take_language(list(sys.argv[1:] if arguments is None else arguments))
        voice = Voice(language)
        code = run(voice, rest)
        sys.stdout.flush()
    except VeilleeError as error:
        voice.complain(error)
        return exit_code(error)
    except KeyboardInterrupt:
        voice.complain(Trouble("interrupted"))
        return INTERRUPTED
    except EOFError:
        voice.say("input-ended")
        return 0
    except BrokenPipeError:
        _close_stdout()  # whoever read us has read enough
        return FAILED
    except OSError as error:
        _close_stdout()
        voice.complain(file_trouble(error, error.filename or voice.word("standard-output")))
        return FAILED
    return code


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language of `--lang`, wherever it stands, and the other arguments."""
    language, rest = system_language(), list[str]()
    words = iter(arguments)
    for word in words:
        option, given, value = word.partition("=")
        if option != "--lang":
            rest.append(word)
            continue
        asked = value if given else next(words, "")
        language = spoken(asked)
        if not asked.lower().startswith(LANGUAGES):
            raise Misuse("unknown-language", language=asked, known=", ".join(LANGUAGES))
    return language, rest


def _close_stdout() -> None:
    """Python would try once more to write what is left when it ends, and complain."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        return
