title = Ergo
tagline = Cinq pièces alignées, avec des pièces qui bougent et se retournent.
about = Un jeu d'alignement où les pièces ont deux faces : creuses dans l'arène, elles deviennent lions sur le chemin qui l'entoure, et les lions vont bien plus loin. On pose, on déplace, on retourne, et l'on guette la cinquième. (L'âge et la durée indiqués ici sont de nous : le livret n'en dit rien.)
move-forms = Posez avec une case (e5), déplacez avec deux (e5-e6). Là où une pièce touchée doit être jouée, e5! touche celle de e5. Écrivez échanger (ou swap) quand l'échange est proposé.

side-black = Noirs
side-white = Blancs

# Refus
reserve-empty = Vous n'avez plus de pièce en réserve : déplacez-en une qui est en jeu.
cell-taken = Il y a déjà une pièce en { $cell } : choisissez une case libre.
nothing-there = Il n'y a pas de pièce en { $cell } : choisissez l'une des vôtres.
not-your-piece = La pièce en { $cell } est à votre adversaire : choisissez l'une des vôtres.
stays-where-it-is = La pièce resterait en { $cell } : choisissez-lui une autre case.
target-taken = La case { $cell } est occupée : une pièce va sur une case libre.
corner-is-for-lions = Une pièce creuse ne peut pas aller de { $from } au coin { $to } : les coins ne touchent l'arène qu'en diagonale, et seuls les lions vont en diagonale.
hollow-leaves-straight = La pièce creuse en { $from } ne peut pas sortir en { $to } : elle sort de l'arène d'une case, tout droit.
hollow-steps-straight = La pièce creuse en { $from } ne peut pas aller en { $to } : elle avance d'une case, à l'horizontale ou à la verticale.
lion-steps-by-one = Le lion en { $from } ne peut pas aller en { $to } : dans l'arène, il avance d'une case, dans toutes les directions.
lion-leaves-by-one = Le lion en { $from } ne peut pas sortir en { $to } : il sort de l'arène d'une case, dans toutes les directions.
lion-enters-by-one = Le lion en { $from } ne peut pas entrer en { $to } : il entre dans l'arène d'une case, dans toutes les directions.
path-is-blocked = Le lion ne peut pas glisser de { $from } à { $to } : des pièces barrent le chemin des deux côtés.
touched-must-be-played = Vous avez touché la pièce en { $cell } : c'est elle que vous devez déplacer.
touched-would-be-stuck = La pièce en { $cell } ne peut aller nulle part : touchez-en une qui peut bouger.
touch-not-played-here = À cette table, toucher une pièce n'engage à rien : déplacez simplement celle que vous voulez.
swap-not-played-here = Cette table ne joue pas avec l'échange des camps.
swap-only-after-first-move = Les camps ne s'échangent que juste après le premier coup des Noirs, et une seule fois.

# Ce qui s'est passé
event-placed = Les { $side ->
    [black] Noirs
   *[white] Blancs
} posent une pièce en { $cell }.
event-moved = Les { $side ->
    [black] Noirs
   *[white] Blancs
} vont de { $from } en { $to }{ $turned ->
    [true] , où la pièce devient lion
   *[false] {""}
}.
event-touched = Les { $side ->
    [black] Noirs
   *[white] Blancs
} touchent la pièce en { $cell } et doivent la déplacer.
event-swapped = { SEAT($seat) } prend le camp noir.
event-line = Les { $side ->
    [black] Noirs
   *[white] Blancs
} ont une ligne : { $cells }.
event-drawn = La partie est nulle.

# Comment cela a fini
ended-line = Cinq pièces alignées.
ended-repetition = Nulle : la même position pour la troisième fois (règle maison).
ended-length = Nulle : 300 coups sans alignement (règle maison).
ended-blocked = Nulle : plus aucun coup possible (règle maison).
