bot-novice = Has just opened the box: it sells every sponsor as soon as it comes, exchanges nothing, and loves to see the roulette turn, though its hand is full of cards.
bot-easy = A friendly beginner who waits for three sponsors that go together, buys whatever is for sale, swaps away a zero when it thinks of it, and drives with its small cards first.
bot-medium = A club player: it buys where the best cards are still to be had, swaps away the worst and looks for slipstream and green squares; now and then it overlooks a card, and it holds back good ones, spinning the roulette, until a bonus comes in sight.
bot-seasoned = Has driven many seasons: it reckons which cards it will need to the finish and drives on while others wait; a good move escapes it at times, and it does not look beyond its own turn.
bot-hard = Knows what leading too early costs and when energy pays; it builds the car over and over in its head, drives on the next rounds of the race, roulette included, and leaves its good habits only for something clearly better.

# The lines of `veillee calibrate`
figure-building-rounds = rounds of building
figure-building-rounds-short = … in the shortest tenth
figure-building-rounds-long = … in the longest tenth
figure-exchanges = exchanges with opponents, a person
figure-race-rounds = rounds of the race
figure-money-left = money left over
figure-energy = energy at the start of the race
figure-winner-energy-left = winner: energy left
figure-winner-cards = winner: cards at the start
figure-winner-cards-left = winner: cards left
figure-winner-played = winner: part of the cards played
figure-grid-1 = wins from grid place 1, to its share
figure-grid-2 = … place 2
figure-grid-3 = … place 3
figure-grid-4 = … place 4
figure-turn-1 = wins of the first to build, to its share
figure-turn-2 = … of the second
figure-turn-3 = … of the third
figure-turn-4 = … of the fourth
figure-red = wins of red, to its share
figure-blue = … of blue
figure-yellow = … of yellow
figure-green = … of green

# Why it would play a move
reason-set = Sold together these sponsors bring { $price }, one by one only { $singles }.
reason-last-sale = The car is built: what you do not sell now brings nothing more. This brings { $price }.
reason-poor = You have { $money }, too little for a workshop card: this brings { $price }.
reason-sponsors-wait = Sponsors that you would sell one by one can wait: three that go together bring more.
reason-energy = Money is worth nothing in the race: it takes all the energy that it can buy, { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-better-cards = The cards of this category that you do not have are worth { $points } on average; of the other that is best, { $other }.
reason-cards = The cards of this category that you do not have are worth { $points } on average; it saw none that promised more.
reason-any-card = Any card makes the car better: it does not compare the categories.
reason-swap = You give a { $value } away, and the cards that may come for it are worth { $points } on average.
reason-no-swap = None of your cards is so bad that another would surely be better.
reason-away-with-it = A { $value } is good for nothing: away with it, whatever comes.
reason-all-kept = It likes to keep what it has.
reason-sold-at-once = A sponsor sold is money in hand: it does not wait for others that go with it.
reason-on-we-go = There is nothing to sell: on it goes.
reason-keeps-set = The three sponsors that you keep go together, and sell for { $price }.
reason-transfer = So shared, cards and energy make it likeliest that one of your two cars comes first.
reason-no-transfer = It is likeliest that one of your two cars comes first if cards and energy stay as they are.
reason-team-mate = It leaves this to its team-mate.
reason-finish = It takes the car over the finishing line.
reason-no-bonus = No bonus that it saw was worth more: it drives on, and keeps the cards it will need.
reason-small-first = It likes to drive with its small cards first; the high ones will come in useful later.
reason-roulette = The roulette may be kind: it lets the ball decide.
reason-whatever = It takes what comes to hand, and does not compare.
reason-slipstream = There the car is in a slipstream, which takes it { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
} farther.
reason-green = The square is green, and takes the car { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
} farther.
reason-slipstream-and-green = There a slipstream ({ $slipstream }) and a green square ({ $green }) take the car farther.
reason-spin = Of { $all } balls in the roulette { $own ->
    [one] one is yours, and it
   *[other] { $own } are yours, and each
} takes the car on by { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}; no card that drives is used up.
reason-race-better = In the races it drove on in its head this came to { $share } of 100, where 100 is victory; what else it tried, to { $other } on average.
reason-race = In the races it drove on in its head this came to { $share } of 100, where 100 is victory; nothing that it tried was clearly better.
reason-building-better = When it went on building in its head you then won in { $share } % of cases; with what else it tried, in { $other } % on average.
reason-building = When it went on building in its head you then won in { $share } % of cases; nothing that it tried was clearly better.

# The race of the day
daily-deal = The cars are built, and yours is the best of the three: drive it against the same bots, and yesterday's ghosts. What counts is the rank you are at when the first other car crosses the line; be there before it, and the ranks it still lacks are added.
daily-points = { $points ->
    [one] { $points } rank
   *[other] { $points } ranks
}
daily-ranks = { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
}
daily-ghost-best = { $bots ->
    [true] yesterday's best bot
   *[false] yesterday's best
}
daily-ghost-median = { $bots ->
    [true] yesterday's median bot
   *[false] yesterday's median
}
daily-against-best = { $way ->
    [ahead] { daily-ranks } ahead of { daily-ghost-best }
    [behind] { daily-ranks } behind { daily-ghost-best }
   *[level] level with { daily-ghost-best }
}
daily-against-median = { $way ->
    [ahead] { daily-ranks } ahead of { daily-ghost-median }
    [behind] { daily-ranks } behind { daily-ghost-median }
   *[level] level with { daily-ghost-median }
}
daily-against = At the finish: { $best }, { $median }.
