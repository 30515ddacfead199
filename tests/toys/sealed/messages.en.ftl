title = Sealed
tagline = A toy with cards laid face down.
move-forms = Write the number of a card, 1 to 16, or hold.
not-in-hand = You do not hold the { $card }: lay down a card of your hand, or hold back.
event-revealed = Round { $round }: the cards are turned up: { $cards }.
event-dealt = You are dealt: { $cards }.
ended-rounds-played = Three rounds have been played.
