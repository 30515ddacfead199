# The box
minute-1 = Each player gets five ships: probe, shuttle, fighter, cruiser or mothership.
minute-2 = Once a round you exchange up to three ships for others from the draw pile.
minute-3 = You bet planets: call, raise, or fold and lose what you have put in.
minute-4 = Those who stay show their hands. Five different ships beat everything else.
option-fleet = The fleet
option-fleet-5x7 = Five kinds of ships, seven of each
option-fleet-7x5 = Seven kinds of ships, five of each
option-all_in = One may call with all one has (all-in)
option-opener = Who opens
option-opener-youngest = Always the first chair
option-opener-rotating = Each in turn
option-ante = Ante, in points
option-rounds = Rounds
preset-house = Our way: ante, all-in, ten rounds
preset-book = As printed: no ante, until planets run out

# Spacepoker's table, in words
board-middle = The middle of the table
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-bet = bets { $points }
board-stake = { $points ->
    [one] point at stake
   *[other] points at stake
}
board-round = { $rounds ->
    [none] round { $number }
   *[other] round { $number }/{ $rounds }
}
board-pot = { $count ->
    [0] draw pile empty
   *[other] draw pile: { $count }
}
board-aside = { $count ->
    [0] no discards
    [one] { $count } discard
   *[other] { $count } discards
}
board-planets = { $count ->
    [one] one planet of { $value }
   *[other] { $count } planets of { $value }
}
board-no-planets = no planets
board-opener = opens the round
board-hand = Your hand
board-order = The order of hands, best first
board-rank = { $name }: { $hand ->
    [five-different] five different ships
    [five-alike] five of one kind
    [four] four of one kind
    [three-and-two] three of one kind and two of another
    [three] three of one kind
    [two-pairs] twice two of one kind
   *[one-pair] two of one kind
}
board-ships = Your ships
board-choose = Your ships: choose those to exchange
board-size = size
board-betting = Your bet
board-amount = How much you bet
board-less = One point less
board-more = One point more
board-usual = { $by ->
    [half] ½ stake
    [whole] stake
    [most] all
   *[least] least
}

# What each is doing
board-sits-out = { $standing ->
    [out] no planets
   *[short] too little for the ante
}
board-folded = has folded
board-all-in = is all in
board-thinks-exchange = exchanging…
board-thinks-betting = thinking…
board-exchanged = { $count ->
    [0] keeps all
    [one] { $count } exchanged
   *[other] { $count } exchanged
}
board-did-open = opens
board-did-call = calls
board-did-raise = raises

# The end of a round
board-round-over = End of round { $number }
board-nothing-shown = One player was left: nothing is shown.
board-tie = Drawn to settle the tie: { $ship }
board-pot-won = { $pots ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Share { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
} { $count ->
    [1] for { $names }.
   *[other] shared by { $names }.
}
board-why-hand = { $hand } against { $other }.
board-why-ships = { $loser } has the same hand, { $hand }: { $ship } ({ $size }) is larger than { $against } ({ $smaller }).
board-why-draw = { $loser } has the very same ships, so each drew one: { $ship } ({ $size }) is larger than { $against } ({ $smaller }).
board-why-share = Nothing separates them: { $parts }.
board-why-alone = Nobody else still in has bet so much.
board-next = Go on
board-again = See the last round again

# What one can do
board-waiting = { $phase ->
    [exchange] { $name } is exchanging ships.
   *[betting] { $name } is thinking about a bet.
}
board-out = { $standing ->
    [out] You have no planets left, and look on.
   *[short] You have too little left to pay the ante and bet, and look on.
}
board-prompt-exchange = Your turn: touch up to three ships to exchange, or keep them all.
board-prompt-picked = { $count ->
    [one] { $count } ship chosen: exchange it, choose more, or touch it again to keep it.
   *[other] { $count } ships chosen: exchange them, or touch one again to keep it.
}
board-prompt-open = Yours to open: bet at least one point, or fold.
board-prompt-bet = Your turn: the bet is { $level }. Call ({ $more } more), raise or fold.
board-prompt-call = Your turn: call ({ $more } more) or fold.
board-prompt-fold = The bet is { $level }, more than you have: you have to fold.

# Moves
board-keep = Keep all
board-exchange = { $count ->
    [one] Exchange this ship
   *[other] Exchange these { $count } ships
}
board-do-exchange = Exchange: { $ships }
board-do-fold = Fold
board-do-call = Call
board-do-raise = Bet { $to }
board-call = Call (+{ $more })
board-open = Open with { $to }
board-raise = Raise to { $to }

# To learn by playing
intro-exchange = Each of you has put one point into the middle: the ante. Now five ships, and one exchange to make them better. Two cruisers are a pair: keep them, touch the other three and exchange them.
intro-open = Three cruisers and two probes: a space full house! Nobody has bet yet, so it is yours to open. Set your bet to 3 points and open.
intro-call = The bet has gone up to 5, and one player has folded. To stay you pay what is missing: call, then watch the hands turn over.
intro-keep = You won! A new round, new cards: five ships, all different. That is the Astronomical straight, the best hand there is. Keep them all.
intro-fold = Only two probes this time, and the bet has gone up to 9. Who folds loses his ante and what he has bet, and no more: fold.
intro-bluff = Two small probes again, but nobody sees them. Raise to 12: if all the others fold you take everything and show nothing.
