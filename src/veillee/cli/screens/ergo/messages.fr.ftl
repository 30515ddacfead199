legend = b, w : pièces creuses des Noirs et des Blancs. B, W : lions. Point : libre dans l'arène. Tiret : libre sur le chemin.
side = { $side } : place { $seat }{ $you ->
    [true] {" "}(vous)
   *[false] {""}
}, { $reserve } en réserve.
last = Dernier coup : { $side }, { $move }.
line = La ligne : { $cells }.
turn = Au trait : { $side } (place { $seat }).
place = Poser une pièce : sur n'importe laquelle des { $free } cases libres.
piece = { $piece ->
    [lion] Le lion
   *[hollow] La pièce creuse
} en { $cell } vers : { $cells }.
swap = Ou prendre le camp des Noirs : swap.
touch = Pour toucher une pièce avant de la déplacer : { $touches }.
touched = Les { $side } ont touché la pièce en { $cell } et doivent la déplacer.
seat = { $side } au départ
