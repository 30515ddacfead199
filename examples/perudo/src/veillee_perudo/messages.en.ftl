title = Perudo
tagline = Dice under cups: bid, doubt, or call it exact.
about = Dice under cups, bids that grow, and somebody who no longer believes it. Whoever was wrong loses a die; the last who has dice wins.
move-forms = Write a bid as “2x5” (two fives), “doubt”, or “calza” where the bid is exact.

# Refusals
more-than-all = There are only { $most } dice on the table: bid no more than that, or doubt.
not-higher = The bid is { $bid }: bid more dice, or as many of a higher face, or doubt.
aces-first = A round does not begin with aces: bid on another face.
too-few-aces = To go on to aces, bid at least { $number } of them; or doubt.
too-few-after-aces = After aces, bid at least { $number } of a face; or bid more aces, or doubt.
nothing-to-doubt = Nobody has bid yet: make the first bid.
no-calza-here = Calza is not played at this table: bid higher, or doubt.
nothing-to-call = Nobody has bid yet: make the first bid.
calzas-called = You have called calza twice in this match: bid higher, or doubt.

# What happened
event-bid = { SEAT($seat) } bids { $count } × { $face }.
event-doubted = { SEAT($seat) } doubts it.
event-calza = { SEAT($seat) } calls calza: exactly as many.
event-shown = { SEAT($seat) } shows { $dice }.
event-counted = { $found ->
    [0] None counts
    [one] One counts
   *[other] { $found } count
} for { $face }: { $count } had been bid.
event-lost = { SEAT($seat) } loses a die, and has { $left ->
    [0] none
    [one] one
   *[other] { $left }
} left.
event-won-back = { SEAT($seat) } wins a die back, and has { $left }.
event-kept-all = Exact: { SEAT($seat) } has all five dice, and keeps them.
event-thrown = You throw { $dice }.
ended-one-left = Only one player still has dice.

# Fields and moves, where no board or screen draws them
view-own = Your dice
view-dice = Dice left
view-in-play = Dice on the table
view-calzas = Calzas left
view-turn = To play
view-bids = The bids of this round
view-bid = The bid
view-out = Out of the match
view-last = The last round
view-cups = Cups
view-counted = Counted
view-bidder = Bid by
view-caller = Cups lifted by
view-calza = By calza
view-found = How many counted
view-change = Dice lost or won
view-count = How many
view-face = Face
move-bid = Bid
move-doubt = Doubt
move-calza = Calza
describe-bid = Bid { $count } × { $face }
describe-doubt = Doubt
describe-calza = Calza: exactly
