title = Higher
tagline = A toy with three cards.
move-forms = Write the number of a card, 1 to 16.
not-in-hand = You do not hold the { $card }: play a card of your hand.
event-played = Seat { $seat } plays the { $card }.
event-drew = You draw the { $card }.
ended-hands-empty = All hands are empty.
