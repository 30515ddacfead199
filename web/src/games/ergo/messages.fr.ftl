# La boîte
minute-1 = À votre tour, posez une pièce : creuse dans l'arène, lion sur le chemin.
minute-2 = Ou déplacez-en une : la pièce creuse avance d'une case, le lion glisse le long du chemin.
minute-3 = Une pièce creuse qui sort de l'arène se retourne et reste lion.
minute-4 = Cinq de vos pièces en ligne droite, n'importe où : c'est gagné.
option-swap = Après le premier coup, les Blancs peuvent prendre le camp noir
option-touch_move = Pièce touchée, pièce jouée, comme imprimé
preset-house = À notre façon : on peut reposer une pièce
preset-book = Comme imprimé : pièce touchée, pièce jouée
preset-balanced = À notre façon, équilibré : échange des camps


# Le plateau d'Ergo, en mots
board-board = Plateau d'Ergo : dix colonnes, neuf rangées
board-piece = { $face ->
    [lion] lion
   *[hollow] pièce creuse
} { $side ->
    [black] { $face ->
        [lion] noir
       *[hollow] noire
    }
   *[white] { $face ->
        [lion] blanc
       *[hollow] blanche
    }
}
board-free-path = chemin, libre
board-free-arena = arène, libre
board-can-move = peut bouger
board-in-hand = en main
board-touched = touchée, doit bouger
board-target = vous pouvez y aller
board-of-line = dans la ligne gagnante
board-reserve = { $count ->
    [0] plus de pièce en réserve
    [one] une pièce en réserve
   *[other] { $count } pièces en réserve
}
board-chosen = { $count ->
    [0] La pièce en { $cell } ne peut aller nulle part : reposez-la et prenez-en une autre.
    [one] Pièce en { $cell } en main : une case possible. Jouez-la, ou reposez la pièce.
   *[other] Pièce en { $cell } en main : choisissez l'une des { $count } cases possibles, ou reposez-la.
}
board-reserve-in-hand = Une pièce de la réserve en main : lâchez-la sur une case libre.
board-not-yet = Un instant : ce n'est pas encore à vous.
board-dropped = Vous reposez la pièce en { $cell }.

# Ce qu'on peut faire
board-prompt-both = À vous, avec les { $side ->
    [black] Noirs
   *[white] Blancs
} : posez une pièce ou déplacez-en une.
board-prompt-place = À vous, avec les { $side ->
    [black] Noirs
   *[white] Blancs
} : posez une pièce sur une case libre.
board-prompt-move = À vous, avec les { $side ->
    [black] Noirs
   *[white] Blancs
} : votre réserve est vide, déplacez une pièce.
board-prompt-touched = À vous : vous avez touché la pièce en { $cell }, déplacez-la.
board-prompt-swap = À vous : répondez à ce premier coup, ou prenez-le en passant du côté des Noirs.
board-waiting = Aux { $side ->
    [black] Noirs
   *[white] Blancs
} de jouer : { $name } réfléchit.
board-won = Cinq pièces alignées : { $name } gagne avec les { $side ->
    [black] Noirs
   *[white] Blancs
}.
board-you-won = Cinq pièces alignées : vous gagnez !
board-you-lost = Cinq pièces alignées : les { $side ->
    [black] Noirs
   *[white] Blancs
} gagnent cette fois.

# Les coups
board-do-place = Poser une pièce en { $cell }
board-do-move = Aller de { $from } en { $to }
board-do-touch = Toucher la pièce en { $cell }
board-swap = Prendre le camp noir

# Pour apprendre en jouant
intro-place = Le but : aligner cinq de vos pièces, dans n'importe quel sens. Vous jouez les Noirs. Posez une pièce au milieu de l'arène, la partie claire : elle se pose côté creux.
intro-path = Autour de l'arène court le chemin, en terre cuite. Une pièce qu'on y pose montre son lion. Posez-en une sur la case du bas qui brille.
intro-hollow = Au lieu de poser, on peut déplacer. Une pièce creuse avance d'une case, tout droit. Touchez celle du milieu, puis la case de droite.
intro-slide = Un lion sur le chemin glisse aussi loin qu'il veut, coins compris, tant que rien ne l'arrête. Touchez votre lion et faites-lui tourner le coin, jusqu'à la case qui brille.
intro-enter = Un lion va dans les huit directions, et il peut entrer dans l'arène. Faites-le entrer en diagonale : il reste lion.
intro-turn = Une pièce creuse qui sort de l'arène se retourne : la voilà lion, pour toujours. Sortez la pièce qui touche le chemin.
intro-line = Quatre de vos pièces sont déjà en ligne. Les faces ne comptent pas, et le chemin compte comme l'arène : trouvez la case qui manque.
