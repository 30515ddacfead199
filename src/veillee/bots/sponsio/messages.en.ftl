bot-novice = A dreamer: every hand looks good to it, high odds dazzle it, it keeps overlooking the better card, and saves its streak for the ninth square.
bot-easy = A friendly beginner: it often overlooks something, thinks of its own bets alone, and stops at three tickets.
bot-careful = A cautious player who counts the cards and weighs the odds, and often prefers to bet nothing and live on what others lose.
bot-medium = A club player who imagines a few deals before each bet and each card, bets wherever the hand bears it, likes a token, and seldom turns traitor.
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

# Why it would play a move
reason-card-for-bet = With this card you win your bet on ticket { $ticket } in { $share } % of the deals it imagined; with your other cards, in { $other } % on average.
reason-card-against = With this card { SEAT($seat) } wins the bet on ticket { $ticket } in { $share } % of the deals it imagined; with your other cards, in { $other } % on average.
reason-card = This card changes little for the bets on the table; after it you win the match in { $share } % of the deals it imagined, and it found none better.
reason-bet = This bet is won in { $share } % of the deals it imagined, and brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} then.
reason-show-for-bet = A card must be shown to bet, and this one tells least. The bet it has in mind, on ticket { $ticket }, is won in { $share } % of the deals it imagined, and brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} then.
reason-enough = Nothing that you could still do promised more than the bets you have: you win the match in { $share } % of the deals it imagined.
reason-wait = No bet on offer promises more than to wait for a later turn: you win the match in { $share } % of the deals it imagined.
reason-traitor = Without a bet you are the traitor, and live on what others lose: in { $losses } % of the deals it imagined at least one bet is lost.
reason-helps = With this you win the match in { $share } % of the deals it imagined; if you do nothing, in { $without } %.
reason-no-harm = With this you win the match in { $share } % of the deals it imagined, and nothing else promised more.
reason-take = If you take the coins now you win the match in { $taking } % of cases; if you keep the streak, in { $keeping } %.
reason-keep = If you keep the streak you win the match in { $keeping } % of cases; if you take the coins now, in { $taking } %.

# The same of those who play at a glance
reason-habit = Of the cards that came to mind, this one seemed to do most for the bets, as a rule of thumb.
reason-looks-good = At a glance it gives a bet on ticket { $ticket } a chance of { $share } %; won, it brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
reason-happy = Beside the bets you have, no other that came to mind seemed worth its coin.
reason-nothing-good = No bet that came to mind seemed worth its coin.
reason-live-on-others = To bet nothing, and to live on the bets that others lose, seemed to bring more than any bet.
reason-coins-in-hand = It likes to have coins in its hand better than squares on the track.
reason-square-first = It would like to get a little further on the track before it takes the coins.
