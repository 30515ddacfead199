# Any game's yardstick, and the plain search that plays every game without bots of its own.
bot-random = Plays anything that is allowed, without a thought.
bot-easy = A few dozen worlds in its head, and no more: it sees what is near.
bot-medium = It tries its moves out in some hundreds of worlds that might be true.
bot-hard = It plays the match to its end as often as its time allows, in every world it can imagine.

# Why it would play a move
reason-only = It is the only move there is.
reason-among = It chose this among { $moves } moves, and saw nothing to tell them apart.
reason-searched = It played on from here in its head { $tried ->
    [one] once
   *[other] { $tried } times
}, and won { $share } % of these games.
reason-searched-better = It played on from this move in its head { $tried ->
    [one] once
   *[other] { $tried } times
}, and won { $share } % of these games; with the move it looked at most beside it, { $other } %.
