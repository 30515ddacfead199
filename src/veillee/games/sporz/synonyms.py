"""Words that mean the same as those of the notation: French ones, accents or not, and what English
calls the informatician."""

from __future__ import annotations

import unicodedata
from typing import Final

SYNONYMS: Final = {
    # verbs
    "elire": "elect",
    "muter": "mutate",
    "tuer": "kill",
    "paralyser": "paralyse",
    "soigner": "heal",
    "inspecter": "inspect",
    "sequencer": "sequence",
    "espionner": "spy",
    "pirater": "hack",
    "dormir": "sleep",
    "voter": "vote",
    "trancher": "decide",
    "s'abstenir": "abstain",
    "abstenir": "abstain",
    # ballots and claims
    "blanc": "blank",
    "declarer": "claim",
    "soupconner": "suspect",
    "confiance": "trust",
    "compte": "count",
    "car": "because",
    "dementi": "denial",
    "demander": "ask",
    "appris": "learnt",
    # roles
    "medecin": "doctor",
    "informaticien": "informatician",
    "computer-scientist": "informatician",
    "psychologue": "psychologist",
    "geneticien": "geneticist",
    "espion": "spy",
    "astronaute": "astronaut",
    # findings
    "sain": "healthy",
    "hote": "host",
    "eveille": "woken",
    "mute": "mutated",
    "paralyse": "paralysed",
    "soigne": "healed",
    "inspecte": "inspected",
    "sequence": "sequenced",
}
SAME_LETTERS: Final = ("paralyse", "sequence")
"""Verbs in English; findings in French, where they do not come first."""


def in_english(words: list[str]) -> list[str]:
    """The words as the notation writes them."""
    bare = [_without_accents(word) for word in words]
    return [
        word if place == 0 and word in SAME_LETTERS else SYNONYMS.get(word, word)
        for place, word in enumerate(bare)
    ]


def _without_accents(word: str) -> str:
    letters = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
