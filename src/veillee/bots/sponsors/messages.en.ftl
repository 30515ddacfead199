bot-easy = A friendly beginner who buys whatever is for sale, keeps little in reserve and drives with any card, rather a high one.
bot-medium = A club player: it sells sponsors in threes, buys where the best cards are still to be had, swaps away the worst, and looks for slipstream and green squares.
bot-hard = Plans what to sell and to buy by building the car many times over in its head, and plays out the next rounds of the race, roulette included, before every move.
