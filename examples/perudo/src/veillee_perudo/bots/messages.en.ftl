bot-easy = Has a feeling for what is likely, and is often a die off.
bot-medium = Knows the odds of every bid, and doubts when they are against it.
bot-hard = Knows the odds and listens: whoever bids fives has some, mostly.
