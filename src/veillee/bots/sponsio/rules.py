"""The native twin of Sponsio's tricks and scoring: the same plays and the same coins as in
`veillee.games.sponsio`."""

from veillee.bots.native import native
from veillee.bots.sponsio.round import NO_CARD, Round
from veillee.bots.sponsio.tables import (
    COUNTER,
    LAST,
    NINE,
    NINE_WINS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRACK_COINS,
    TRICKS,
)
from veillee.games.sponsio.components import HAND_SIZE, LAST_SQUARE, ROUNDS
from veillee.games.sponsio.ending import COINS_TO_WIN
from veillee.games.sponsio.rounds import BONUS, SHARED_BONUS
from veillee.games.sponsio.scoring import COINS_PER_LOST_BET, FINE


@native
def population(cards: int) -> int:
    """How many cards."""
    count: int = (
        POPULATION[cards & SUIT_MASK]
        + POPULATION[cards >> SUIT_SIZE & SUIT_MASK]
        + POPULATION[cards >> 2 * SUIT_SIZE & SUIT_MASK]
        + POPULATION[cards >> 3 * SUIT_SIZE & SUIT_MASK]
    )
    return count


@native
def playable(here: Round) -> int:
    """Clauses 6.2 to 6.5."""
    progress, trick = here.progress[0], here.trick[0]
    hand: int = here.hands[progress.to_play]
    if trick.played == 0:
        return hand if progress.combat == NO_CARD else 1 << progress.combat
    following: int = hand & SUIT_MASK << SUIT_SIZE * trick.led
    return following if following != 0 else hand


@native
def play_card(here: Round, card: int) -> None:
    """Clauses 6.4 to 6.6: a card played, and the trick taken if it was the last to it."""
    progress, trick, seats = here.progress[0], here.trick[0], here.facts[0].seats
    seat, suit = progress.to_play, card // SUIT_SIZE
    here.hands[seat] ^= 1 << card
    progress.gone |= 1 << card
    if trick.played == 0:
        progress.combat = NO_CARD
        trick.led, trick.best, trick.best_seat = suit, card, seat
    elif suit == trick.led:
        if card > trick.best:
            trick.best, trick.best_seat = card, seat
    elif card % SUIT_SIZE == NINE:
        progress.nine_lost = 1
    trick.cards |= 1 << card
    trick.played += 1
    if trick.played < seats:
        progress.to_play = seat + 1 if seat + 1 < seats else 0
        return
    # No function of its own: to call one with a whole round would take as long as all of this.
    winner = trick.best_seat
    for captured in range(4):
        here.tally[winner, captured] += POPULATION[trick.cards >> SUIT_SIZE * captured & SUIT_MASK]
    here.tally[winner, TRICKS] += 1
    trick.played, trick.cards = 0, 0
    progress.to_play = winner
    progress.finished += 1
    if progress.finished == HAND_SIZE:
        here.tally[winner, LAST] = 1


@native
def counted(here: Round, seat: int, kind: int) -> int:
    """What a bet of this kind counts; a counter-bet is another matter."""
    if kind == NINE_WINS:
        return 1 - here.progress[0].nine_lost  # type: ignore[no-any-return]
    return here.tally[seat, kind]  # type: ignore[no-any-return]


@native
def score_bets(here: Round) -> int:
    """Clauses 7.1 to 7.7; answers how many bets are lost."""
    seats, lost = here.facts[0].seats, 0
    for seat in range(seats):
        for index in range(here.placed[seat]):
            bet = here.bets[seat, index]
            if bet.kind != COUNTER:
                bet.won = bet.low <= counted(here, seat, bet.kind) <= bet.high
                lost += 1 - bet.won
    for seat in range(seats):
        for index in range(here.placed[seat]):
            bet = here.bets[seat, index]
            if bet.kind == COUNTER:
                bet.won = 0
                for other in range(here.placed[bet.target]):
                    aimed = here.bets[bet.target, other]
                    if aimed.kind != COUNTER and aimed.won == 0:
                        bet.won = 1
                lost += 1 - bet.won
            here.purses[seat].area += bet.pays * bet.won
    return lost


@native
def score(here: Round) -> None:
    """Clauses 7.1 to 7.12: coins into the areas, fines, and the streaks moved."""
    lost = score_bets(here)
    for seat in range(here.facts[0].seats):
        purse, count = here.purses[seat], here.placed[seat]
        if count == 0:
            if lost > 0:
                purse.area += COINS_PER_LOST_BET * lost
                purse.streak = min(purse.streak + lost, LAST_SQUARE)
            else:
                paid = min(FINE, purse.coins)
                purse.coins -= paid
                purse.area -= min(FINE - paid, purse.area)
                purse.streak = 0
            continue
        won = 0
        for index in range(count):
            won += here.bets[seat, index].won
        purse.streak = min(purse.streak + count, LAST_SQUARE) if won == count else 0


@native
def collect(here: Round, seat: int) -> None:
    """Clause 7.13."""
    purse = here.purses[seat]
    purse.area += TRACK_COINS[purse.streak]
    purse.streak = 0


@native
def end_round(here: Round) -> None:
    """Clauses 7.15, 7.16, 7.21, 8.1 and chapter 9: the bonus, the coins counted, and whether the
    match is over."""
    facts, most, winners = here.facts[0], -1, 0
    for seat in range(facts.seats):
        purse = here.purses[seat]
        purse.gain = max(purse.area, purse.on_token)
        if purse.gain > most:
            most, winners = purse.gain, 0
        winners += purse.gain == most
    over = False
    for seat in range(facts.seats):
        purse = here.purses[seat]
        if purse.gain == most:
            purse.coins += BONUS if winners == 1 else SHARED_BONUS
        purse.coins += purse.area
        purse.area, purse.on_token = 0, 0
        over |= purse.coins >= COINS_TO_WIN or purse.streak == LAST_SQUARE
    if not over and facts.number == ROUNDS:
        over = True
        for seat in range(facts.seats):
            purse = here.purses[seat]
            purse.coins += TRACK_COINS[purse.streak]
            purse.streak = 0
    facts.over = over


@native
def standing(here: Round, seat: int) -> int:
    """Clauses 9.3 to 9.6 as one number: whoever has the greatest wins."""
    purse = here.purses[seat]
    square = 1 if purse.streak == LAST_SQUARE else 0
    found: int = (square * 1000 + purse.coins) * 1000 + purse.gain
    return found
