title = Le morpion
tagline = Un petit jeu de neuf cases.
move-forms = Écrivez le numéro d'une case, de 1 à 9.
taken = Cette case est prise : choisissez-en une libre.
event-marked = La place { $seat } marque la case { $cell }.
event-wiped = On efface la grille.
ended-boards-full = Toutes les grilles sont jouées.
