"""What holds for the bots of every game."""

from __future__ import annotations

import subprocess
import sys

import pytest

import veillee
from veillee.bots import RANDOM, description, levels
from veillee.games import GAMES
from veillee.words import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described_in_words_of_its_own(game: str, language: str) -> None:
    names = [*levels(game), RANDOM]
    assert len({description(game, name, language) for name in names}) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_easy_and_a_medium_bot_and_none_above_hard(game: str) -> None:
    """Records and links name them."""
    found = veillee.bots(game)
    assert [name for name in found if name in ("easy", "medium", "hard")] == [
        "easy",
        "medium",
        "hard",
    ]
    assert found[-1] == "hard"


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_level_is_an_error_that_says_which_there_are(game: str) -> None:
    with pytest.raises(veillee.SetupError, match="hard, random"):
        veillee.bot(game, "impossible")


@pytest.mark.parametrize(
    ("game", "level"), [(game, name) for game in GAMES for name in levels(game)]
)
def test_bots_play_a_few_moves_of_a_real_match(game: str, level: str) -> None:
    match = veillee.Match(game, seed="a few moves")
    bots = [veillee.bot(game, level, seed=seat, seconds=0.02) for seat in range(match.seats)]
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))


def test_to_know_the_levels_no_native_code_is_loaded() -> None:
    """The house asks in the midst of its work, and must not wait for it."""
    asks = (
        "import sys, veillee.house.server\n"
        "from veillee.bots import levels\n"
        "for game in sys.argv[1:]: levels(game)\n"
        "sys.exit('numba' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", asks, *GAMES], check=False)
    assert answer.returncode == 0
