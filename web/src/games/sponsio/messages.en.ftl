# The box
minute-1 = Eight gladiators in your hand, a few face up in the talon. Before you act, you reveal a card to all.
minute-2 = You bet a coin on a ticket: so many tricks, so many red cards, the last trick, the nines… Its odds say what it pays.
minute-3 = Then eight tricks: follow the colour that was led, the highest card wins.
minute-4 = Every bet you win pays; if you win them all, your streak moves on. Thirty coins or the ninth square: you have won.
option-removed = Colour left out with three players
option-removed-drawn = Drawn at random
option-removed-G = Green
option-removed-Y = Yellow
option-removed-B = Blue
option-removed-R = Red
preset-book = As printed

# Tickets and their stakes
kind-G = green cards
kind-Y = yellow cards
kind-B = blue cards
kind-R = red cards
kind-tricks = number of tricks
kind-last = last trick
kind-nines = every nine
kind-counter = counter-bet
stake-tricks = { $stake ->
    [n0] no trick
    [n1] exactly 1 trick
    [n2] exactly 2 tricks
    [n3] exactly 3 tricks
    [n1-2] 1 or 2 tricks
    [n2-3] 2 or 3 tricks
    [n3-4] 3 or 4 tricks
    [n4-6] 4 to 6 tricks
    [n5up] 5 tricks or more
   *[none] number of tricks
}
stake-G = { $stake ->
    [n0] no green card
    [n1-4] 1 to 4 green cards
    [n5up] 5 green cards or more
   *[none] green cards
}
stake-Y = { $stake ->
    [n0] no yellow card
    [n1-4] 1 to 4 yellow cards
    [n5up] 5 yellow cards or more
   *[none] yellow cards
}
stake-B = { $stake ->
    [n0] no blue card
    [n1-4] 1 to 4 blue cards
    [n5up] 5 blue cards or more
   *[none] blue cards
}
stake-R = { $stake ->
    [n0] no red card
    [n1-4] 1 to 4 red cards
    [n5up] 5 red cards or more
   *[none] red cards
}
stake-last = { $stake ->
    [yes] { $owner } will win the last trick
    [no] { $owner } will not win the last trick
   *[none] last trick
}
stake-nines = { $stake ->
    [yes] every nine will win its trick
    [no] one nine at least will be beaten
   *[none] every nine
}
stake-counter = against { $name }
pick-tricks = { $stake ->
    [n0] none
    [n1] 1
    [n2] 2
    [n3] 3
    [n1-2] 1 or 2
    [n2-3] 2 or 3
    [n3-4] 3 or 4
    [n4-6] 4 to 6
   *[n5up] 5 or more
}
pick-cards = { $stake ->
    [n0] none
    [n1-4] 1 to 4
   *[n5up] 5 or more
}
token-combat = Combat token
token-double = Double bet token
token-modifier = Modifier token
token-coins = 3-coins token

# The table, in words
phase-betting = Bets
phase-tricks = Tricks
phase-scoring = Score
board-round = Round { $round }/{ $rounds }
board-turn = turn { $turn } of 4
board-yes = yes
board-no = no
board-counter-short = loses
board-tickets = The tickets
board-tokens = The tokens
board-talon = Talon
board-hand = Your cards
board-arena = The arena
board-choice = Your choice
board-stakes = The stake
board-target = Whom it aims at
board-own-tickets = Your tickets
board-ticket = Ticket { $ticket }, { $kind }{ $by ->
    [none] {""}
   *[other] , taken by { $by }
}
board-ticket-head = { $ticket } · { $kind }
board-token = { $token }, price: { $price ->
    [coin] one coin
   *[card] one more card to reveal
}{ $by ->
    [none] {""}
   *[other] , taken by { $by }
}
board-talon-card = { $card }, in the talon
board-card = { $card }{ $open ->
    [true] , revealed
   *[false] {""}
}{ $combat ->
    [true] , under the combat token
   *[false] {""}
}
board-lies = { $name }: { $card }
board-count-of = { $count } of { $stake }
board-bet = { $owner ->
    [you] Your bet
   *[other] { $owner }’s bet
}, ticket { $ticket }: { $stake }; pays { $pays }{ $doubled ->
    [true] , doubled
   *[false] {""}
}{ $modified ->
    [true] , modified
   *[false] {""}
}.
board-so-far = So far: { $came }.
board-stands-open = Still possible.
board-stands-safe = Won.
board-stands-doomed = Lost.
board-streak = { $square ->
    [0] Streak at the start
    [9] Streak: ninth square, victory
   *[other] Streak: square { $square }, worth { $coins }
}
board-coins = { $coins ->
    [0] no coin
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-area = { $coins } in the betting area
board-tricks = { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}
board-dealer = deals
board-traitor = Traitor: no bet
board-aimed = target of the counter-bet
board-revealed = Revealed cards: { $cards }
board-known = In hand, taken from the talon: { $cards }
board-nines-open = Winning nines: { $cards }
board-led-G = Green led
board-led-Y = Yellow led
board-led-B = Blue led
board-led-R = Red led
board-made = { $name } wins trick { $number }
board-before = Previous trick:

# What is still possible
board-fact-G = { $in_play } green { $in_play ->
    [one] card
   *[other] cards
} in play: { $mine } yours, { $shown } seen elsewhere, { $unseen } unseen{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } in the talon, out of play)
}.
board-fact-Y = { $in_play } yellow { $in_play ->
    [one] card
   *[other] cards
} in play: { $mine } yours, { $shown } seen elsewhere, { $unseen } unseen{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } in the talon, out of play)
}.
board-fact-B = { $in_play } blue { $in_play ->
    [one] card
   *[other] cards
} in play: { $mine } yours, { $shown } seen elsewhere, { $unseen } unseen{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } in the talon, out of play)
}.
board-fact-R = { $in_play } red { $in_play ->
    [one] card
   *[other] cards
} in play: { $mine } yours, { $shown } seen elsewhere, { $unseen } unseen{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } in the talon, out of play)
}.
board-fact-nines = At most { $in_play } { $in_play ->
    [one] nine
   *[other] nines
} in play: { $mine } yours, { $shown } seen elsewhere, { $unseen } unseen{ $talon ->
    [0] {""}
   *[other] {" "}({ $talon } in the talon, out of play)
}.
board-fact-tricks = { $left } { $left ->
    [one] trick
   *[other] tricks
} to play, { $players } players.
board-fact-masters = { $count ->
    [0] None of your cards is the highest of its colour.
    [one] One of your cards is the highest left in its colour.
   *[other] { $count } of your cards cannot be beaten in their colour.
}
board-fact-counter = { $bets ->
    [0] { $name } has no bet yet
    [one] { $name } has one bet
   *[other] { $name } has { $bets } bets
}; { $turns ->
    [0] this is the last turn.
    [one] one betting turn is left.
   *[other] { $turns } betting turns are left.
}
board-fact-reach = You will end between { $least } and { $most }.

# What one can do
board-waiting = { $phase ->
    [betting] { $acting ->
        [true] { $name } has revealed a card and chooses what to do.
       *[false] { $name } thinks about bets.
    }
    [tricks] { $name } chooses a card.
    [scoring] { $name } decides about the streak.
   *[over] The match is over.
}
board-prompt-reveal = Your turn ({ $turn } of 4): reveal a card in order to act, or pass.
board-prompt-must-reveal = Nobody had bet when turn 4 began, and you are the dealer: reveal a card, then place a bet.
board-prompt-act = Your turn: bet, take a token, swap a card, or leave it at that.
board-prompt-must-bet = Nobody had bet when turn 4 began, and you are the dealer: you must place a bet.
board-prompt-lead = Your lead: play any card.
board-prompt-lead-combat = Your lead, with the only card you may play.
board-prompt-follow-G = Your turn: follow with a green card.
board-prompt-follow-Y = Your turn: follow with a yellow card.
board-prompt-follow-B = Your turn: follow with a blue card.
board-prompt-follow-R = Your turn: follow with a red card.
board-prompt-discard = Your turn: you cannot follow the colour, play whatever you like.
board-prompt-collect = Your turn: take the { $coins ->
    [one] coin
   *[other] { $coins } coins
} of your streak (square { $square }), or go on?
board-may-reveal = Touch the card to reveal: then you may act. Tickets can be read at any time.
board-may-act = Touch a ticket to bet, a token to take it, or a card of the talon to swap for it.
board-may-read = Touch a ticket or a token to read what it offers.
board-place = { $cost ->
    [0] Bet for nothing
    [one] Bet 1 coin
   *[other] Bet { $cost } coins
}{ $pays ->
    [0] {""}
   *[other] {" "}to win { $pays }
}
board-pays = pays { $pays } coins
board-double = Double: 2 coins, pays twice
board-about-combat = Price: one more card, laid face up under the token. You will lead it to the first trick. Touch it in your hand.
board-about-double = Price: 1 coin. In a later turn one of your bets may cost 2 coins and pay twice.
board-about-modifier = Price: one more card to reveal. Choose one of your tickets, its stake, changed or not, and the card in your hand.
board-about-coins = Price: 1 coin. Three of yours go on it: they count for the winner of the round and come back to you.
board-take-combat = { $card ->
    [none] Take the token
   *[other] Put the token on { $card }
}
board-take-double = Take the token (1 coin)
board-take-modifier = { $card ->
    [none] Take the token
   *[other] Modify, revealing { $card }
}
board-take-coins = Take the token (1 coin)
board-swap = Swap
board-swap-head = Swap a card
board-swap-text = { $take ->
    [none] Choose a card of the talon
   *[other] Take { $take }
} { $give ->
    [none] and touch the card of your hand that you leave.
   *[other] and leave { $give }.
}
board-collect = Your streak is on square { $square }. Take its { $coins ->
    [one] coin
   *[other] { $coins } coins
} and go back to the start, or aim at the ninth square?
board-take-streak = { $coins ->
    [one] Take the coin
   *[other] Take { $coins } coins
}
board-drop = Put back

# Moves
board-dealer-must-bet = Nobody had bet when turn 4 began: { $name }, who deals, will have to bet.
board-reveal-first = First a card to reveal: put this back, then touch the card you show.
board-last-streak = Last round: your streak is cashed.
board-do-pass = Pass
board-do-done = Leave it at that
board-do-reveal = Reveal { $card }
board-do-play = Play { $card }
board-do-bet = Bet ({ $ticket }): { $stake }{ $doubled ->
    [true] , doubled
   *[false] {""}
}
board-do-counter = Counter-bet in front of { SEAT($seat) }
board-do-token-combat = Combat token on { $card }
board-do-token-double = Double bet token
board-do-token-modifier = Modifier ({ $card }), ticket { $ticket }: { $stake }
board-do-token-coins = 3-coins token
board-do-swap = Leave { $give }, take { $take }
board-do-collect = Take the streak's coins
board-do-keep = Keep the streak

# The score
board-score = Score of round { $round }
board-score-begins = The bets are counted…
board-came-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
board-came-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-laid = { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-had = { $coins } before
board-adds = { $by ->
    [fine] − { $coins } fine
    [bonus] + { $coins } winner
    [streak] + { $coins } streak
    [traitor] + { $coins } traitor
    [token] + { $coins } token
   *[bet] + { $coins } bet
}
board-has = = { $coins }
board-replay-score = Show again
board-step-back = Step back
board-step-on = Next step
board-step-end = Show everything
board-next = Go on
board-again = See the score of the last round again

# To learn by playing
intro-reveal = First betting turn. Before you act you show a card to all: choose one that gives nothing away. Reveal your green 1.
intro-bet = Ticket XII pays 3 coins to whoever gathers 1 to 4 red cards in tricks. With the red 9 in your hand that can be done. Touch the ticket, choose “1 to 4”, then bet.
intro-swap = Next turn: your blue 6 might win one trick too many. Touch the yellow 1 of the talon, then your blue 6, and swap.
intro-combat = The combat token lets you lead to the first trick. Its price: one more card to show, the one that lies under it. Take it and put it on your red 9.
intro-last = You hold little but low cards now: the last trick will be somebody else's. Bet on that with ticket XIV: “you will not win the last trick”.
intro-lead = The bets are placed, now for the eight tricks. The red 9 lies under the combat token: lead it, nothing beats it.
intro-follow = Three red cards in that first trick: your bet holds. Now green is led and you must follow. Win nothing more: play the green 1.
intro-collect = Both your bets are won: 5 coins, and your streak moves on by two squares. Let it grow towards the ninth, or cash it? This time, take the 2 coins.
