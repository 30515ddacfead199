# What a call says. Nothing of how the match stands may be read from it.
call-turn = { $game }: your turn
call-turn-more = { $alone ->
    [yes] Your match against bots waits for your move.
   *[no] { $more ->
        [0] Your match with { $names } waits for your move.
        [one] Your match with { $names } and one other waits for your move.
       *[other] Your match with { $names } and { $more } others waits for your move.
    }
}
call-time = { $game }: your time is running out
call-time-more = { $alone ->
    [yes] Your match against bots has waited for you for a while. Move before your time is up.
   *[no] { $more ->
        [0] Your match with { $names } has waited for you for a while. Move before your time is up.
        [one] Your match with { $names } and one other has waited for you for a while. Move before your time is up.
       *[other] Your match with { $names } and { $more } others has waited for you for a while. Move before your time is up.
    }
}
call-invited = { $game }: an invitation
call-invited-more = { $alone ->
    [yes] You are invited to a table. Come in and take a chair.
   *[no] { $names } invites you to a table. Come in and take a chair.
}

# Letters
mail-confirm = Veillée: may calls come to this address?
mail-confirm-more = Somebody, probably you, would like to be called here when it is their turn in a match. Follow this link within a day if that was you.
mail-yes = Yes, call me here
mail-not-you = If it was not you, do nothing: no more letters will come.
mail-open = To the table
mail-enough = No more letters: one touch is enough.
