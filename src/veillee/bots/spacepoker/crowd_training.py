"""Training the plan for three to five: `python -m veillee.bots.spacepoker.crowd_training FILE`.

Everybody plays the plan so far against everybody, exchange included. What is kept is what was done
on the average. A number of epochs may be added; the same number always gives the same plan.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from veillee.bots.dice import dice
from veillee.bots.spacepoker.characters import CROWD
from veillee.bots.spacepoker.crowd import (
    CALLS,
    FOLDS,
    PLANNED,
    RUNGS,
    SEATS,
    SURE,
    Parts,
    by_habit,
)
from veillee.bots.spacepoker.crowd_learning import Learnt, Lessons, epoch, forget, no_lessons
from veillee.bots.spacepoker.dealing import lore_of
from veillee.bots.spacepoker.exchanges import choices_of
from veillee.bots.spacepoker.hands import hands_of
from veillee.games.spacepoker.components import Fleet

EPOCHS: Final = 1_300
ROUNDS: Final = 2_000
"""In an epoch."""
BETWEEN_CHECKPOINTS: Final = 100
RECENT: Final = 0.8
"""What hands brought an epoch ago counts so much; the exchange follows the bids."""
GOOD: Final = RUNGS * 3 // 4
NOTHING: Final = 1e-6
LEAST: Final = 0.03
"""What is done less often is left out: it is mostly chance."""


class Exchanging:
    """How everybody exchanges, by number of players."""

    def __init__(self, fleet: Fleet) -> None:
        self.choices = choices_of(fleet)
        self.regrets = np.zeros((SEATS, len(self.choices.hand)))
        self.average = np.zeros_like(self.regrets)
        self.chosen = by_habit(fleet, CROWD)

    def learn(self, learnt: Lessons, number: int) -> None:
        """From what hands brought after each number of ships exchanged."""
        hand = self.choices.hand
        for players in range(3, SEATS):
            worth = learnt.gains[players] / np.maximum(learnt.dealt[players], 1e-9)
            each = self.choices.expected(worth)
            mean = np.bincount(hand, self.chosen[players] * each)[hand]
            self.regrets[players] = np.maximum(0, self.regrets[players] + number * (each - mean))
            total = np.bincount(hand, self.regrets[players])[hand]
            fair = self.chosen[players]
            self.chosen[players] = np.where(
                total > 0, self.regrets[players] / np.maximum(total, 1e-12), fair
            )
            self.average[players] += number * self.chosen[players]

    def in_parts(self) -> Parts:
        total = np.add.reduceat(self.average, self.choices.first[:-1], axis=1)[:, self.choices.hand]
        chances = np.where(total > 0, self.average / np.maximum(total, 1e-9), self.chosen)
        chances[chances < LEAST] = 0.0
        chances /= np.add.reduceat(chances, self.choices.first[:-1], axis=1)[:, self.choices.hand]
        parts: Parts = np.round(SURE * chances).astype(np.uint8)
        return parts


def in_parts(average: Learnt) -> Parts:
    """As whole parts; where nobody ever was, good hands call and others fold."""
    total = average.sum(axis=-1, keepdims=True)
    chances = np.where(total > NOTHING, average / np.maximum(total, NOTHING), 0.0)
    nobody = total[..., 0] <= NOTHING
    chances[:, :GOOD, FOLDS] += nobody[:, :GOOD]
    chances[:, GOOD:, CALLS] += nobody[:, GOOD:]
    chances[chances < LEAST] = 0.0
    chances /= chances.sum(axis=-1, keepdims=True)
    parts: Parts = np.round(SURE * chances).astype(np.uint8)
    return parts


def train(path: Path, epochs: int = EPOCHS, rounds: int = ROUNDS) -> Iterator[int]:
    """Says how many epochs are done; what was learned early counts less."""
    exchanging, randomness = Exchanging(PLANNED), dice(1)
    learnt = no_lessons(len(hands_of(PLANNED).counts))
    for number in range(1, epochs + 1):
        epoch(lore_of(PLANNED, exchanging.chosen), rounds, learnt, randomness)
        exchanging.learn(learnt, number)
        forget(learnt, number)
        learnt.gains[:] *= RECENT
        learnt.dealt[:] *= RECENT
        if number % BETWEEN_CHECKPOINTS == 0 or number == epochs:
            save(path, learnt, exchanging)
        yield number


def save(path: Path, learnt: Lessons, exchanging: Exchanging) -> None:
    np.savez_compressed(path, bids=in_parts(learnt.average), exchanges=exchanging.in_parts())


def main(file: str, epochs: str = str(EPOCHS)) -> None:
    for number in train(Path(file), int(epochs)):
        if number % BETWEEN_CHECKPOINTS == 0:
            sys.stdout.write(f"{number} of {epochs} epochs\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
