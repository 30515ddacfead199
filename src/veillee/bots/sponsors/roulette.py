"""The roulette in native code (chapter 7): the ball that falls, and what it does."""

from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.sponsors.race import Race, go_on, is_decided, put, set_off
from veillee.bots.sponsors.track import RED, VIOLET, Track
from veillee.games.sponsors.components import VIOLET_SQUARE_ADVANCE


@native
def spin(track: Track, here: Race, extra: int, randomness: Words) -> None:
    """Clauses 7.1 to 7.4, with the energy paid before."""
    facts = here.facts[0]
    spinner, racing = facts.car, facts.cars - facts.finished
    ball = below(racing + 1 + extra, randomness)
    if ball == racing:
        violet(track, here)
        return
    moved = spinner
    if ball < racing:
        for car in range(facts.cars):
            if here.at[car]:
                if ball == 0:
                    moved = car
                    break
                ball -= 1
    if here.at[moved] & 3:
        set_off(here.motion[0], 1 + extra if moved == spinner else 1)
        go_on(track, here, moved)


@native
def violet(track: Track, here: Race) -> None:
    """Clauses 7.5 and 7.6: from the first car to the last."""
    waiting = 0
    for car in range(here.facts[0].cars):
        if here.at[car]:
            waiting |= 1 << car
    start = here.at.copy()
    while waiting:
        car = -1
        for other in range(here.facts[0].cars):
            if waiting >> other & 1 and (car < 0 or start[other] > start[car]):
                car = other
        waiting &= ~(1 << car)
        violet_moves(track, here, car)
        if is_decided(here):
            return


@native
def violet_moves(track: Track, here: Race, car: int) -> None:
    square = here.at[car]
    if not square & 3:
        return
    if track.marks[square] == RED:
        put(here, car, square & ~3)
        return
    set_off(here.motion[0], VIOLET_SQUARE_ADVANCE if track.marks[square] == VIOLET else 1)
    go_on(track, here, car)
