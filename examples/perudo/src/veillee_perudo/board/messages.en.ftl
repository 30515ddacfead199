# The box
minute-1 = Everybody throws under a cup, and looks at his own dice alone.
minute-2 = In turn you bid how many of all the dice show a face: always higher than the bid before.
minute-3 = Do you not believe it? Doubt: all cups are lifted.
minute-4 = Whoever was wrong loses a die. The last who has dice wins.
option-aces = Aces count as every face
option-calza = One may call calza: the bid is exact
preset-house = Our way: aces and calza
preset-strict = Without calza
preset-plain = Without aces and calza

# The board
board-seats = Who has how many dice
board-seat = { $who }: { $dice ->
    [0] out
    [one] one die
   *[other] { $dice } dice
}
board-bid = { $who } bids { $count } ×
board-no-bid = Nobody has bid yet
board-own = Your dice
board-face = The face
board-count = How many dice
board-waiting = { $who } is thinking.
board-prompt = Your turn: bid higher, or have the cups lifted.
board-prompt-first = Your turn: make the first bid.
board-lifted = { $count } × { $face } was bid, { $found } counted.
board-change = { $change ->
    [lost] { $who } loses a die.
    [won] { $who } wins a die back.
   *[kept] { $who } keeps all five.
}
