title = Les Sponsors de l'Automobile
tagline = Build a racing car with your sponsors' money, then drive it first across the line.
about = First the workshop: your sponsors' money buys an engine, tyres, a driver. Then the race: each workshop card drives the car, the roulette does the rest, and nothing counts but the order at the finish.
move-forms = Building: roll, sell red blue yellow, advance 3, buy tyres, discard red, exchange tyres 3 board (or a colour), skip, energy 5, transfer 4 tyres 3 5. Racing: drive tyres 5 12b, spin 2 (or spin 2 tyres, with a 0), advance 12b, pass.

# Names, for the sentences below
colour = { $car ->
    [red] The red car
    [blue] The blue car
    [yellow] The yellow car
   *[green] The green car
}
car = { $car ->
    [red] the red car
    [blue] the blue car
    [yellow] the yellow car
   *[green] the green car
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
square = { $lane ->
    [finish] the finish
    [inside] rank { $rank }, inside lane
    [middle] rank { $rank }, middle lane
   *[outside] rank { $rank }, outside lane
}
energy-points = { $energy ->
    [one] { $energy } energy point
   *[other] { $energy } energy points
}

# Refusals
sponsor-not-held = That takes { $wanted } { sponsor-name } { $wanted ->
    [one] sponsor
   *[other] sponsors
}, and this car has { $held ->
    [0] none
   *[other] { $held }
}: choose among the cards it has.
category-not-here = The { category-name } cards are not sold in this zone: buy one of the zone's two categories, or leave it.
pile-is-empty = No { category-name } card is left on the board: choose another category, or leave it.
exchange-with-board = This E lies in the car's own zone: exchange with the board, or leave it.
exchange-with-zone = This E lies in the { $zone ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} zone: exchange with that car, or leave it.
card-not-held = This car has no { category-name } card of value { $value }: choose one of its cards.
energy-too-dear = { $points ->
    [one] One energy point is
   *[other] { $points } energy points are
} too many: { $most ->
    [0] this car can have none.
   *[other] this car can have { $most }.
}
card-not-in-car = The { category-name } card of value { $value } is not in the car it should leave: give a card of the first car, take one of the second.
transfer-changes-nothing = That would change nothing: name another transfer, or exchange nothing.
energy-not-shared = Of { $total ->
    [one] { $total } energy point
   *[other] { $total } energy points
}, the first car cannot have { $energy }: neither car has fewer than 0 or more than 10.
no-such-square = There is no such square on this circuit: choose one of the squares that the car can reach.
car-is-blocked = Cars bar the track ahead: use the roulette if you may, or pass.
car-is-not-blocked = The car can advance, so it may not pass: play a card, or use the roulette.
wrong-distance = That is not where the car gets to ({ square }): it uses all its points, and goes neither less far nor farther. Choose a square that far ahead.
square-taken = A car stands there ({ square }): choose a free square.
way-is-barred = Other cars stand on the way there ({ square }): choose a square to which the way is free.
diagonal-is-barred = To get there ({ square }), the car would have to slip diagonally between two others: choose another square.
lane-too-far = That is too many lanes away ({ square }): for each rank, one changes by one lane at most. Choose a nearer lane.
leader-needs-a-zero = The first car uses the roulette only with a card of value 0: name its category, or play another card.
leader-waits = Your car leads, but now it is another's turn: when yours comes, play a card from 1 to 7, or a 0 with the roulette.
blocking-needs-a-zero = Your car blocks the way: it uses the roulette only with a card of value 0. Name its category, or play another card.
zero-not-needed = Here the roulette costs no card: use it without the 0.
energy-missing = { $extra ->
    [one] An extra ball costs one energy point
   *[other] { $extra } extra balls cost { $extra } energy points
}, and this car has { $energy ->
    [0] none
   *[other] { $energy }
}.
name-a-square = A car has to be moved first: choose the square it goes on to.
sold-too-late = The die is thrown: sponsors are sold before that. Sell these before your next throw.
thrown-already = The die is thrown once in a turn, and that is done: now it is the square's turn.
await-throw = First sell sponsors if you like, and throw the die.
await-six = You have thrown a 6: go on by 1 to 5 squares.
await-buy = You may buy a workshop card here, or leave it.
await-discard = Three sponsors are the most: discard one of the four first.
await-exchange = You may exchange a workshop card here, or leave it.
await-energy = Building is over: sell the sponsors that are left if you like, and say how much energy you buy.
await-transfer = Before the race, name a transfer between the two cars, or exchange nothing.
await-leader = The race is on, and your car leads: play a card from 1 to 7, or a 0 with the roulette; without cards, use the roulette.
await-drive = The race is on: play a card from 1 to 7, or use the roulette; pass only if the car is blocked.

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
event-swapped = { colour } gives the card { category-name } { $gave } and takes the card { category-name } { $took }.
event-nothing = { $why ->
    [money] { colour } has not the money for a workshop card.
    [cards] { colour } finds no workshop card left to buy here.
    [piles] { colour } finds no workshop card left on the board to exchange for.
   *[nobody] { colour } has no opponent to exchange with here.
}
event-skipped = { colour } leaves the square unused.
event-built = Building is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
event-energy = { colour } takes { $points ->
    [0] no energy point
    [one] one energy point
   *[other] { $points } energy points
}.
event-proposed = { SEAT($seat) } proposes: { energy-points } for the { $seat ->
    [0] red
    [2] red
   *[other] blue
} car{ $category ->
    [none] {""}
   *[other] , and the card { category-name } { $give } for the card { category-name } { $take }
}.
event-shared = { colour } has { energy-points } for the race, and the { $other ->
    [red] red car
    [blue] blue car
    [yellow] yellow car
   *[green] green car
} { $other_energy }.
event-kept = { SEAT($seat) }'s side exchanges nothing.
event-started = { colour } starts from { square }.
event-drove = { colour } plays the card { category-name } { $value } and goes to { square }.
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
event-advanced = { $cause ->
    [own-ball] Its own ball takes { car } to { square }.
    [ball] Its ball takes { car } to { square }.
    [violet] The violet ball takes { car } to { square }.
    [slipstream] Slipstream draws { car } on to { square }.
   *[green] The green square takes { car } on to { square }.
}
event-blocked = { $cause ->
    [slipstream] { colour } has nothing of the slipstream: the track is barred.
    [green] { colour } has nothing of the green square: the track is barred.
   *[other] { colour } cannot advance: the track is barred.
}
event-off = { colour } stands on a red square and leaves the track at rank { $rank }.
event-back = { colour } comes back to { square }, and has lost its turn.
event-passed = { colour } is blocked and passes.
event-finished = { colour } finishes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
event-over = The race is over.

# How it ended
ended-arrival = The cars have finished.
ended-rounds = The race was stopped after its last round (house rule).
