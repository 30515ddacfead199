seat = { $mark } seat { $seat }: { $dice ->
    [0] out
    [one] one die
   *[other] { $dice } dice
}{ $bid ->
    [none] {""}
   *[other] , bids { $bid }
}
own = Your dice: { $dice }
table = { $number } dice on the table.
last = Last round: { $count } × { $face } was bid, { $found ->
    [0] none was there.
    [one] one was there.
   *[other] { $found } were there.
} Counted dice are in brackets.
shown = {"  "}seat { $seat }: { $dice }
