# A match as text.
text-seat = seat { $seat }
text-bot = Bot { $seat }
text-nobody = Seat { $seat }
text-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] strong
    [random] at random
   *[other] { $level }
}
text-sits = { "  " }seat { $seat }: { $who }
text-kept = a bot at the end
text-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
text-length = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
text-preset = Rules: preset “{ $preset }”
text-result = { $reason } (rule { $rule })
text-rank = { "  " }{ $rank }. { $who }: { $score }
text-no-comments = This match has not been analysed, or the analysis is not finished: there are no comments. Analyse it in its replay, and take the text again.
text-swing = { $kind ->
    [luck] Chances, by luck: { $changes } (± { $error }).
    [gave-up] Chances, by giving up: { $changes } (± { $error }).
   *[other] { $moves ->
        [1] Chances: { $changes } (± { $error }).
       *[other] Chances since move { $since }: { $changes } (± { $error }).
    }
}
text-change = { $who } { $change }
text-mistake = { $size ->
    [decisive] A decisive mistake
    [large] A large mistake
   *[small] A small mistake
}: “{ $better }” was better by { $loss } points (± { $error }).
text-balances = Luck or skill
text-column-fair = fair
text-column-luck = luck
text-column-own = choices
text-column-others = others
text-column-rest = rest
text-column-result = result
text-balances-mean = In hundredths of a win, each with its standard error, from { $playouts } playouts by quick bots. From the fair share to the result: what was luck, what one's own choices changed, what those of the others changed, and what could not be told apart (the rest, where there is such a column).

# As a picture.
picture-title = Chances of winning: { $title }
picture-moves = moves
picture-teams-change = Each line is the chance of ending on the winning side, for those who ended in the same camp; people change camps on the way, so the lines need not add up to 100%.
