title = Spacepoker
tagline = Five ships, one exchange, and a bluff.
about = Poker in space: five ships in your hand, a single exchange, then planets to bet, to match or to give up. The best hand wins, unless a good bluff makes everybody fold. (The age is printed; the time given here is ours.)
move-forms = Exchange ships with x and their names (x probe probe; x - keeps all), then write fold, call, or raise and your total bet (raise 6).

name-probe = probe
name-shuttle = shuttle
name-fighter = fighter
name-cruiser = cruiser
name-mothership = mothership
name-fortress = fortress
name-ark = ark

hand-five-different = Astronomical straight (five different)
hand-five-alike = Squadron (five alike)
hand-four = Four alike
hand-three-and-two = Space full house (three and two)
hand-three = Intergalactic three
hand-two-pairs = Sidereal pairs (two pairs)
hand-one-pair = Sidereal pair (one pair)

# Refusals
exchange-is-over = The exchanges are done: fold, call or raise.
exchange-first = The exchanges come before the bets: exchange up to three ships, or keep all five.
too-many-exchanged = { $count } ships are too many: exchange three at most.
not-held = You want to exchange { $ship ->
    [probe] { $asked ->
        [one] a probe
       *[other] { $asked } probes
    }
    [shuttle] { $asked ->
        [one] a shuttle
       *[other] { $asked } shuttles
    }
    [fighter] { $asked ->
        [one] a fighter
       *[other] { $asked } fighters
    }
    [cruiser] { $asked ->
        [one] a cruiser
       *[other] { $asked } cruisers
    }
    [mothership] { $asked ->
        [one] a mothership
       *[other] { $asked } motherships
    }
    [fortress] { $asked ->
        [one] a fortress
       *[other] { $asked } fortresses
    }
   *[ark] { $asked ->
        [one] an ark
       *[other] { $asked } arks
    }
}, and hold { $held ->
    [0] none
    [one] only one
   *[other] only { $held }
}: exchange ships that you hold.
nothing-to-match = Nobody has bet yet, so there is nothing to match: bet at least one point, or fold.
bet-at-least-one = A bet is at least one point: bet more, or fold.
cannot-match = The bet to match is { $level }, and with all your planets you would reach { $highest }: you have to fold.
raise-too-low = { $to } is no raise: the bet to match is { $level }. Go higher, call, or fold.
raise-too-high = Your planets do not go as far as { $to }: with all of them your bet would be { $highest }.
nobody-can-answer = No other player left has planets to answer a raise: call or fold.

# What happened
event-round = Round { $number } begins. { SEAT($opener) } opens.
event-ante = { $points ->
    [one] { SEAT($seat) } puts an ante of one point into the middle.
   *[other] { SEAT($seat) } puts an ante of { $points } points into the middle.
}
event-dealt = You are dealt: { $ships }.
event-exchanged = { $count ->
    [0] { SEAT($seat) } keeps all five ships.
    [one] { SEAT($seat) } exchanges one ship.
   *[other] { SEAT($seat) } exchanges { $count } ships.
}
event-drew = You lay aside { $discarded } and draw { $drawn }.
event-refilled = { $count ->
    [one] The draw pile has run out: the one discard becomes the new one.
   *[other] The draw pile has run out: { $count } discards are shuffled and become the new one.
}
event-changed = { $seat ->
    [none] The middle
   *[other] { SEAT($seat) }
} changes a planet of { $value } into ones, with { $with ->
    [none] the middle
   *[other] { SEAT($with) }
}.
event-raised = { $opening ->
    [true] { SEAT($seat) } opens with a bet of { $to }.
   *[false] { SEAT($seat) } raises to { $to }.
}
event-called = { $short ->
    [true] { SEAT($seat) } calls with everything: { $to }.
   *[false] { SEAT($seat) } calls the bet of { $to }.
}
event-folded = { SEAT($seat) } folds.
event-shown = { SEAT($seat) } shows { $ships }: { $hand ->
    [five-different] { hand-five-different }
    [five-alike] { hand-five-alike }
    [four] { hand-four }
    [three-and-two] { hand-three-and-two }
    [three] { hand-three }
    [two-pairs] { hand-two-pairs }
   *[one-pair] { hand-one-pair }
}.
event-tie-drawn = To settle the tie, { SEAT($seat) } draws a ship: { $ship }.
event-taken-back = { $points ->
    [one] { SEAT($seat) } takes back one point that nobody matched.
   *[other] { SEAT($seat) } takes back { $points } points that nobody matched.
}
event-won = { $shared ->
    [true] { SEAT($seat) } gets a share:
   *[false] { SEAT($seat) } wins
} { $points ->
    [one] one point
   *[other] { $points } points
}.
event-took-all = { $points ->
    [0] Nobody matches { SEAT($seat) }, but there is nothing in the middle to take.
    [one] Nobody matches { SEAT($seat) }, who takes one point and shows nothing.
   *[other] Nobody matches { SEAT($seat) }, who takes { $points } points and shows nothing.
}
event-without-planets = { SEAT($seat) } has no planets left.
event-cannot-pay = { $points ->
    [one] With one point only, { SEAT($seat) } can no longer pay the ante and bet: sits out from now on, and keeps the planets.
   *[other] With { $points } points only, { SEAT($seat) } can no longer pay the ante and bet: sits out from now on, and keeps the planets.
}
event-ended = The match is over.

# How it ended
ended-rounds = All rounds have been played: the most points win.
ended-planets = Fewer than two players have the planets to go on: the most points win.
