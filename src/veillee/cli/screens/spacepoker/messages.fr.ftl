last = { $shown ->
    [0] La manche { $number } est terminée. Personne n'a montré ses vaisseaux.
   *[other] La manche { $number } est terminée.
}
shown = La place { $seat } a montré { $ships } : { $hand }.
drawn = Pour départager, la place { $seat } a tiré { $ship }.
won = { $points ->
    [0] Il n'y avait rien à gagner.
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] {""}
   *[other] { $count ->
        [one] {" "}pour la place { $seats }.
       *[other] {" "}à partager entre les places { $seats }.
    }
}
round = Manche { $number }{ $rounds ->
    [none] {""}
   *[other] {" "}sur { $rounds }
}, { $phase ->
    [exchange] les échanges
    [betting] les mises
   *[over] terminée
}. La place { $opener } ouvre.
seat = Place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (planètes { $planets }){ $standing ->
    [in] , mise { $bet }
    [all-in] , tapis, mise { $bet }
    [folded] , couchée, mise { $bet }
    [out] , sans planètes, hors de la manche
    [short] , trop peu pour l'ante, hors de la manche
   *[over] {""}
}{ $exchanged ->
    [none] {""}
    [0] , garde tous ses vaisseaux
    [one] , { $exchanged } vaisseau échangé
   *[other] , { $exchanged } vaisseaux échangés
}.
middle = Au milieu : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Mise à égaler : { $level }.
ships = Vos vaisseaux : { $ships }.
hand = Votre main : { $hand }.
discarded = Vous avez écarté : { $ships }.
turn = Au tour de la place { $seat }.
