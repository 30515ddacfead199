round = { $stage ->
    [over] La course est finie.
    [drive] La course, tour { $round }. C'est à { $car }.
    [advance] La course, tour { $round }. C'est à { $car }.
    [energy] La construction est finie : { $car } achète de l'énergie.
    [transfer] La construction est finie : on peut partager cartes et énergie.
   *[other] Construction, tour { $round }. C'est à { $car }.
}
zone = { $zone ->
    [red] Zone rouge
    [blue] Zone bleue
    [yellow] Zone jaune
   *[green] Zone verte
} : { $squares }. En vente : { $one } (reste { $one_left }), { $two } (reste { $two_left }).
loop-legend = A : n'importe quelle carte. V : une carte de la zone. S : un sponsor. E : un échange. Entre parenthèses, les voitures : R rouge, B bleue, Y jaune, G verte.
section = { $name }, rangs { $first } à { $last }{ $finish ->
    [true] , où se trouve l'arrivée
   *[false] {""}
} :
circuit-legend = Les minuscules sont des cases : r rouge, g verte, v violette. Les majuscules sont des voitures : R rouge, B bleue, Y jaune, G verte. La voie a est à l'intérieur.
car = { $letter }, la voiture { $car ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} de la place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
} : { $money } { $money ->
    [one] million
   *[other] millions
}, énergie { $energy }, { $cards ->
    [one] { $cards } carte atelier
   *[other] { $cards } cartes atelier
}, { $sponsors ->
    [one] { $sponsors } sponsor
   *[other] { $sponsors } sponsors
}.
racer = { $letter }, la voiture { $car ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
   *[green] verte
} de la place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
} : { $where ->
    [finished] arrivée en position { $place }
    [off] hors de la piste au rang { $square }
   *[track] en position { $place }, case { $square }
}, énergie { $energy }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
between-cards = {" ; "}
hand = Cartes de { $letter } : { $cards }.
held = Sponsors de { $letter } : { $sponsors }.
reach = Avec un { $value }, vous atteignez : { $squares }.
advance = { $letter } peut continuer vers : { $squares }.
blocked = Des voitures barrent la piste devant vous.
turn = À jouer : place { $seat }.
