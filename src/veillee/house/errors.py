"""What the house cannot or will not do, told to a person: what is wrong, and what to do."""

from __future__ import annotations

from functools import cache

from veillee.kernel import VeilleeError
from veillee.words import FALLBACK, Catalogue


@cache
def house_words() -> Catalogue:
    return Catalogue(["veillee.house"])


class HouseError(VeilleeError):
    """Something the house says no to; `status` is what HTTP calls it."""

    def __init__(self, message: str, status: int = 409, **args: str | int) -> None:
        super().__init__(message, **args)
        self.status = status

    def text(self, language: str = FALLBACK) -> str:
        return house_words().say(language, self.message, self.args_of_message)


class StartError(HouseError):
    """The house cannot open."""
