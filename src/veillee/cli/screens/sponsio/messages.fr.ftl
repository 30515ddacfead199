round = Manche { $number } sur { $rounds }, { $phase ->
    [betting] les paris, tour { $turn } sur { $turns }
    [tricks] les plis
    [scoring] le décompte
   *[over] terminée
}. La place { $dealer } distribue.
seat = Place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $area } dans la zone de paris, série { $square }, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
bets = Paris : { $what }.
tokens = Jetons : { $what }.
revealed = Cartes révélées : { $what }.
bet = { $ticket } { $target ->
    [none] { $stake }
   *[other] contre la place { $target }
}{ $doubled ->
    [true] {" "}doublé
   *[false] {""}
}{ $won ->
    [true] {" "}(gagné)
    [false] {" "}(perdu)
   *[none] {""}
}
talon = Au talon : { $cards }.
tickets = Tickets libres : { $tickets }.
trick = Le pli, entamé par la place { $leader } : { $cards }.
hand = Votre main : { $cards }.
turn = Au tour de la place { $seat }.
may-double = Un pari peut être doublé : ajoutez doubled.
yes = oui
no = non
