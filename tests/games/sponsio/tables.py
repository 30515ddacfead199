"""Tables of Sponsio for the tests: hands and tricks are written down, moves are in notation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from veillee.games import sponsio
from veillee.games.sponsio.components import ALL_COINS, CARDS, in_order
from veillee.games.sponsio.state import Options, PlacedBet, Player, State, Trick
from veillee.kernel import Chance, Event

# The round of the printed example: seat 0 is Peter, and seat 3 deals.
PETERS_DEAL = ("R479 G9 Y357 B3", "R15 G15 Y48 B45", "R26 G246 Y9 B16", "Y126 G37 B279")
PETERS_TALON = "R38 B8 G8"
THREE_HANDED = ("Y123 B123 R12", "Y456 B456 R45", "Y789 B789 R78")
THREE_TALON = "R369"
FOUR_TRICKS = "G1234 G5678 Y1234 Y5678 B1234 B5678 R1234 R5678"


def cards(text: str) -> tuple[str, ...]:
    """`R479 G9` is R4, R7, R9 and G9, as a player sorts them."""
    return in_order(
        tuple(
            suit + value for suit, values in re.findall(r"([GYBR])(\d+)", text) for value in values
        )
    )


class Table:
    """A match from a position of one's own."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.chance = Chance("table")

    def go(self, *moves: str) -> Table:
        """Each move by whoever is to act."""
        for text in moves:
            move = sponsio.read(text)
            refusal = sponsio.why_not(self.state, self.state.seat, move)
            assert refusal is None, f"{text}: {refusal and refusal.text()}"
            step = sponsio.play(self.state, self.state.seat, move, self.chance)
            self.state = step.state
            self.events += step.events
        return self

    def passes(self, times: int) -> Table:
        return self.go(*["pass"] * times)

    def refused(self, text: str) -> str | None:
        """The clause that forbids the move to whoever is to act. It must have words, too."""
        move = sponsio.read(text)
        refusal = sponsio.why_not(self.state, self.state.seat, move)
        assert (refusal is None) == (move in sponsio.legal(self.state, self.state.seat))
        if refusal is None:
            return None
        assert refusal.text("fr") != refusal.text("en")
        return refusal.rule

    def says(self, text: str, language: str = "en") -> str:
        """The words in which the move is refused to whoever is to act."""
        refusal = sponsio.why_not(self.state, self.state.seat, sponsio.read(text))
        assert refusal is not None
        return refusal.text(language)

    def offers(self) -> set[str]:
        """What whoever is to act may do."""
        return {sponsio.write(move) for move in sponsio.legal(self.state, self.state.seat)}

    def told(self, kind: str) -> list[dict[str, object]]:
        """What happened, of one kind."""
        facts = [msgspec.json.decode(msgspec.json.encode(event.what)) for event in self.events]
        return [fact for fact in facts if fact["type"] == kind]

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def players(self) -> tuple[Player, ...]:
        return self.state.players

    @property
    def coins(self) -> tuple[int, ...]:
        return tuple(player.coins for player in self.players)

    @property
    def streaks(self) -> tuple[int, ...]:
        return tuple(player.streak for player in self.players)

    @property
    def all_coins(self) -> int:
        return self.state.bank + sum(player.coins + player.area for player in self.players)


def table(
    seats: int = 4,
    dealer: int | None = None,
    hands: Sequence[str] | None = None,
    talon: str | None = None,
    coins: Sequence[int] = (10, 10, 10, 10),
    streaks: Sequence[int] = (0, 0, 0, 0),
    round: int = 1,  # noqa: A002
) -> Table:
    """The start of a betting phase. Seat 0 begins, unless another dealer is named."""
    dealer = seats - 1 if dealer is None else dealer
    hands = hands or (PETERS_DEAL if seats == 4 else THREE_HANDED)
    talon = talon or (PETERS_TALON if seats == 4 else THREE_TALON)
    return Table(
        State(
            options=Options(),
            removed="G" if seats == 3 else None,
            dealer=dealer,
            players=tuple(
                Player(coins=coins[seat], hand=cards(hands[seat]), streak=streaks[seat])
                for seat in range(seats)
            ),
            bank=ALL_COINS - sum(coins[:seats]),
            round=round,
            seat=(dealer + 1) % seats,
            talon=cards(talon),
        )
    )


def late(*hands: str) -> Table:
    """Tricks with few cards left, seat 0 to lead; all other cards lie in the talon."""
    held = [card for hand in hands for card in cards(hand)]
    at = table(hands=hands, talon=" ".join(card for card in CARDS if card not in held))
    at.state = msgspec.structs.replace(at.state, phase="tricks")
    return at


def settle(
    bets: Mapping[int, Sequence[str]],
    won_by: str = "01230123",
    tricks: Sequence[str] | None = None,
    coins: Sequence[int] = (10, 10, 10, 10),
    streaks: Sequence[int] = (0, 0, 0, 0),
    areas: Sequence[int] = (0, 0, 0, 0),
    dealer: int = 3,
    round: int = 1,  # noqa: A002
) -> Table:
    """A round of four whose last card has just been played.

    `won_by` names the winner of each trick; its cards then hold no nine. Or the tricks are written
    down, `2: R9 R1 R2 R3` with the leader first.
    """
    drawn = [read_trick(text) for text in tricks or default_tricks(won_by)]
    last = drawn[-1]
    awaited = (last.leader + 3) % 4
    return Table(
        State(
            options=Options(),
            removed=None,
            dealer=dealer,
            players=tuple(
                Player(
                    coins=coins[seat],
                    hand=(last.cards[-1],) if seat == awaited else (),
                    bets=tuple(map(placed, bets.get(seat, ()))),
                    streak=streaks[seat],
                    tokens=("coins",) if areas[seat] else (),
                    area=areas[seat],
                )
                for seat in range(4)
            ),
            bank=ALL_COINS - sum(coins) - sum(areas),
            round=round,
            phase="tricks",
            seat=awaited,
            turn=4,
            tricks=tuple(drawn[:-1]),
            leader=last.leader,
            trick=last.cards[:-1],
        )
    ).go(last.cards[-1])


def default_tricks(won_by: str) -> list[str]:
    """The winner of each trick leads its highest card."""
    suits = [cards(four)[::-1] for four in FOUR_TRICKS.split()]
    return [f"{seat}: {' '.join(four)}" for seat, four in zip(won_by, suits, strict=True)]


def read_trick(text: str) -> Trick:
    leader, played = text.split(": ")
    four = tuple(played.split())
    best = max(card for card in four if card[0] == four[0][0])
    return Trick(int(leader), four, (int(leader) + four.index(best)) % len(four))


def placed(text: str) -> PlacedBet:
    """A bet that lies on the table, as it was written when it was made."""
    move = sponsio.read(f"bet {text}")
    assert isinstance(move, sponsio.Bet)
    return PlacedBet(move.ticket, move.stake, move.target, move.doubled, turn=1)
