round = Round { $number } of { $rounds }, { $phase ->
    [betting] betting, turn { $turn } of { $turns }
    [tricks] tricks
    [scoring] scoring
   *[over] over
}. Seat { $dealer } deals.
seat = Seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}: { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $area } in the betting area, streak { $square }, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
bets = Bets: { $what }.
tokens = Tokens: { $what }.
revealed = Revealed: { $what }.
bet = { $ticket } { $target ->
    [none] { $stake }
   *[other] against seat { $target }
}{ $doubled ->
    [true] {" "}doubled
   *[false] {""}
}{ $won ->
    [true] {" "}(won)
    [false] {" "}(lost)
   *[none] {""}
}
talon = In the talon: { $cards }.
tickets = Tickets left: { $tickets }.
trick = The trick, led by seat { $leader }: { $cards }.
hand = Your hand: { $cards }.
turn = To act: seat { $seat }.
may-double = A bet may be doubled: add doubled.
yes = yes
no = no
