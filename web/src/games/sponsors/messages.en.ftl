# The box
minute-1 = You go round the board with a die: A and V sell workshop cards, S gives you a sponsor, E exchanges a card.
minute-2 = Three sponsors sold together bring far more than three sold one by one.
minute-3 = In the race a card drives you as many ranks. End right behind another car and its slipstream takes you two further.
minute-4 = The roulette may push your car, or another. When the violet ball falls, cars on red squares leave the track.
option-teams = Two teams of two (with four players)
option-board = The circuit
option-board-grand-prix = Grand Prix
preset-book = Each for oneself
preset-teams = In teams

# Names
board-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
    [green] G
   *[violet] ★
}
board-car = { $colour ->
    [red] red car
    [blue] blue car
    [yellow] yellow car
   *[green] green car
}
board-with-car = { $colour ->
    [red] , red car
    [blue] , blue car
    [yellow] , yellow car
   *[green] , green car
}
board-zone = { $zone ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
board-sponsor = { $sponsor ->
    [blue] blue sponsor
    [red] red sponsor
   *[yellow] yellow sponsor
}

# The workshop
board-piles = The workshop cards on the board
board-pile = { $count ->
    [0] { category-name }: none left
    [one] { category-name }: one card left
   *[other] { category-name }: { $count } cards left
}
board-left = { $count ->
    [0] cards: none left
    [one] card on the board
   *[other] cards on the board
}
board-sponsor-pile = The sponsor pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-roll = Throw
board-die = { $die ->
    [0] The die
   *[other] The die: { $die }
}
board-round = round { $round } of { $of } at most
board-legend = A: buy anything · V: buy from this zone · S: sponsor · E: exchange
board-money = { $millions } M
board-energy = ⚡ { $points }
board-garage = { $colour ->
    [red] The red car, yours
    [blue] The blue car, yours
    [yellow] The yellow car, yours
   *[green] The green car, yours
}
board-cars = The cars of the others
board-mate = with you
board-cards-by-category = Its workshop cards, by category
board-workshop = The workshop cards
board-card = { category-name } { $value }
board-sponsors = { $count ->
    [0] no sponsor
    [one] one sponsor
   *[other] { $count } sponsors
}
board-no-sponsors = no sponsor yet
board-choose-sale = Your sponsors: choose those to sell
board-choose-discard = Your sponsors: choose the one to give back
board-sell = Sell for { $worth } million
board-discard = Give this sponsor back
board-six = How many squares to go
board-zone-of = { board-zone } zone
board-skip = Leave it
board-choose-exchange = The workshop cards: choose the one to give
board-buy-energy = { $points ->
    [0] No energy
    [one] { $points } energy point for { $millions } M
   *[other] { $points } energy points for { $millions } M
}
board-take-energy = { $points ->
    [0] Take no energy
    [one] Take one energy point
   *[other] Take { $points } energy points
}
board-transfer = Before the race: exchange two cards, share out the energy
board-choose-transfer = { $colour ->
    [red] The cards of the red car
    [blue] The cards of the blue car
    [yellow] The cards of the yellow car
   *[green] The cards of the green car
}
board-share = Energy: { $energy } and { $rest }
board-do-the-transfer = Do this exchange
board-propose = Propose this exchange
board-agree = Agreed, let us do this
board-keep = Exchange nothing

# The race
board-track = The circuit { $name }
board-whole = Whole circuit
board-near = Follow the race
board-standings = The standings
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-sides = { $ended ->
    [true] The points of each side
   *[false] The points of each side, if the race ended like this
}
board-off = off the track
board-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
board-violet = { $ranks ->
    [0] with the violet ball: off the track
   *[other] with the violet ball: +{ $ranks }
}
board-roulette = The roulette
board-extra = Extra balls, one energy point each; { $energy } left
board-balls = { $count ->
    [0] extra balls
    [one] extra ball
   *[other] extra balls
}
board-odds = { $own } { $own ->
    [one] chance
   *[other] chances
} in { $all } to go { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
}.
board-fell = The { $ball ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[violet] violet
} ball has fallen.
board-spin = Spin
board-spin-zero = Spin with a 0
board-whose-cards = Which car's cards to see
board-targets = Where to go
board-ghosts = Yesterday's ghosts
board-ghost-arrived = finish, round { $round }
board-rank = rank { $rank }
board-go = { $lane ->
    [inside] { board-rank }, inside
    [middle] { board-rank }, middle
   *[outside] { board-rank }, outside
}
board-settled = Your place is certain.
board-finish-race = Finish the race
board-podium = The podium
board-total = { $total ->
    [one] { $total } rank in its cards
   *[other] { $total } ranks in its cards
}
board-finish = Cross the line
board-slipstream = slipstream +{ $ranks }
board-green = green square +{ $ranks }
board-pick-card = Choose a card, or spin the roulette.
board-choose-card = The workshop cards: choose the one to play
board-card-first = Choose a card from 1 to 7 first.

# What one can do
board-waiting = { $phase ->
    [race] { $name } is at the wheel.
   *[building] { $name } is building a car.
}
board-prompt-sell = Your turn{ $car }: sell sponsors if you like, then throw the die.
board-prompt-roll = Your turn{ $car }: throw the die.
board-prompt-six = A six{ $car }! Go from 1 to 5 squares, as you please.
board-prompt-buy = Your turn{ $car }: buy a card from a pile that shines, or leave it.
board-prompt-discard = Four sponsors{ $car } is one too many: give one back.
board-prompt-exchange = Your turn{ $car }: choose a card to exchange with { $with ->
    [board] the pile of its category
    [red] the red car
    [blue] the blue car
    [yellow] the yellow car
   *[green] the green car
}, or leave it.
board-prompt-energy = The car is ready{ $car }: sell your last sponsors, then take energy.
board-prompt-transfer = Before the race: exchange two cards { $seats ->
    [2] between your cars
   *[other] with your team
}, share the energy, or change nothing.
board-prompt-agree = Your team proposes an exchange: agree, change it, or exchange nothing.
board-prompt-drive = Your turn{ $car }: play a card, or spin the roulette.
board-prompt-card = Your turn{ $car }: play a card. The roulette asks for a 0 here.
board-prompt-spin = Your turn{ $car }: no card from 1 to 7 left, spin the roulette.
board-prompt-blocked = The track is barred{ $car }: you can only pass.
board-prompt-blocked-spin = The track is barred{ $car }: spin the roulette, or pass.
board-prompt-advance = { $cause ->
    [slipstream] Slipstream
    [green] The green square
    [violet] The violet ball
   *[other] The ball
} takes the { board-car } on by { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}: choose its square.
board-prompt-both = The { board-car } has slipstream and a green square: choose which comes first.

# Moves
board-do-sell = Sell: { $cards }
board-do-roll = Throw the die
board-do-squares = { $squares ->
    [one] Go one square
   *[other] Go { $squares } squares
}
board-do-advance = { $lane ->
    [finish] Cross the line
   *[other] Go to { square }
}
board-do-buy = Buy: { category-name }
board-do-discard = Give back: { board-sponsor }
board-do-exchange = Exchange { category-name } { $value } with { $with ->
    [board] the pile
    [red] the red car
    [blue] the blue car
    [yellow] the yellow car
   *[green] the green car
}
board-do-transfer = { energy-points } for the first car
board-do-transfer-cards = { category-name } { $give } for { category-name } { $take }, { energy-points } for the first car
board-do-drive = { category-name } { $value }: { $lane ->
    [finish] cross the line
   *[other] go to { square }
}
board-do-spin = Spin the roulette{ $zero ->
    [none] {""}
   *[other] { " " }with a 0
}{ $extra ->
    [0] {""}
    [one] , one extra ball
   *[other] , { $extra } extra balls
}
board-do-pass = Pass

# What happened, with names

# To learn by playing
intro-roll = Your car is the red one. To build it you go round the board: throw the die.
intro-buy = A V in the red zone: here you buy one of the cards of that zone, for 1 million. A good engine is missing: buy one.
intro-exchange = An E in the blue zone: the blue car has to exchange a card with you. Tyres worth 0 take you nowhere: give them away, and take what comes.
intro-sell = Three sponsors of the same colour: the jackpot, 10 million. Choose all three and sell them, before you throw the die.
intro-energy = The workshop is empty, building is over. The money that is left becomes energy: take as much as you can.
intro-drive = The race! A card drives you as many ranks. Play one that takes you right behind the car in front: its slipstream carries you two ranks further.
intro-advance = There is the slipstream: two more ranks, in the lane you like. Choose a square.
intro-spin = Instead of playing a card, try the roulette. Add two balls for two energy points, and spin.
