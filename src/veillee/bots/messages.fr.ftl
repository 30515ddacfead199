# L'étalon de tous les jeux, et la recherche simple qui joue à ceux qui n'ont pas leurs propres robots.
bot-random = Joue n'importe quel coup permis, sans y penser.
bot-easy = Quelques dizaines de mondes en tête, pas plus : il voit ce qui est proche.
bot-medium = Il essaie ses coups dans quelques centaines de mondes possibles.
bot-hard = Il joue la partie jusqu'au bout aussi souvent que son temps le permet, dans tous les mondes qu'il imagine.
