title = Higher
tagline = A toy with three cards.
move-forms = Write the number of a card, 1 to 16.
not-in-hand = You do not hold the { $card }: play a card of your hand.
event-played = { SEAT($seat) } plays the { $card }.
event-drew = You draw the { $card }.
ended-hands-empty = All hands are empty.
# For boards and screens that do not know the game
view-hand = Your hand
view-hand-sizes = Cards in hand
view-pile-size = Pile
view-points = Points
view-table = Cards of this round
view-played = Cards played so far
view-leader = Leader
value-leader = { SEAT($value) }
move-play = Play a card
