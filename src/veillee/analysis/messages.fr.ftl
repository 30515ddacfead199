# Une partie en texte.
text-seat = place { $seat }
text-bot = Robot { $seat }
text-nobody = Place { $seat }
text-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] fort
    [random] au hasard
   *[other] { $level }
}
text-sits = { "  " }place { $seat } : { $who }
text-kept = un robot à la fin
text-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
text-length = { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}
text-preset = Règles : ensemble « { $preset } »
text-result = { $reason } (article { $rule })
text-rank = { "  " }{ $rank }. { $who } : { $score }
text-no-comments = Cette partie n'a pas été analysée, ou l'analyse n'est pas finie : il n'y a pas de commentaires. Analysez-la là où elle se rejoue, puis reprenez ce texte.
text-swing = { $kind ->
    [luck] Chances, par le hasard : { $changes } (± { $error }).
    [gave-up] Chances, par l'abandon : { $changes } (± { $error }).
   *[other] { $moves ->
        [1] Chances : { $changes } (± { $error }).
       *[other] Chances depuis le coup { $since } : { $changes } (± { $error }).
    }
}
text-change = { $who } : { $change }
text-mistake = { $size ->
    [decisive] Une erreur décisive
    [large] Une grosse erreur
   *[small] Une petite erreur
} : « { $better } » valait { $loss } points de plus (± { $error }).
text-balances = Chance ou talent
text-column-fair = part
text-column-luck = chance
text-column-own = ses choix
text-column-others = les autres
text-column-rest = reste
text-column-result = résultat
text-balances-mean = En centièmes de victoire, chacun avec son erreur type, d'après { $playouts } parties terminées par des robots rapides. De la part équitable au résultat : ce qui fut de la chance, ce que ses propres choix ont changé, ce qu'ont changé ceux des autres, et ce qui n'a pu être départagé (le reste, s'il y a cette colonne).

# En image.
picture-title = Chances de gagner : { $title }
picture-moves = coups
picture-teams-change = Chaque ligne est la chance de finir du côté des vainqueurs, pour ceux qui ont fini dans le même camp ; on change de camp en chemin, donc leur somme n'est pas toujours 100 %.
