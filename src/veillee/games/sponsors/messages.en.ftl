title = Les Sponsors de l'Automobile
tagline = Build a racing car with your sponsors' money, then drive it first across the line.
move-forms = Building: roll, sell red blue yellow, advance 3, buy tyres, discard red, exchange tyres 3 board (or a colour), skip, energy 5, transfer 4 tyres 3 5. Racing: drive tyres 5 12b, spin 2 (or spin 2 tyres, with a 0), advance 12b, pass.

# Names, for the sentences below
colour = { $car ->
    [red] The red car
    [blue] The blue car
    [yellow] The yellow car
   *[green] The green car
}
category-name = { $category ->
    [engineer] engineer
    [engine] engine
    [chassis] chassis
    [bodywork] bodywork
    [tyres] tyres
    [mechanics] mechanics
    [driver] driver
   *[tests] tests
}
sponsor-name = { $sponsor ->
    [blue] blue
    [red] red
   *[yellow] yellow
}

# Refusals
sponsor-not-held = That takes { $wanted } { sponsor-name } { $wanted ->
    [one] sponsor
   *[other] sponsors
}, and this car has { $held }: choose among the cards it has.
category-not-here = The { category-name } cards are not sold in this zone: buy one of the zone's two categories, or skip.
pile-is-empty = No { category-name } card is left on the board: choose another category, or skip.
exchange-with-board = This E lies in the car's own zone: exchange with the board, or skip.
exchange-with-zone = This E lies in the { $zone ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} zone: exchange with that car, or skip.
card-not-held = This car has no { category-name } card of value { $value }: choose one of its cards.
energy-too-dear = { $points } energy points are too many: this car can have { $most }.
card-not-in-car = The { category-name } card of value { $value } is not in the car it should leave: give a card of the first car, take one of the second.
transfer-changes-nothing = That would change nothing: name another transfer, or skip.
energy-not-shared = Of { $total } points, { $energy } for the first car cannot be: neither car has fewer than 0 or more than 10.
no-such-square = There is no square { $to } on this circuit.
car-is-blocked = Cars bar the track ahead: use the roulette if you may, or pass.
car-is-not-blocked = The car can advance, so it may not pass: play a card, or use the roulette.
wrong-distance = { $to } is not where a { $value } leads from here. Choose among: { $squares }.
square-taken = There is a car on { $to }: choose a free square.
way-is-barred = Cars bar the way to { $to }: one does not slip diagonally between two of them. Choose among: { $squares }.
lane-too-far = { $to } is too many lanes away: one changes to the next lane, once for each rank. Choose among: { $squares }.
leader-needs-a-zero = The first car uses the roulette only with a card of value 0: name its category, or play another card.
blocking-needs-a-zero = Your car blocks the way: it uses the roulette only with a card of value 0. Name its category, or play another card.
zero-not-needed = Here the roulette costs no card: spin without the 0.
energy-missing = { $extra } extra balls cost { $extra } energy points, and this car has { $energy }.
square-not-offered = The car cannot go to { $to } now. Choose among: { $squares }.
name-a-square = A car has to be moved first: advance it to a square, such as 12b.
await-throw = First sell sponsors if you like, and throw the die: roll.
await-six = You have thrown a 6: advance by 1 to 5 squares.
await-buy = You may buy a workshop card here, or skip.
await-discard = Three sponsors are the most: discard one of the four first.
await-exchange = You may exchange a workshop card here, or skip.
await-energy = Building is over: sell the sponsors that are left if you like, and say how much energy you buy.
await-transfer = Before the race, name a transfer between the two cars, or skip.
await-drive = The race is on: drive with a card, or use the roulette; pass only if you are blocked.

# What happened
event-sold = { colour } sells sponsors ({ $blue } blue, { $red } red, { $yellow } yellow) for { $millions } million.
event-thrown = { colour } throws a { $die }.
event-marker = { colour } comes to { $square } in the { $zone ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} zone.
event-bought = { colour } buys a card: { category-name }.
event-received = The card that you have bought is { category-name } { $value }.
event-drew = { colour } draws a sponsor.
event-sponsor = You draw a { sponsor-name } sponsor.
event-discarded = { colour } discards a { sponsor-name } sponsor.
event-exchanged = { colour } exchanges a card, { category-name }, with { $with ->
    [board] the board
    [red] the red car
    [blue] the blue car
    [yellow] the yellow car
   *[green] the green car
}.
event-swapped = { colour } gives { category-name } { $gave } and takes { category-name } { $took }.
event-skipped = { colour } leaves the square unused.
event-built = Building is over after { $rounds } rounds.
event-energy = { colour } takes { $points ->
    [one] one energy point
   *[other] { $points } energy points
}.
event-proposed = Seat { $seat } proposes: { $energy } energy for the first car{ $category ->
    [none] {""}
   *[other] , and { category-name } { $give } for { $take }
}.
event-shared = { colour } has { $energy } energy for the race, and the { $other ->
    [red] red car
    [blue] blue car
    [yellow] yellow car
   *[green] green car
} { $other_energy }.
event-kept = Nothing is exchanged on seat { $seat }'s side.
event-started = { colour } starts from { $square }.
event-drove = { colour } plays { category-name } { $value } and goes to { $to ->
    [finish] the finish
   *[other] { $to }
}.
event-spun = { colour } uses the roulette{ $zero ->
    [none] {""}
   *[other] { " " }with a 0
}{ $extra ->
    [0] {""}
    [one] , one extra ball
   *[other] , { $extra } extra balls
}: the { $ball ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[violet] violet
} ball falls.
event-advanced = { colour } advances to { $to ->
    [finish] the finish
   *[other] { $to }
}.
event-blocked = { colour } cannot advance: the track is barred.
event-off = { colour } leaves the track at { $square }.
event-back = { colour } comes back on { $square } and has lost its turn.
event-passed = { colour } is blocked and passes.
event-finished = { colour } finishes in place { $place }.
event-over = The race is over.

# How it ended
ended-arrival = The cars have finished.
ended-rounds = The race was stopped after its last round (house rule).
