bot-easy = A cheerful beginner who keeps what looks alike, trusts its own ships and loves to see yours. Without an ante, where strict play would always fold, it bets for the fun of it.
bot-medium = A player who counts: it knows the best exchange and the odds of the middle, and bluffs now and then. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.
bot-hard = Hard to read and hard to beat: for two it has trained against itself thousands of times, for more it imagines what everybody may hold. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.

# Why it would play a move
reason-exchange = You then beat somebody who exchanges well in { $after } % of rounds; keeping everything, in { $before } %.
reason-keep = As they are, your ships beat somebody who exchanges well in { $share } % of rounds, and no exchange promises more.
reason-unread = Other exchanges promise as much or more: it does this in { $share } % of rounds with such a hand, so that the number of your ships gives nothing away.
reason-trained-fold = Such a hand beats somebody who exchanges well in { $share } % of rounds: at this price, what it has learned folds it { $often } times in a hundred.
reason-trained-call = Such a hand beats somebody who exchanges well in { $share } % of rounds: what it has learned calls with it here { $often } times in a hundred.
reason-trained-raise = Such a hand beats somebody who exchanges well in { $share } % of rounds, so let others pay to see it: what it has learned raises with it here { $often } times in a hundred.
reason-trained-bluff = It is a bluff: such a hand beats somebody who exchanges well in { $share } % of rounds only. But whoever raises with good hands alone is soon read, so it raises with this one here { $often } times in a hundred.
reason-close = Several bids promise nearly the same here: it varies, so that nobody reads you.
reason-no-opening = In the deals it imagined you beat { $others ->
    [one] your opponent
   *[other] all { $others } others
} in { $share } % only: nothing it could bet promised a gain.
reason-opening = In the deals it imagined you beat { $others ->
    [one] your opponent
   *[other] all { $others } others
} in { $share } %, and no other bet promised more.
reason-odds-against = In the deals it imagined you win { $share } % if everyone stays; to call pays off from { $needed } % on.
reason-odds-for = In the deals it imagined you win { $share } % if everyone stays, and to call pays off from { $needed } % on.
reason-raise = In the deals it imagined you win { $share } % if everyone stays, where to call pays off from { $needed } % on; and to raise promised more still.
