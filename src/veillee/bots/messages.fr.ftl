# L'étalon de tous les jeux, et la recherche simple qui joue à ceux qui n'ont pas leurs propres robots.
bot-random = Joue n'importe quel coup permis, sans y penser.
bot-easy = Quelques dizaines de mondes en tête, pas plus : il voit ce qui est proche.
bot-medium = Il essaie ses coups dans quelques centaines de mondes possibles.
bot-hard = Il joue la partie jusqu'au bout aussi souvent que son temps le permet, dans tous les mondes qu'il imagine.

# Pourquoi il jouerait un coup
reason-only = C'est le seul coup possible.
reason-among = Il l'a choisi parmi { $moves } coups, sans rien voir qui les départage.
reason-searched = Il a joué la suite { $tried ->
    [one] une fois
   *[other] { $tried } fois
} dans sa tête, et a gagné { $share } % de ces parties.
reason-searched-better = Il a joué la suite de ce coup { $tried ->
    [one] une fois
   *[other] { $tried } fois
} dans sa tête et a gagné { $share } % de ces parties ; avec le coup qu'il a le plus regardé à côté, { $other } %.
