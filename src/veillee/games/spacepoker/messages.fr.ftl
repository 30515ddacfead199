title = Spacepoker
tagline = Cinq vaisseaux, un échange, et du bluff.
about = Un poker de l'espace : cinq vaisseaux en main, un seul échange, puis des planètes qu'on mise, qu'on suit ou qu'on abandonne. La meilleure main l'emporte, à moins qu'un bluff bien placé ne fasse coucher tout le monde. (L'âge est imprimé ; la durée indiquée ici est de nous.)
move-forms = Écrivez échanger et les noms des vaisseaux (échanger sonde sonde, ou x probe probe), ou garder (x -) ; puis coucher (fold), suivre (call), ou relancer et votre mise totale (relancer 6, raise 6).

name-probe = sonde
name-shuttle = navette
name-fighter = chasseur
name-cruiser = croiseur
name-mothership = vaisseau-mère
name-fortress = forteresse
name-ark = arche

hand-five-different = Suite astronomique
hand-five-alike = Suite escadrille
hand-four = Carré
hand-three-and-two = Full spatial
hand-three = Brelan intergalactique
hand-two-pairs = Paires sidérales
hand-one-pair = Paire sidérale

# Refus
exchange-is-over = Les échanges sont faits : couchez-vous, alignez-vous ou relancez.
exchange-first = Les échanges viennent avant les mises : échangez jusqu'à trois vaisseaux, ou gardez les cinq.
too-many-exchanged = { $count } vaisseaux, c'est trop : échangez-en trois au plus.
not-held = Vous voulez échanger { $ship ->
    [probe] { $asked ->
        [one] une sonde
       *[other] { $asked } sondes
    }
    [shuttle] { $asked ->
        [one] une navette
       *[other] { $asked } navettes
    }
    [fighter] { $asked ->
        [one] un chasseur
       *[other] { $asked } chasseurs
    }
    [cruiser] { $asked ->
        [one] un croiseur
       *[other] { $asked } croiseurs
    }
    [mothership] { $asked ->
        [one] un vaisseau-mère
       *[other] { $asked } vaisseaux-mères
    }
    [fortress] { $asked ->
        [one] une forteresse
       *[other] { $asked } forteresses
    }
   *[ark] { $asked ->
        [one] une arche
       *[other] { $asked } arches
    }
}, et vous { $held ->
    [0] n'en avez pas
    [one] n'en avez qu'{ $ship ->
        [fighter] un
        [cruiser] un
        [mothership] un
       *[other] une
    }
   *[other] n'en avez que { $held }
} : échangez des vaisseaux que vous avez en main.
nothing-to-match = Personne n'a encore misé, il n'y a donc rien à suivre : misez au moins un point, ou couchez-vous.
bet-at-least-one = On mise au moins un point : misez davantage, ou couchez-vous.
cannot-match = La mise à suivre est de { $level }, et toutes vos planètes ne vous mèneraient qu'à { $highest } : vous devez vous coucher.
raise-too-low = { $to } n'est pas une relance : la mise à suivre est de { $level }. Montez plus haut, alignez-vous ou couchez-vous.
raise-too-high = Vos planètes ne vont pas jusqu'à { $to } : avec toutes, votre mise serait de { $highest }.
nobody-can-answer = Aucun autre joueur encore en jeu n'a de planètes pour répondre à une relance : alignez-vous ou couchez-vous.

# Ce qui s'est passé
event-round = La manche { $number } commence. { SEAT($opener) } ouvre.
event-ante = { $points ->
    [one] { SEAT($seat) } met un ante d'un point au milieu.
   *[other] { SEAT($seat) } met un ante de { $points } points au milieu.
}
event-dealt = Vous recevez : { $ships }.
event-exchanged = { $count ->
    [0] { SEAT($seat) } garde ses cinq vaisseaux.
    [one] { SEAT($seat) } échange un vaisseau.
   *[other] { SEAT($seat) } échange { $count } vaisseaux.
}
event-drew = Vous écartez { $discarded } et tirez { $drawn }.
event-refilled = { $count ->
    [one] La pioche est épuisée : le seul écart devient la nouvelle.
   *[other] La pioche est épuisée : { $count } écarts sont mélangés et deviennent la nouvelle.
}
event-changed = { $seat ->
    [none] Le milieu
   *[other] { SEAT($seat) }
} change une planète de { $value } contre des planètes de 1, avec { $with ->
    [none] le milieu
   *[other] { SEAT($with) }
}.
event-raised = { $opening ->
    [true] { $to ->
        [one] { SEAT($seat) } ouvre avec une mise d'un point.
       *[other] { SEAT($seat) } ouvre avec une mise de { $to } points.
    }
   *[false] { SEAT($seat) } relance à { $to }.
}
event-called = { $short ->
    [true] { SEAT($seat) } s'aligne en mettant tout : { $to }.
   *[false] { SEAT($seat) } s'aligne sur la mise de { $to }.
}
event-folded = { SEAT($seat) } se couche.
event-shown = { SEAT($seat) } montre { $ships } : { $hand ->
    [five-different] { hand-five-different }
    [five-alike] { hand-five-alike }
    [four] { hand-four }
    [three-and-two] { hand-three-and-two }
    [three] { hand-three }
    [two-pairs] { hand-two-pairs }
   *[one-pair] { hand-one-pair }
}.
event-tie-drawn = Pour départager, { SEAT($seat) } tire un vaisseau : { $ship }.
event-taken-back = { $points ->
    [one] { SEAT($seat) } reprend un point que personne n'a suivi.
   *[other] { SEAT($seat) } reprend { $points } points que personne n'a suivis.
}
event-won = { $shared ->
    [true] { SEAT($seat) } reçoit sa part :
   *[false] { SEAT($seat) } remporte
} { $points ->
    [one] un point
   *[other] { $points } points
}.
event-took-all = { $points ->
    [0] Personne ne suit { SEAT($seat) }, mais il n'y a rien à prendre au milieu.
    [one] Personne ne suit { SEAT($seat) }, qui remporte un point sans rien montrer.
   *[other] Personne ne suit { SEAT($seat) }, qui remporte { $points } points sans rien montrer.
}
event-without-planets = { SEAT($seat) } n'a plus de planètes.
event-cannot-pay = { $points ->
    [one] Avec un point seulement, { SEAT($seat) } ne peut plus payer l'ante et miser, ne joue plus et garde ses planètes.
   *[other] Avec { $points } points seulement, { SEAT($seat) } ne peut plus payer l'ante et miser, ne joue plus et garde ses planètes.
}
event-ended = La partie est terminée.

# Comment cela a fini
ended-rounds = Toutes les manches sont jouées : qui a le plus de points l'emporte.
ended-planets = Moins de deux joueurs ont de quoi continuer : qui a le plus de points l'emporte.
