"""Errors that speak to a person: what is wrong, where, and what to do, in both languages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from veillee.words import FALLBACK, Catalogue

if TYPE_CHECKING:
    from veillee.kernel.rulebook import Refusal


@cache
def kernel_words() -> Catalogue:
    return Catalogue([__package__])


class VeilleeError(Exception):
    """The root of all errors that the library raises on purpose."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_of_message = args

    def text(self, language: str = FALLBACK) -> str:
        return kernel_words().say(language, self.message, self.args_of_message)

    def __str__(self) -> str:
        return self.text()


class SetupError(VeilleeError):
    """A match that cannot be set up: unknown game, number of seats, or options."""


class RecordError(VeilleeError):
    """A record that cannot be trusted or replayed; `line` says where, counted from 1."""

    def __init__(self, message: str, line: int, **args: str | int) -> None:
        super().__init__(message, line=line, **args)
        self.line = line


class Refused(VeilleeError):  # noqa: N818  (the design's public name)
    """A move that the rules do not allow. The match is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def text(self, language: str = FALLBACK) -> str:
        return self.refusal.text(language)

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.text()}"
