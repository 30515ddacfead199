"""Building in native code (chapters 3 to 5), with the habits of a sensible builder.

What happens is the game's; what the builders of a try-out choose is only what a sensible player
would, who sells sponsors in threes, buys where he can and swaps away his lowest card.
"""

from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.sponsors.race import VALUES
from veillee.bots.sponsors.worth import chance_to_win, strength
from veillee.bots.sponsors.yard import COLOURED, KINDS, SPONSOR, SWAP, Loop, Yard
from veillee.games.sponsors.components import MOST_ENERGY, MOST_SPONSORS

# An exchange must promise as much, in points of a card.
WORTH_A_SWAP = 0.7


@native
def put_under(here: Yard, colour: int) -> None:
    facts = here.facts[0]
    here.sponsor_pile[facts.bottom] = colour
    facts.bottom += 1


@native
def sell(loop: Loop, here: Yard, car: int, blue: int, red: int, yellow: int) -> None:
    """Clauses 3.3 and 3.4."""
    count, prices = blue + red + yellow, loop.prices[0]
    price = count * prices.sponsor_single
    if count == MOST_SPONSORS:
        if blue == red:
            price = prices.sponsors_different
        if blue == count or red == count or yellow == count:
            price = prices.sponsors_alike
    here.money[car] += price
    for colour in range(COLOURED):
        sold = blue if colour == 0 else red if colour == 1 else yellow
        here.sponsors[car, colour] -= sold
        for _ in range(sold):
            put_under(here, colour)


@native
def sell_threes(loop: Loop, here: Yard, car: int) -> None:
    """Three of a kind or one of each."""
    held = here.sponsors[car]
    for colour in range(COLOURED):
        if held[colour] >= MOST_SPONSORS:
            sell(loop, here, car, 3 * int(colour == 0), 3 * int(colour == 1), 3 * int(colour == 2))
    if held[0] and held[1] and held[2]:
        sell(loop, here, car, 1, 1, 1)


@native
def sell_by_habit(loop: Loop, here: Yard, car: int) -> None:
    """Threes; and where there is no money for a card, singles, the odd ones first."""
    sell_threes(loop, here, car)
    held = here.sponsors[car]
    for few in range(1, MOST_SPONSORS):
        for colour in range(COLOURED):
            while here.money[car] < loop.prices[0].workshop_card and 0 < held[colour] <= few:
                sell(loop, here, car, int(colour == 0), int(colour == 1), int(colour == 2))


@native
def lowest(values: int) -> int:
    for value in range(VALUES):
        if values >> value & 1:
            return value
    return VALUES


@native
def promise_of_card(loop: Loop, here: Yard, car: int, kind: int) -> float:
    """What a card of this category may be worth; nothing where none is left."""
    if here.heights[kind] == 0:
        return -1.0
    return float(loop.expected[kind, here.hands[car, kind]])


@native
def partner(here: Yard, car: int, zone: int) -> int:
    """Clauses 4.7 to 4.9: the car to exchange with, oneself for the board, -1 for nobody."""
    facts = here.facts[0]
    if zone == car:
        return car
    if zone >= facts.cars or (facts.in_pairs and zone % 2 == car % 2):
        return -1
    return zone


@native
def best_swap(loop: Loop, here: Yard, car: int, other: int) -> tuple[int, float]:
    """The category in which the lowest card has most to gain, and how much."""
    best, gain = -1, 0.0
    for kind in range(KINDS):
        hand = here.hands[car, kind]
        if hand == 0 or (here.heights[kind] == 0 if other == car else here.hands[other, kind] == 0):
            continue
        # Taken from an opponent a card counts for more: he has lost it.
        wanted = loop.expected[kind, hand] - lowest(hand)
        if wanted > gain:
            best, gain = kind, wanted
    return best, gain


@native
def promise_of_square(loop: Loop, here: Yard, car: int, square: int) -> float:
    """What there is to hope for on a square of the loop, in points of a card."""
    letter = loop.letters[square]
    if letter == SPONSOR:
        return 2.0 if here.money[car] >= 3 * loop.prices[0].workshop_card else 3.0
    if letter == SWAP:
        other = partner(here, car, loop.zones[square])
        if other < 0:
            return 0.0
        _, gain = best_swap(loop, here, car, other)
        return gain if other == car else 1.3 * gain
    if here.money[car] < loop.prices[0].workshop_card:
        return 0.0
    best = 0.0
    for kind in range(KINDS):
        if loop.sold[square, kind]:
            best = max(best, promise_of_card(loop, here, car, kind))
    return best


@native
def buy(loop: Loop, here: Yard, car: int, kind: int) -> None:
    """Clause 4.3."""
    pile = here.piles[kind]
    here.hands[car, kind] |= 1 << pile[0]
    here.heights[kind] -= 1
    for place in range(here.heights[kind]):
        pile[place] = pile[place + 1]
    here.money[car] -= loop.prices[0].workshop_card


@native
def exchange(here: Yard, car: int, other: int, kind: int, value: int, randomness: Words) -> None:
    """Clauses 4.7 and 4.8."""
    here.hands[car, kind] ^= 1 << value
    if other == car:
        pile, last = here.piles[kind], here.heights[kind] - 1
        here.hands[car, kind] |= 1 << pile[0]
        for place in range(last):
            pile[place] = pile[place + 1]
        pile[last] = value
        return
    here.facts[0].forced += 1
    theirs, count = here.hands[other, kind], 0
    for card in range(VALUES):
        count += theirs >> card & 1
    drawn = below(count, randomness)
    for card in range(VALUES):
        if theirs >> card & 1:
            if drawn == 0:
                here.hands[car, kind] |= 1 << card
                here.hands[other, kind] = theirs ^ 1 << card | 1 << value
                return
            drawn -= 1


@native
def draw_sponsor(here: Yard, car: int) -> None:
    facts = here.facts[0]
    if facts.top < facts.bottom:
        here.sponsors[car, here.sponsor_pile[facts.top]] += 1
        facts.top += 1


@native
def discard(here: Yard, car: int, colour: int) -> None:
    here.sponsors[car, colour] -= 1
    put_under(here, colour)


@native
def discard_by_habit(here: Yard, car: int) -> None:
    """Keep three of a kind, or one of each, or else a pair."""
    held = here.sponsors[car]
    if held[0] + held[1] + held[2] <= MOST_SPONSORS:
        return
    worst, liking = 0, 9
    for colour in range(COLOURED):
        if held[colour] == 0:
            continue
        # Of four cards there are a pair at least: spare one of it where all three colours are.
        cost = held[colour] if held[colour] < 4 else 0
        if held[0] and held[1] and held[2]:
            cost = 3 - held[colour]
        if cost < liking:
            worst, liking = colour, cost
    discard(here, car, worst)


@native
def use_square(loop: Loop, here: Yard, car: int, randomness: Words) -> None:
    """Do on the square what one would."""
    square = here.loop[car]
    letter = loop.letters[square]
    if letter == SPONSOR:
        draw_sponsor(here, car)
        discard_by_habit(here, car)
    elif letter == SWAP:
        other = partner(here, car, loop.zones[square])
        if other >= 0:
            kind, gain = best_swap(loop, here, car, other)
            if gain > WORTH_A_SWAP:
                exchange(here, car, other, kind, lowest(here.hands[car, kind]), randomness)
    elif here.money[car] >= loop.prices[0].workshop_card:
        best, promised = -1, 0.0
        for kind in range(KINDS):
            if loop.sold[square, kind]:
                hope = promise_of_card(loop, here, car, kind)
                if hope > promised:
                    best, promised = kind, hope
        if best >= 0:
            buy(loop, here, car, best)


@native
def throw(loop: Loop, here: Yard, car: int, randomness: Words) -> None:
    """Clauses 3.5 to 3.7, and then the square."""
    die = 1 + below(6, randomness)
    if die == 6:
        best = -1.0
        for squares in range(1, 6):
            square = (here.loop[car] + squares) % len(loop.letters)
            promised = promise_of_square(loop, here, car, square)
            if promised > best:
                best, die = promised, squares
    here.loop[car] = (here.loop[car] + die) % len(loop.letters)
    use_square(loop, here, car, randomness)


@native
def next_car(loop: Loop, here: Yard) -> None:
    """Clauses 2.8, 5.1 and 5.2."""
    facts = here.facts[0]
    facts.car = (facts.car + 1) % facts.cars
    if facts.car != facts.first:
        return
    left = 0
    for kind in range(KINDS):
        left += here.heights[kind]
    if left == 0 or facts.round_number >= loop.rounds:
        facts.over = 1
    facts.round_number += 1


@native
def build_on(loop: Loop, here: Yard, randomness: Words) -> None:
    """Everybody builds as is sensible, to the end."""
    facts = here.facts[0]
    while not facts.over:
        sell_by_habit(loop, here, facts.car)
        throw(loop, here, facts.car, randomness)
        next_car(loop, here)


@native
def settle(loop: Loop, here: Yard, car: int) -> int:
    """Clauses 5.3 and 5.4: all sponsors sold; answers how much energy the money buys."""
    sell_threes(loop, here, car)
    held = here.sponsors[car]
    money = here.money[car] + loop.prices[0].sponsor_single * (held[0] + held[1] + held[2])
    return int(min(MOST_ENERGY, money // loop.prices[0].energy_point))


@native
def promise_of_yard(loop: Loop, here: Yard, me: int) -> float:
    """How likely the seat is to win with the cars as they are."""
    facts = here.facts[0]
    for car in range(facts.cars):
        here.counts[:] = 0
        for kind in range(KINDS):
            for value in range(VALUES):
                here.counts[value] += here.hands[car, kind] >> value & 1
        here.strengths[car] = strength(here.counts, settle(loop, here, car))
    return chance_to_win(here.strengths, facts.cars, me, facts.in_pairs != 0)
