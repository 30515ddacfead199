"""The rulebook beside this file, read once."""

from typing import Final

from veillee.kernel import Rulebook

from .components import Card

RULEBOOK: Final = Rulebook(__package__)


def of(card: Card) -> dict[str, str]:
    """A card for a refusal that speaks of `{ the-card }`."""
    return {"suit": card[0], "value": card[1]}
