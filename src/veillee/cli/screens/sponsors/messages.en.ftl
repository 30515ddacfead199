round = { $stage ->
    [over] The race is over.
    [drive] The race, round { $round }. { $car } has its turn.
    [advance] The race, round { $round }. { $car } has its turn.
    [energy] Building is over: { $car } buys energy.
    [transfer] Building is over: cards and energy may be shared.
   *[other] Building, round { $round }. { $car } has its turn.
}
zone = { $zone ->
    [red] Red zone
    [blue] Blue zone
    [yellow] Yellow zone
   *[green] Green zone
}: { $squares }. On sale: { $one } ({ $one_left } left), { $two } ({ $two_left } left).
loop-legend = A: any card on sale. V: a card of the zone. S: a sponsor. E: an exchange. In brackets the cars: R red, B blue, Y yellow, G green.
section = { $name }, ranks { $first } to { $last }{ $finish ->
    [true] , where the finish is
   *[false] {""}
}:
circuit-legend = Small letters are squares: r red, g green, v violet. Capitals are cars: R red, B blue, Y yellow, G green. Lane a is inside.
car = { $letter }, the { $car ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} car of seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}: { $money } million, { $energy } energy, { $cards ->
    [one] one workshop card
   *[other] { $cards } workshop cards
}, { $sponsors ->
    [one] one sponsor
   *[other] { $sponsors } sponsors
}.
racer = { $letter }, the { $car ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} car of seat { $seat }{ $you ->
    [true] {" "}(you)
   *[false] {""}
}: { $where ->
    [finished] finished in place { $place }
    [off] off the track at rank { $square }
   *[track] place { $place } on { $square }
}, { $energy } energy, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
between-cards = {"; "}
hand = Cards of { $letter }: { $cards }.
held = Sponsors of { $letter }: { $sponsors }.
reach = With a { $value } you reach: { $squares }.
advance = { $letter } may go on to: { $squares }.
blocked = Cars bar the track ahead of you.
turn = To act: seat { $seat }.
