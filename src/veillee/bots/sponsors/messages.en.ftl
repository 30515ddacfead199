bot-easy = A friendly beginner who buys whatever is for sale, keeps little in reserve and drives with any card, rather a high one.
bot-medium = A club player: it sells sponsors in threes, buys where the best cards are still to be had, swaps away the worst, and looks for slipstream and green squares.
bot-hard = Plans what to sell and to buy by building the car many times over in its head, and plays out the next rounds of the race, roulette included, before every move.

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
