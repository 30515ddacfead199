# Vérifier un procès-verbal
check-about = Tout ce que le hasard a décidé dans une partie se recalcule, ici dans votre navigateur, à partir du seul procès-verbal. Rien n'est demandé à la maison : hors ligne, cela marche aussi.
check-choose = Choisir un procès-verbal
check-drop = ou déposez-le n'importe où sur cette page.
check-another = Vérifier un autre procès-verbal
check-paste = Ou collez son texte
check-text = Le texte d'un procès-verbal
check-this = Vérifier ce texte
check-busy = Calcul en cours…
check-too-large = Ce fichier est trop gros pour un procès-verbal : la limite est de { $most } Mo.
check-not-text = Ce fichier n'est pas du texte, ce n'est donc pas un procès-verbal. Les procès-verbaux finissent par .jsonl ; ceux d'un .zip sont d'abord à extraire.
check-unreadable = Ce fichier ne se laisse pas lire. Choisissez-le encore une fois.
check-of = { $game }, { $seats ->
    [one] une place
   *[other] { $seats } places
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
check-is-right = Juste
check-is-wrong = Faux
check-is-open = À voir
check-all-right = Tout concorde
check-all-wrong = Quelque chose ne concorde pas
check-all-open = Ce qui a pu être vérifié est juste
check-right-more = { $draws ->
    [0] Rien n'a été tiré dans cette partie : le hasard n'a rien décidé.
    [one] Le seul tirage de cette partie vient du flux sur lequel la maison s'était engagée avant le premier coup.
   *[other] Les { $draws } tirages de cette partie viennent, l'un après l'autre, du flux sur lequel la maison s'était engagée avant le premier coup.
}
check-chosen-mine = Votre navigateur y a ajouté sa part une fois l'engagement montré : la maison n'a pas pu choisir ce flux seule.
check-chosen-early = Votre navigateur y a sa part. Une revanche commence d'un seul pas : cette part a été envoyée avant que l'engagement soit montré.
check-chosen-together = Des navigateurs de joueurs y ont leur part.
check-chosen-alone = La maison a choisi ce flux seule, et n'a pas pu le changer ensuite.
check-wrong-more = Les étapes ci-dessous disent où. Si le fichier a été modifié en chemin, emportez de nouveau le procès-verbal ; sinon, demandez à qui tient la maison.
check-open-more = Les étapes ci-dessous disent ce qui reste à voir, et pourquoi.
check-rules = Cette page ne connaît aucune règle. Que chaque coup les suive, et que les tirages soient ceux que les règles demandent, c'est « veillee verify » qui le vérifie, avec le même fichier.
check-lent = Chaque SHA-256 a été calculé ici par le Web Crypto de votre navigateur.
check-ours = En simple HTTP, un navigateur ne prête pas son SHA-256 : chacun a été calculé ici par la page elle-même.

check-lines = Le procès-verbal est-il entier ?
check-lines-right = Les { $lines } lignes sont telles qu'elles ont été écrites : chacune porte un contrôle sur elle-même et sur la précédente.
check-lines-wrong = La ligne { $line } n'est plus telle qu'elle a été écrite : le procès-verbal y a été modifié ou abîmé.

check-commitment = La graine est-elle celle de l'engagement ?
check-commitment-right = Oui : la graine ouvre l'engagement que montre le procès-verbal. Une fois l'engagement montré, la maison ne pouvait plus en choisir une autre.
check-commitment-wrong = Non : la graine ouverte n'est pas celle sur laquelle on s'était engagé avant le premier coup.
check-commitment-open = Le procès-verbal n'a pas été ouvert : la graine manque, et sans elle rien ne peut être tiré de nouveau.
check-shown = Engagement
check-seed = Graine
check-computed = SHA-256 de la graine, calculé ici
check-seen = C'est ce que votre navigateur a vu avant la partie.
check-seen-other = Avant la partie, votre navigateur a vu un autre engagement : { $shown }

check-contributions = Qu'ont ajouté les joueurs ?
check-contributions-some = { $count ->
    [one] Un navigateur a ajouté sa part.
   *[other] { $count } navigateurs ont ajouté leur part.
} Qui l'a fait une fois l'engagement montré sait que la maison n'a pas pu choisir le flux seule.
check-contributions-none = Rien : la graine seule a décidé. Il en va ainsi entre robots, et au jeu du jour, qui est le même pour tout le monde.
check-yours = envoyé par votre navigateur
check-missing = Votre navigateur avait envoyé { $luck } à cette table, et cela n'y est pas. Si vous avez quitté votre chaise avant le début de la partie, c'est pour cela ; sinon, demandez à qui tient la maison.
check-before = Les coups 1 à { $moves } viennent d'une autre partie, de sa graine { $seed }.

check-draws = Chaque tirage vient-il du flux ?
check-draws-right = { $draws ->
    [0] Rien n'a été tiré.
    [one] Oui : le seul tirage, refait ici, donne le même résultat.
   *[other] Oui : { $draws } tirages, refaits ici, donnent les mêmes résultats, de { $words } mots du flux sans lacune.
}
check-draws-wrong = { $wrong ->
    [0] Non : un tirage a été omis.
    [one] Non : un tirage ne concorde pas. Il est marqué ci-dessous.
   *[other] Non : { $wrong } tirages ne concordent pas. Ils sont marqués ci-dessous.
}
check-words-other = D'après le procès-verbal, { $said } mots ont été tirés ; ses tirages en prennent { $found }.
check-draws-untold = Ce procès-verbal ne dit pas ce qui a été tiré : il est plus ancien, ou vient d'un programme. « veillee verify » le rejoue d'après les règles.
check-draws-closed = Sans la graine, rien ne peut être tiré de nouveau.
check-deal = Donne
check-move = Coup { $move }
check-chair = Chaise { $chair }
check-below = un nombre au-dessous de { $of }
check-die = un dé à { $of } faces
check-choice = { $of ->
    [one] un sur { $of }
   *[other] un parmi { $of }
}
check-shuffle = un mélange de { $of }
check-riffle = un mélange rapide de { $of }
check-words = { $count ->
    [one] mot { $from }
   *[other] mots { $from } à { $to }
}
check-result = Écrit au procès-verbal
check-came = Tiré de nouveau ici
check-place = celui de la place { $place }
check-gap = Ce ne sont pas les mots suivants : avant eux, quelque chose a été omis, ou tiré deux fois.
check-how-below = Le mot, divisé par { $of } : le reste est le nombre.
check-how-die = Le mot, divisé par { $of } : le reste, plus un, est ce que montre le dé.
check-how-choice = Le mot, divisé par { $of } : le reste est la place, comptée à partir de 0.
check-how-shuffle = De la dernière place à la première, chaque élément change de place avec un autre : lequel, le reste d'un mot le dit. Les nombres sont les anciennes places, comptées à partir de 0, dans le nouvel ordre.
check-how-riffle = Comme un mélange, avec plusieurs pas par mot. Les nombres sont les anciennes places, comptées à partir de 0, dans le nouvel ordre.
check-block = Bloc { $number } : SHA-256 de
check-gives = donne les mots
check-used = Les mots de ce tirage sont en gras.
check-replay = Revoir ce moment
check-more = { $count ->
    [one] En montrer un de plus
   *[other] En montrer { $count } de plus
}
