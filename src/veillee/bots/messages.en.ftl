# Any game's yardstick, and the plain search that plays every game without bots of its own.
bot-random = Plays anything that is allowed, without a thought.
bot-easy = A few dozen worlds in its head, and no more: it sees what is near.
bot-medium = It tries its moves out in some hundreds of worlds that might be true.
bot-hard = It plays the match to its end as often as its time allows, in every world it can imagine.
