"""The scoring phase (chapter 7): bets, traitors, streaks, and who collects."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import LAST_SQUARE, TRACK, pays
from .events import (
    BetScored,
    StreakCollected,
    StreakKept,
    StreakMoved,
    TraitorFined,
    TraitorPaid,
)
from .fates import count, fate, tally
from .money import pay_a_fine, place_from_the_bank
from .moves import Collect
from .rounds import end_round
from .sheet import SCORE_STEPS, Sheet
from .state import PlacedBet, Player, State, seated

COINS_PER_LOST_BET: Final = 2
FINE: Final = 4


def score(state: State, chance: Chance) -> Step:
    """The steps of the phase that need nobody's decision, then the first who has one to make."""
    sheet = begin_sheet(state)
    events = list[Event]()
    for step in (score_bets, score_traitors, move_streaks):
        state, told = step(state)
        events += told
    state, told = ask_next(state, chance)
    return kept(sheet, Step(state, (*events, *told)))


def begin_sheet(state: State) -> Sheet:
    return Sheet(
        state.round,
        coins=tuple([player.coins for player in state.players]),
        laid=tuple([player.area for player in state.players]),
        streaks=tuple([player.streak for player in state.players]),
    )


def kept(sheet: Sheet, step: Step) -> Step:
    """The step, with what it tells of the score written on the sheet."""
    told = [event.what for event in step.events if type(event.what) in SCORE_STEPS]
    sheet = msgspec.structs.replace(sheet, steps=(*sheet.steps, *told))
    return Step(msgspec.structs.replace(step.state, scored=sheet), step.events)


def score_bets(state: State) -> Step:
    """Clauses 7.1 to 7.7: coins on the won tickets, the lost ones face down."""
    events = list[Event]()
    players, paid, so_far = list(state.players), 0, tally(state)
    for seat in state.from_dealers_left():
        player = players[seat]
        laid, scored = player.area, list[PlacedBet]()
        for bet in player.bets:
            won = fate(state, so_far, seat, bet) == "safe"
            coins = pays(bet.ticket, bet.stake, doubled=bet.doubled) if won else 0
            laid += coins
            scored.append(msgspec.structs.replace(bet, won=won))
            fact = BetScored(
                seat,
                bet.ticket,
                won,
                coins,
                laid,
                stake=bet.stake,
                target=bet.target,
                doubled=bet.doubled,
                modified=bet.modified,
                count=count(so_far, seat, bet.ticket),
            )
            events.append(Event("7.1", fact))
        paid += laid - player.area
        players[seat] = msgspec.structs.replace(player, bets=tuple(scored), area=laid)
    after = msgspec.structs.replace(state, players=tuple(players), bank=state.bank - paid)
    return Step(after, tuple(events))


def lost_bets(state: State) -> int:
    """All bets lost at the table. A traitor has none, so to him they are all opponents'."""
    return sum(not bet.won for player in state.players for bet in player.bets)


def score_traitors(state: State) -> Step:
    """Clause 7.8: two coins for every lost bet. Clauses 7.9 and 7.19: four to pay if none was."""
    events = list[Event]()
    lost = lost_bets(state)
    for seat in state.from_dealers_left():
        player = state.players[seat]
        if player.bets:
            continue
        if lost:
            coins = COINS_PER_LOST_BET * lost
            state = place_from_the_bank(state, seat, coins)
            paid = TraitorPaid(seat, lost, coins, laid=state.players[seat].area)
            events.append(Event("7.8", paid))
        else:
            coins = min(FINE, player.coins + player.area)
            state = pay_a_fine(state, seat, coins)
            fined = TraitorFined(seat, coins, laid=state.players[seat].area)
            events.append(Event("7.9", fined))
    return Step(state, tuple(events))


def streak_after(player: Player, lost: int) -> int:
    """Clause 7.10 for those who bet, 7.11 for traitors; 7.12: the last square stops the marker."""
    if not player.bets:
        return min(player.streak + lost, LAST_SQUARE) if lost else 0
    if all(bet.won for bet in player.bets):
        return min(player.streak + len(player.bets), LAST_SQUARE)
    return 0


def move_streaks(state: State) -> Step:
    lost = lost_bets(state)
    players = tuple(
        msgspec.structs.replace(player, streak=streak_after(player, lost))
        for player in state.players
    )
    moved = (
        Event("7.10" if player.bets else "7.11", StreakMoved(seat=seat, square=player.streak))
        for seat, player in enumerate(players)
        if player.streak != state.players[seat].streak
    )
    return Step(msgspec.structs.replace(state, players=players), tuple(moved))


def ask_next(state: State, chance: Chance) -> Step:
    """Clauses 7.13 and 7.14: the next from the dealer's left whose square is worth coins."""
    order = state.from_dealers_left()
    already = order.index(state.seat) + 1 if state.phase == "scoring" else 0
    for seat in order[already:]:
        if TRACK[state.players[seat].streak]:
            return Step(msgspec.structs.replace(state, phase="scoring", seat=seat), ())
    return end_round(state, chance)


def collect(state: State, move: Collect, chance: Chance) -> Step:
    """Clause 7.13."""
    seat, player = state.seat, state.players[state.seat]
    sheet = state.scored or begin_sheet(state)
    if move.take:
        coins = TRACK[player.streak]
        reset = msgspec.structs.replace(player, streak=0)
        after = msgspec.structs.replace(state, players=seated(state.players, seat, reset))
        after = place_from_the_bank(after, seat, coins)
        taken = StreakCollected(seat, coins, reset.streak, laid=after.players[seat].area)
        event = Event("7.13", taken)
    else:
        after = state
        event = Event("7.13", StreakKept(seat=seat, square=player.streak))
    after, more = ask_next(after, chance)
    return kept(sheet, Step(after, (event, *more)))
