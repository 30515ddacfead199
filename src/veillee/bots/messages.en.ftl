# Any game's yardstick, and Ergo's bots.
bot-random = Plays anything that is allowed, without a thought.
bot-ergo-easy = A friendly beginner: sees a win, mostly sees yours coming, and builds where it stands.
bot-ergo-medium = A club player: misses no win and no block, and looks a move and an answer ahead.
bot-ergo-hard = Finds chains of threats long before they are on the board, and thinks as deep as its time allows.

# Spacepoker's bots.
bot-spacepoker-easy = A cheerful beginner who keeps what looks alike, trusts its own ships and loves to see yours. Without an ante, where strict play would always fold, it bets for the fun of it.
bot-spacepoker-medium = A player who counts: it knows the best exchange and the odds of the middle, and bluffs now and then. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.
bot-spacepoker-hard = Hard to read and hard to beat: for two it has trained against itself thousands of times, for more it imagines what everybody may hold. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.

# Sponsio's bots.
bot-sponsio-easy = A friendly beginner: it bets on what its hand plainly shows, plays high or low for it, and is happy with two tickets.
bot-sponsio-medium = A club player who counts the cards and weighs the odds, plays for every bet, and keeps quiet when treason promises more.
bot-sponsio-hard = It imagines what everybody may hold, tries each bet and each card out before it moves, spoils your bets with pleasure, and turns traitor on purpose.

# The bots of Les Sponsors de l'Automobile.
bot-sponsors-easy = A friendly beginner who buys whatever is for sale, keeps little in reserve and drives with any card, rather a high one.
bot-sponsors-medium = A club player: it sells sponsors in threes, buys where the best cards are still to be had, swaps away the worst, and looks for slipstream and green squares.
bot-sponsors-hard = Plans what to sell and to buy by building the car many times over in its head, and plays out the next rounds of the race, roulette included, before every move.

# Sporz's bots.
bot-sporz-easy = A friendly beginner: it plays its role, tells what it has seen, goes with the accusers, and lies only a little when the spore has it.
bot-sporz-medium = A club player: it keeps a few possible crews in mind, trusts what it has seen itself far more than what is said, and watches over the doctors.
bot-sporz-hard = It holds many possible crews against all that was seen and said, asks who would say such a thing, and plays with a straight face for whichever camp it is in tonight.
