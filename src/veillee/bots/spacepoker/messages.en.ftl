bot-novice = Curious about everything: it opens with anything and hardly ever folds, as it wants to see what the others have, and exchanges only its smallest ship, as large ones look strong. Without an ante, where strict play would always fold, it bets for the fun of it.
bot-easy = A cheerful beginner who keeps what looks alike and its largest ship beside it, never gives up a good three of a kind and calls too often; only very large bets frighten it. Without an ante, where strict play would always fold, it bets for the fun of it.
bot-casual = Plays on Sundays: it keeps what looks alike, calls a little too often, bets much with much and little with little, and forgets how many are still in the round. Without an ante, where strict play would always fold, it bets for the fun of it.
bot-medium = A player who counts: it knows its odds, bets much with much and little with little, and never bluffs. Whoever watches its bets can read it. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.
bot-hard = Hard to read and hard to beat: it has trained against itself thousands of times, for two and for more; and among several it watches how you play, and plays on your habits. Without an ante, where strict play would always fold, it plays a lively game as if everybody had put in a point.

# Why it would play a move
reason-exchange = You then beat { $others ->
    [one] somebody who exchanges well
   *[other] all { $others } others, if they exchange well,
} in { $after } % of rounds; keeping everything, in { $before } %.
reason-keep = As they are, your ships beat { $others ->
    [one] somebody who exchanges well
   *[other] all { $others } others, if they exchange well,
} in { $share } % of rounds, and no exchange promises more.
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
reason-match = In the deals it imagined you win { $share } % if everyone stays, and to call pays off from { $needed } % on; but it looked at how the betting and the match would go on, and this promised more.
reason-raise = In the deals it imagined you win { $share } % if everyone stays, where to call pays off from { $needed } % on; and to raise promised more still.

# Why a player of habits would
reason-habit-alike = It keeps what is alike and hopes for more of it.
reason-habit-large = Large ships look strong: it lays aside its smallest.
reason-habit-kicker = It keeps what is alike, and its largest single ship beside it.
reason-habit-none = It likes all five ships.
reason-habit-open = It gives its ships { $share } %, and that is enough for it to open.
reason-habit-shy = It gives its ships { $share } %: too little for it to open.
reason-habit-raise = It gives its ships { $share } %, and wants you to pay for seeing them.
reason-habit-bluff = It is a bluff: it gives its ships { $share } % only.
reason-habit-fair = It gives its ships { $share } %, and to call pays off from { $needed } % on.
reason-habit-curious = It gives its ships { $share } % where to call pays off from { $needed } % on; but it wants to see.
reason-habit-loved = It never folds such a hand, though it gives it { $share } % where to call pays off from { $needed } % on.
reason-habit-dear = It gives its ships { $share } %, and to call pays off from { $needed } % on.
reason-habit-frightened = It gives its ships { $share } % where to call pays off from { $needed } % on; but so large a bet frightens it.
