"""The friendly beginner. It needs no native code: the house has it build the cars of the day."""

from hashlib import sha256
from random import Random

from veillee.bots.sponsors.selling import most_energy, sale_by_habit
from veillee.games.sponsors import BOARDS, Buy, Drive, Exchange, Move, Roll, Skip, View


def number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


class Easy:
    """A friendly beginner: buys what there is, and drives with any card, rather a high one."""

    # How much more a card is liked for each point, and a green square for being green.
    LIKES_HIGH, LIKES_GREEN = 1.3, 1.5

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(number_of(seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        match view.stage:
            case "throw":
                return sale_by_habit(view, legal) or Roll()
            case "energy":
                return sale_by_habit(view, legal) or most_energy(legal)
            case "buy":
                return self._random.choice([move for move in legal if isinstance(move, Buy)])
            case "exchange":
                return self._swap(legal)
            case "transfer":
                return view.proposal if view.proposal in legal else Skip()
            case "drive" | "advance":
                return self._drive(view, legal)
            case _:
                return self._random.choice(legal)

    def _swap(self, legal: list[Move]) -> Move:
        """Away with a card that is good for nothing."""
        swaps = [move for move in legal if isinstance(move, Exchange) and move.value < 2]
        return self._random.choice(swaps) if swaps else Skip()

    def _drive(self, view: View, legal: list[Move]) -> Move:
        drives = [move for move in legal if isinstance(move, Drive)]
        if not drives:
            return self._random.choice(legal)
        circuit = BOARDS[view.options.board].circuit

        def liking(move: Drive) -> float:
            green = circuit.marks.get(circuit.squares[move.to]) == "g"
            return float(self.LIKES_HIGH**move.value * (self.LIKES_GREEN if green else 1))

        return self._random.choices(drives, [liking(move) for move in drives])[0]
