title = Plus haut
tagline = Un petit jeu de trois cartes.
move-forms = Écrivez le numéro d'une carte, de 1 à 16.
not-in-hand = Vous n'avez pas le { $card } : jouez une carte de votre main.
event-played = { SEAT($seat) } joue le { $card }.
event-drew = Vous piochez le { $card }.
ended-hands-empty = Toutes les mains sont vides.
# Pour les plateaux et les écrans qui ne connaissent pas le jeu
view-hand = Votre main
view-hand-sizes = Cartes en main
view-pile-size = Pioche
view-points = Points
view-table = Cartes du tour
view-played = Cartes déjà jouées
view-leader = Entame
value-leader = { SEAT($value) }
move-play = Jouer une carte
