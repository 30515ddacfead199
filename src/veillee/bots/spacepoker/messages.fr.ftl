bot-novice = Curieux de tout : il ouvre avec n'importe quoi et ne se couche presque jamais, pour voir ce que tiennent les autres, et n'échange que son plus petit vaisseau, car les grands en imposent. Sans ante, quand un jeu strict se coucherait toujours, il mise pour le plaisir.
bot-easy = Un débutant enjoué : il garde ce qui se ressemble et son plus grand vaisseau à côté, ne lâche jamais un bon brelan et suit trop souvent ; seules les très grosses mises l'effraient. Sans ante, quand un jeu strict se coucherait toujours, il mise pour le plaisir.
bot-casual = Joue le dimanche : il garde ce qui se ressemble, suit un peu trop souvent, mise beaucoup avec beaucoup et peu avec peu, et oublie combien sont encore dans la manche. Sans ante, quand un jeu strict se coucherait toujours, il mise pour le plaisir.
bot-medium = Un joueur qui compte : il connaît ses chances, mise beaucoup avec beaucoup et peu avec peu, et ne bluffe jamais. Qui observe ses mises lit dans son jeu. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.
bot-hard = Difficile à lire, difficile à battre : il s'est entraîné contre lui-même des milliers de fois, à deux comme à plusieurs ; et à plusieurs, il observe votre façon de jouer pour en tirer parti. Sans ante, quand un jeu strict se coucherait toujours, il joue une partie animée, comme si chacun avait mis un point.

# Pourquoi il jouerait un coup
reason-exchange = Vous battez alors { $others ->
    [one] quelqu'un qui échange bien
   *[other] les { $others } autres, s'ils échangent bien,
} dans { $after } % des manches ; en gardant tout, dans { $before } %.
reason-keep = Tels quels, vos vaisseaux battent { $others ->
    [one] quelqu'un qui échange bien
   *[other] les { $others } autres, s'ils échangent bien,
} dans { $share } % des manches, et aucun échange ne promet mieux.
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
reason-match = Dans les donnes qu'il a imaginées, vous gagnez dans { $share } % des cas si tout le monde reste, et suivre rapporte dès { $needed } % ; mais il a regardé la suite des mises et de la partie, et ce choix promettait mieux.
reason-raise = Dans les donnes qu'il a imaginées, vous gagnez dans { $share } % des cas si tout le monde reste, alors que suivre rapporte dès { $needed } % ; et relancer promettait encore mieux.

# Pourquoi un joueur d'habitudes le ferait
reason-habit-alike = Il garde ce qui se ressemble et en espère davantage.
reason-habit-large = Les grands vaisseaux en imposent : il met de côté le plus petit.
reason-habit-kicker = Il garde ce qui se ressemble, et à côté son plus grand vaisseau isolé.
reason-habit-none = Ses cinq vaisseaux lui plaisent tous.
reason-habit-open = Il donne { $share } % à ses vaisseaux : assez, à ses yeux, pour ouvrir.
reason-habit-shy = Il donne { $share } % à ses vaisseaux : trop peu, à ses yeux, pour ouvrir.
reason-habit-raise = Il donne { $share } % à ses vaisseaux, et veut qu'on paie pour les voir.
reason-habit-bluff = C'est un bluff : il ne donne que { $share } % à ses vaisseaux.
reason-habit-fair = Il donne { $share } % à ses vaisseaux, et suivre rapporte dès { $needed } %.
reason-habit-curious = Il donne { $share } % à ses vaisseaux alors que suivre ne rapporte qu'à partir de { $needed } % ; mais il veut voir.
reason-habit-loved = Il ne couche jamais une telle main, même s'il lui donne { $share } % alors que suivre ne rapporte qu'à partir de { $needed } %.
reason-habit-dear = Il donne { $share } % à ses vaisseaux, et suivre ne rapporte qu'à partir de { $needed } %.
reason-habit-frightened = Il donne { $share } % à ses vaisseaux alors que suivre rapporte dès { $needed } % ; mais une si grosse mise l'effraie.
