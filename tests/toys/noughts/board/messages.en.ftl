noughts-board = Nine squares
noughts-cell = { $sign ->
    [none] Square { $cell }, empty
   *[other] Square { $cell }, { $sign }
}
noughts-mark = Mark square { $cell }
noughts-prompt = Your turn: mark a square.
noughts-wait = The other one thinks.
