"""The journal: where entries are committed before anybody is told of them."""

from veillee.house.journal.errors import JournalDown, JournalFull, Overtaken
from veillee.house.journal.journal import Journal
from veillee.house.journal.writer import Row, written

__all__ = [
    "Journal",
    "JournalDown",
    "JournalFull",
    "Overtaken",
    "Row",
    "written",
]
