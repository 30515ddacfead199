last = { $shown ->
    [0] Round { $number } is over. Nobody has shown a ship.
   *[other] Round { $number } is over.
}
shown = Seat { $seat } has shown { $ships }: { $hand }.
drawn = To settle the tie, seat { $seat } has drawn { $ship }.
won = { $points ->
    [0] There was nothing to win.
    [one] One point
   *[other] { $points } points
}{ $points ->
    [0] {""}
   *[other] { $count ->
        [one] {" "}went to seat { $seats }.
       *[other] {" "}were shared by seats { $seats }.
    }
}
round = Round { $number }{ $rounds ->
    [none] {""}
   *[other] {" "}of { $rounds }
}, { $phase ->
    [exchange] exchanges
    [betting] bets
   *[over] over
}. Seat { $opener } opens.
seat = Seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}: { $points ->
    [one] one point
   *[other] { $points } points
} (planets { $planets }){ $standing ->
    [in] , bet { $bet }
    [all-in] , all in, bet { $bet }
    [folded] , folded, bet { $bet }
    [out] , sits out without planets
    [short] , sits out with too little for the ante
   *[over] {""}
}{ $exchanged ->
    [none] {""}
    [0] , kept all its ships
    [one] , exchanged one ship
   *[other] , exchanged { $exchanged } ships
}.
middle = In the middle: { $points ->
    [one] one point
   *[other] { $points } points
}. The bet to match: { $level }.
ships = Your ships: { $ships }.
hand = Your hand: { $hand }.
discarded = You have laid aside: { $ships }.
turn = To act: seat { $seat }.
