# La boîte
minute-1 = Chacun lance ses dés sous son gobelet et ne regarde que les siens.
minute-2 = À tour de rôle, on annonce combien de tous les dés montrent une face : toujours plus haut qu'avant.
minute-3 = Vous n'y croyez pas ? Doutez : on lève tous les gobelets.
minute-4 = Qui s'est trompé perd un dé. Le dernier qui a des dés gagne.
option-aces = Les as comptent pour toutes les faces
option-calza = On peut dire calza : l'annonce est exacte
preset-house = À notre façon : as et calza
preset-strict = Sans calza
preset-plain = Sans as ni calza

# Le plateau
board-seats = Qui a combien de dés
board-seat = { $who } : { $dice ->
    [0] hors jeu
    [one] un dé
   *[other] { $dice } dés
}
board-bid = { $who } annonce { $count } ×
board-no-bid = Personne n'a encore rien annoncé
board-own = Vos dés
board-face = La face
board-count = Combien de dés
board-waiting = { $who } réfléchit.
board-prompt = À vous : annoncez plus haut, ou faites lever les gobelets.
board-prompt-first = À vous de faire la première annonce.
board-lifted = { $count } × { $face } annoncés, { $found } comptés.
board-change = { $change ->
    [lost] { $who } perd un dé.
    [won] { $who } regagne un dé.
   *[kept] { $who } garde ses cinq dés.
}
