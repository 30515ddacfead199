"""Analysis of a finished match: everybody's chances at its moments, luck or skill, better moves.

It names no game: quick bots finish the match over and over, by the contract alone. docs/analysis.md
says what the figures mean.
"""

from veillee.analysis.analysis import Analysis
from veillee.analysis.answering import answers
from veillee.analysis.questions import Answer, Ask, Piece
from veillee.analysis.study import PLAYOUTS, Study, analyse

__all__ = ["PLAYOUTS", "Analysis", "Answer", "Ask", "Piece", "Study", "analyse", "answers"]
