noughts-board = Neuf cases
noughts-cell = { $sign ->
    [none] Case { $cell }, libre
   *[other] Case { $cell }, { $sign }
}
noughts-mark = Marquer la case { $cell }
noughts-prompt = À vous : marquez une case.
noughts-wait = L'autre réfléchit.
