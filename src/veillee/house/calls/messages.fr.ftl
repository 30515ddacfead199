# Ce que dit un appel. Rien de l'état de la partie ne doit s'y lire.
call-turn = { $game } : à vous de jouer
call-turn-more = { $alone ->
    [yes] Votre partie contre les robots attend votre coup.
   *[no] { $more ->
        [0] Votre partie avec { $names } attend votre coup.
        [one] Votre partie avec { $names } et une autre personne attend votre coup.
       *[other] Votre partie avec { $names } et { $more } autres attend votre coup.
    }
}
call-time = { $game } : votre temps s'écoule
call-time-more = { $alone ->
    [yes] Votre partie contre les robots vous attend depuis un moment. Jouez avant la fin de votre temps.
   *[no] { $more ->
        [0] Votre partie avec { $names } vous attend depuis un moment. Jouez avant la fin de votre temps.
        [one] Votre partie avec { $names } et une autre personne vous attend depuis un moment. Jouez avant la fin de votre temps.
       *[other] Votre partie avec { $names } et { $more } autres vous attend depuis un moment. Jouez avant la fin de votre temps.
    }
}
call-invited = { $game } : une invitation
call-invited-more = { $alone ->
    [yes] On vous invite à une table. Entrez, et prenez une chaise.
   *[no] { $names } vous invite à une table. Entrez, et prenez une chaise.
}

# Lettres
mail-confirm = Veillée : peut-on vous appeler à cette adresse ?
mail-confirm-more = Quelqu'un, vous sans doute, voudrait être appelé ici quand c'est son tour dans une partie. Si c'est bien vous, suivez ce lien avant demain.
mail-yes = Oui, appelez-moi ici
mail-not-you = Si ce n'est pas vous, ne faites rien : aucune autre lettre ne viendra.
mail-open = À la table
mail-enough = Plus de lettres : il suffit de toucher ici.
