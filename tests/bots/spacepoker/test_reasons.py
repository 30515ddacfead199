"""What Spacepoker's strong bot says of its moves is so."""

from typing import Any

import pytest

from tests.bots.figures import figure
from tests.bots.spacepoker.rounds import after_exchange, legal_for, match_of
from veillee.bots import Reason, reason_of, say
from veillee.bots.reason import percent
from veillee.bots.spacepoker.exchanges import sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.players import Hard
from veillee.games import spacepoker
from veillee.games.spacepoker import Exchange, Options, View
from veillee.games.spacepoker.components import FLEETS
from veillee.games.spacepoker.moves import CALL, FOLD
from veillee.kernel import Match
from veillee.words import LANGUAGES


def advised(view: View, legal: list[Any], seed: int = 1) -> tuple[Any, Reason]:
    bot = Hard(seed, 0.5)
    move = bot.choose(view, legal)
    reason = reason_of(bot, view, legal, move)
    assert reason is not None
    assert all(say(spacepoker, reason, language) for language in LANGUAGES)
    return move, reason


def rounds(seats: int, count: int = 40, **options: Any) -> list[tuple[Match, Any, Reason]]:
    """Matches of hard bots, and what each said before its move."""
    found = []
    for number in range(count // 10):
        match = match_of(seats, number, Options(ante=1, all_in=True, **options))
        for _ in range(10 * seats):
            if not match.to_act:
                break
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) > 1:
                move, reason = advised(match.view(seat), legal, number)
                found.append((match.fork(), move, reason))
                match.play(seat, move)
            else:
                match.play(seat, legal[0])
    return found


@pytest.mark.parametrize("fleet", FLEETS)
@pytest.mark.parametrize("seats", [2, 3])
def test_an_exchange_is_said_to_help_where_ships_are_laid_aside_for_it(
    seats: int, fleet: str
) -> None:
    said = [
        (move, why) for _, move, why in rounds(seats, fleet=fleet) if isinstance(move, Exchange)
    ]
    assert said
    for move, why in said:
        if why.message == "reason-exchange":
            assert move.cards
            assert figure(why, "after") >= figure(why, "before")
        if why.message == "reason-keep":
            assert not move.cards


def test_with_two_players_the_share_is_how_often_the_hand_beats_a_sensible_players() -> None:
    view = after_exchange("mmmmp")
    _, reason = advised(view, legal_for(view))
    worth = sensible("5x7").worth[place_of(view.ships, hands_of("5x7"))]
    assert reason.message == "reason-trained-raise"
    assert reason.args["share"] == percent(float(worth))


def test_a_raise_with_a_hand_that_mostly_loses_is_called_a_bluff() -> None:
    raises = ("reason-trained-bluff", "reason-trained-raise")
    said = [(move, why) for _, move, why in rounds(2, 80) if why.message in raises]
    assert {why.message for _, why in said} == set(raises)
    for move, why in said:
        assert move not in (CALL, FOLD)
        assert (figure(why, "share") < 50) == (why.message == "reason-trained-bluff")


def test_among_several_without_habits_it_says_what_it_has_been_trained_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hard, "doubt", 0.0)
    said = {why.message for _, move, why in rounds(3, 20) if not isinstance(move, Exchange)}
    assert said
    assert all(message.startswith("reason-trained") for message in said)


def test_against_people_with_habits_odds_decide_as_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hard, "doubt", 1.0)
    said = {}
    for match, move, why in rounds(3, 80):
        said[why.message] = move
        if why.message == "reason-odds-against":
            assert move == FOLD
            assert figure(why, "share") <= figure(why, "needed")
        if why.message == "reason-odds-for":
            assert move == CALL
            assert figure(why, "share") >= figure(why, "needed")
        if why.message in ("reason-opening", "reason-no-opening"):
            assert match.view(None).level == 0
    assert {"reason-odds-against", "reason-odds-for", "reason-opening"} <= set(said)
