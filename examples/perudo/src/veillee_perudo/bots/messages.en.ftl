bot-easy = Has a feeling for what is likely, and is often a die off.
bot-medium = Knows the odds of every bid, and doubts when they are against it.
bot-hard = Knows the odds, listens to what is bid, and bids what you will just believe.
