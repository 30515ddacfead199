bot-easy = A friendly beginner: it bets on what its hand plainly shows, plays high or low for it, and is happy with two tickets.
bot-medium = A club player who counts the cards and weighs the odds, plays for every bet, and keeps quiet when treason promises more.
bot-hard = It imagines what everybody may hold, tries each bet and each card out before it moves, spoils your bets with pleasure, and turns traitor on purpose.

# The lines of `veillee calibrate`
calibrate-tickets = tickets
calibrate-stake = stake
calibrate-odds = odds
calibrate-taken = taken
calibrate-share = of rounds
calibrate-wins = won
calibrate-returned = per coin
calibrate-margin = 95 %
calibrate-needed = needed
