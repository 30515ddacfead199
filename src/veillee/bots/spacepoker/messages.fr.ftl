bot-easy = Un débutant enjoué : il garde ce qui se ressemble, croit en ses vaisseaux et adore voir les vôtres. Sans ante, quand un jeu strict se coucherait toujours, il mise pour le plaisir.
bot-medium = Un joueur qui compte : il connaît le meilleur échange et la cote du milieu, et bluffe de temps en temps. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.
bot-hard = Difficile à lire, difficile à battre : à deux, il s'est entraîné contre lui-même des milliers de fois ; à plusieurs, il imagine ce que chacun peut avoir en main. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.

# Pourquoi il jouerait un coup
reason-exchange = Vous battez alors quelqu'un qui échange bien dans { $after } % des manches ; en gardant tout, dans { $before } %.
reason-keep = Tels quels, vos vaisseaux battent quelqu'un qui échange bien dans { $share } % des manches, et aucun échange ne promet mieux.
reason-unread = D'autres échanges promettent autant ou plus : il fait celui-ci dans { $share } % des manches avec une telle main, pour que le nombre de vos vaisseaux ne trahisse rien.
reason-trained-fold = Une telle main bat quelqu'un qui échange bien dans { $share } % des manches : à ce prix, ce qu'il a appris la couche { $often } fois sur cent.
reason-trained-call = Une telle main bat quelqu'un qui échange bien dans { $share } % des manches : ce qu'il a appris suit ici avec elle { $often } fois sur cent.
reason-trained-raise = Une telle main bat quelqu'un qui échange bien dans { $share } % des manches, alors faites payer pour la voir : ce qu'il a appris relance ici avec elle { $often } fois sur cent.
reason-trained-bluff = C'est un bluff : une telle main ne bat quelqu'un qui échange bien que dans { $share } % des manches. Mais qui ne relance qu'avec de bonnes mains est vite percé à jour : il relance ici avec celle-ci { $often } fois sur cent.
reason-close = Plusieurs mises promettent ici presque autant : il varie, pour que personne ne lise dans votre jeu.
reason-no-opening = Dans les donnes qu'il a imaginées, vous ne battez { $others ->
    [one] votre adversaire
   *[other] les { $others } autres
} que dans { $share } % des cas : aucune mise ne promettait de gain.
reason-opening = Dans les donnes qu'il a imaginées, vous battez { $others ->
    [one] votre adversaire
   *[other] les { $others } autres
} dans { $share } % des cas, et aucune autre mise ne promettait mieux.
reason-odds-against = Dans les donnes qu'il a imaginées, vous gagnez dans { $share } % des cas si tout le monde reste ; suivre ne rapporte qu'à partir de { $needed } %.
reason-odds-for = Dans les donnes qu'il a imaginées, vous gagnez dans { $share } % des cas si tout le monde reste, et suivre rapporte dès { $needed } %.
reason-raise = Dans les donnes qu'il a imaginées, vous gagnez dans { $share } % des cas si tout le monde reste, alors que suivre rapporte dès { $needed } % ; et relancer promettait encore mieux.
