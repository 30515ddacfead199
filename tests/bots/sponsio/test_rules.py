"""The native twin plays and scores by the same rules as `veillee.games.sponsio`."""

from __future__ import annotations

from random import Random

import msgspec

from tests.bots.sponsio.rounds import random_round
from veillee.bots.sponsio import rules
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.rules import Round
from veillee.bots.sponsio.tables import cards_in
from veillee.games import sponsio
from veillee.games.sponsio.components import NUMBER, SUITS
from veillee.games.sponsio.fates import tally
from veillee.games.sponsio.moves import Play
from veillee.games.sponsio.state import State
from veillee.kernel import Chance


def same_purses(state: State, here: Round) -> bool:
    wanted = [[p.coins, p.area, p.streak] for p in state.players]
    return bool(here.purses[: len(wanted), :3].tolist() == wanted)


def same_tallies(state: State, here: Round) -> bool:
    so_far = tally(msgspec.structs.replace(state, trick=()))
    wanted = [
        [*(cards.count(suit) for suit in SUITS), tricks]
        for cards, tricks in zip(so_far.cards, so_far.tricks, strict=True)
    ]
    return (
        here.tally[: len(wanted), :5].tolist() == wanted
        and bool(here.facts[rules.NINE_LOST]) == so_far.beaten
    )


def play_tricks(state: State, random: Random, chance: Chance) -> tuple[State, Round]:
    """All cards of a round, by both, comparing what may be played and what has been won."""
    here, number = whole_round(state), state.round
    while state.phase == "tricks" and state.round == number:
        legal = sponsio.legal(state, state.seat)
        assert here.facts[rules.TO_PLAY] == state.seat
        allowed = cards_in(rules.playable(here))
        cards = [move.card for move in legal if isinstance(move, Play)]
        assert allowed == sorted(cards, key=NUMBER.__getitem__)
        card = random.choice(allowed)
        rules.play_card(here, NUMBER[card])
        state = sponsio.play(state, state.seat, sponsio.Play(card), chance).state
        if state.phase == "tricks" and not state.trick:
            assert same_tallies(state, here)
    return state, here


def end_round(state: State, here: Round, random: Random, chance: Chance) -> None:
    """Scoring by both, with any decisions about the streaks, to the next round or the end."""
    rules.score(here)
    if state.phase == "scoring":
        assert same_purses(state, here)
        for seat, player in enumerate(state.players):
            won = here.bets[seat, : len(player.bets), rules.WON]
            assert won.tolist() == [bet.won for bet in player.bets]
    while state.phase == "scoring":
        seat, take = state.seat, random.random() < 0.5
        if take:
            rules.collect(here, seat)
        state = sponsio.play(state, seat, sponsio.Collect(take), chance).state
    rules.end_round(here)
    over = here.facts[rules.OVER]
    assert same_purses(state, here)
    assert over == (state.ended is not None)
    outcome = sponsio.outcome(state)
    if outcome:
        standings = [rules.standing(here, seat) for seat in range(len(state.players))]
        first = [number == max(standings) for number in standings]
        assert first == [rank == 1 for rank in outcome.ranks]


def test_the_twin_agrees_with_the_readable_rules_on_100_000_positions() -> None:
    random, chance = Random(7), Chance("twin")
    seen = 0
    while seen < 100_000:
        start = random_round(random)
        after, here = play_tricks(start, random, chance)
        end_round(after, here, random, chance)
        seen += 8 * len(start.players)
