"""The native twin plays and scores by the same rules as `veillee.games.sponsio`."""

from __future__ import annotations

from random import Random

import msgspec

from tests.bots.sponsio.rounds import impossible_round, random_round
from veillee.bots.sponsio import rules
from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.round import Round
from veillee.bots.sponsio.tables import cards_in
from veillee.games import sponsio
from veillee.games.sponsio.components import NUMBER, SUITS
from veillee.games.sponsio.fates import tally
from veillee.games.sponsio.moves import Play
from veillee.games.sponsio.state import State
from veillee.kernel import Chance


def same_purses(state: State, here: Round) -> bool:
    wanted = [(p.coins, p.area, p.streak, p.gain) for p in state.players]
    purses = here.purses[: len(wanted)]
    return [(p.coins, p.area, p.streak, p.gain) for p in purses] == wanted


def same_tallies(state: State, here: Round) -> bool:
    so_far = tally(msgspec.structs.replace(state, trick=()))
    wanted = [
        [*(cards.count(suit) for suit in SUITS), tricks]
        for cards, tricks in zip(so_far.cards, so_far.tricks, strict=True)
    ]
    return (
        here.tally[: len(wanted), :5].tolist() == wanted
        and bool(here.progress[0].nine_lost) == so_far.beaten
    )


def play_tricks(state: State, random: Random, chance: Chance) -> tuple[State, Round]:
    """All cards of a round, by both, comparing what may be played and what has been won."""
    here, number = whole_round(state), state.round
    while state.phase == "tricks" and state.round == number:
        legal = sponsio.legal(state, state.seat)
        assert here.progress[0].to_play == state.seat
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
            won = [bet.won for bet in here.bets[seat, : len(player.bets)]]
            assert won == [bet.won for bet in player.bets]
    while state.phase == "scoring":
        seat, take = state.seat, random.random() < 0.5
        if take:
            rules.collect(here, seat)
        state = sponsio.play(state, seat, sponsio.Collect(take), chance).state
    rules.end_round(here)
    assert same_purses(state, here)
    assert here.facts[0].over == (state.ended is not None)
    if outcome := sponsio.outcome(state):
        standings = [rules.standing(here, seat) for seat in range(len(state.players))]
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        assert ranks == list(outcome.ranks)


def agree_from(start: State, random: Random) -> None:
    chance = Chance("twin")
    after, here = play_tricks(start, random, chance)
    end_round(after, here, random, chance)


def test_the_twin_agrees_with_the_readable_rules_on_100_000_positions() -> None:
    random, seen = Random(7), 0
    while seen < 100_000:
        start = random_round(random)
        agree_from(start, random)
        seen += 8 * len(start.players)


def test_the_twin_agrees_where_no_play_leads() -> None:
    random = Random(8)
    for _ in range(1500):
        agree_from(impossible_round(random), random)
