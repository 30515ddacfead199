"""The three bots keep their promises."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.spacepoker.rounds import HOUSE, after_exchange, legal_for, match_of, play
from tests.games.spacepoker.tables import ships
from veillee.bots.bot import Bot, Level, RandomBot
from veillee.bots.spacepoker import LEVELS
from veillee.bots.spacepoker.players import Hard
from veillee.games import spacepoker
from veillee.games.spacepoker import Exchange, Fold, Options, Raise, View
from veillee.games.spacepoker.components import FLEETS
from veillee.games.spacepoker.moves import CALL, FOLD
from veillee.games.spacepoker.state import State
from veillee.kernel import Chance
from veillee.words import LANGUAGES, Catalogue

RANDOM = Level(RandomBot, 0)
BOOK = spacepoker.presets["book"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["book", "house"])
@pytest.mark.parametrize("fleet", FLEETS)
def test_bots_make_only_legal_moves(seats: int, preset: str, fleet: str) -> None:
    options = msgspec.structs.replace(spacepoker.presets[preset], fleet=fleet, rounds=10)
    levels = [*LEVELS.values(), RANDOM]
    for number in range(8):
        dice = Random(number)
        bots = [dice.choice(levels).make(dice.randrange(1000), 0.5) for _ in range(seats)]
        assert play(match_of(seats, number, options), bots).outcome


@pytest.mark.parametrize(
    "levels", [("hard", "medium"), ("hard", "hard"), ("hard", "easy", "medium")]
)
def test_bots_play_the_printed_game_until_planets_run_out(levels: tuple[str, ...]) -> None:
    match = match_of(len(levels), "to the last planet", BOOK)
    bots = [LEVELS[level].make(seat, 0.01) for seat, level in enumerate(levels)]
    ended = play(match, bots).outcome
    assert ended
    assert ended.reason == "ended-planets"


@pytest.mark.parametrize("ante", [0, 3, 10])
@pytest.mark.parametrize("all_in", [True, False])
def test_hard_copes_with_any_ante_against_wild_bets(ante: int, all_in: bool) -> None:
    options = Options(ante=ante, all_in=all_in, opener="rotating")
    for number in range(12):
        bots: list[Bot] = [Hard(number, 0.5), RandomBot(number, 0)]
        assert play(match_of(2, number, options), bots).outcome


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_plays_the_same_match(level: str, seats: int) -> None:
    def moves() -> list[Any]:
        bots = [LEVELS[level].make(seat, 10.0) for seat in range(seats)]
        return play(match_of(seats, "same", HOUSE), bots).moves

    assert moves() == moves()


@pytest.mark.parametrize("level", LEVELS)
def test_two_seeds_play_different_matches(level: str) -> None:
    def record(seed: int) -> str:
        bots = [LEVELS[level].make(seed + seat, 10.0) for seat in range(2)]
        return str(play(match_of(2, "same", HOUSE), bots).moves)

    assert len({record(seed) for seed in range(6)}) > 1


@pytest.mark.parametrize("moves", [(), ("raise 2", "raise 8"), ("raise 1", "raise 59")])
def test_hard_never_folds_the_best_hand(moves: tuple[str, ...]) -> None:
    """Five different: nothing beats them in a fleet of five kinds."""
    view = after_exchange("psfcm", *moves)
    for seed in range(40):
        assert Hard(seed, 0.5).choose(view, legal_for(view)) != FOLD


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_calls_for_everything_with_the_worst_hand(level: str) -> None:
    view = after_exchange("ppsfc", "raise 1", "raise 59")
    called = [LEVELS[level].make(seed, 0.5).choose(view, legal_for(view)) for seed in range(40)]
    assert called.count(CALL) <= 4


def test_hard_mixes_its_bids_with_a_middling_hand() -> None:
    view = after_exchange("ffmmp")
    chosen = {str(Hard(seed, 0.5).choose(view, legal_for(view))) for seed in range(60)}
    assert len(chosen) > 1


def test_hard_sometimes_bets_a_hand_that_cannot_win_by_being_shown() -> None:
    view = after_exchange("ppsfc")
    chosen = [Hard(seed, 0.5).choose(view, legal_for(view)) for seed in range(300)]
    assert any(isinstance(move, Raise) for move in chosen)
    assert any(isinstance(move, Fold) for move in chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_printed_game_bots_do_not_just_fold(level: str) -> None:
    """Without an ante strict play would never bet: bots play a lively game."""
    opened = 0
    for number in range(20):
        bots = [LEVELS[level].make(10 * number + seat, 0.5) for seat in range(3)]
        options = msgspec.structs.replace(BOOK, rounds=1)
        moves = play(match_of(3, number, options), bots).moves
        opened += any(isinstance(move, Raise) for _, move in moves)
    assert opened >= 14


def test_bots_bet_no_more_than_somebody_else_could_match() -> None:
    """In the printed game one could drive the poorer players out; the bots do not."""
    options = msgspec.structs.replace(BOOK, rounds=10)
    for number in range(10):
        match = match_of(2, number, options)
        bots = [level.make(number, 0.5) for level in (LEVELS["hard"], LEVELS["medium"])]
        while match.to_act:
            (seat,) = match.to_act
            view: View = match.view(seat)
            move = bots[seat].choose(view, match.legal(seat))
            if isinstance(move, Raise):
                assert move.to <= max(view.level + 1, view.bets[1 - seat] + view.points[1 - seat])
            match.play(seat, move)


def test_hard_exchanges_as_it_has_been_trained_to() -> None:
    """It keeps a full house; and with a single pair, mostly three go."""
    state: State = spacepoker.setup(HOUSE, 2, Chance("x"))
    kept, gone = list[int](), list[int]()
    for held, found in (("mmmcc", kept), ("mmpsf", gone)):
        dealt = msgspec.structs.replace(state, ships=(ships(held), state.ships[1]))
        view = spacepoker.view(dealt, 0)
        for seed in range(40):
            move = Hard(seed, 0.5).choose(view, spacepoker.legal(dealt, 0))
            assert isinstance(move, Exchange)
            found.append(len(move.cards))
    assert max(kept, key=kept.count) == 0
    assert max(gone, key=gone.count) in (1, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_that_it_plays_a_lively_game_without_an_ante(language: str) -> None:
    words = Catalogue(["veillee.bots.spacepoker"])
    told = [words.say(language, f"bot-{level}") for level in LEVELS]
    assert len(set(told)) == len(LEVELS)
    assert all({"fr": "Sans ante", "en": "Without an ante"}[language] in text for text in told)
