seat = { $mark } place { $seat } : { $dice ->
    [0] hors jeu
    [one] un dé
   *[other] { $dice } dés
}{ $bid ->
    [none] {""}
   *[other] , annonce { $bid }
}
own = Vos dés : { $dice }
table = { $number } dés sur la table.
last = Manche précédente : { $count } × { $face } annoncés, { $found ->
    [0] aucun ne comptait.
    [one] un seul comptait.
   *[other] { $found } comptaient.
} Ceux qui comptaient sont entre crochets.
shown = {"  "}place { $seat } : { $dice }
