title = Plus haut
tagline = Un petit jeu de trois cartes.
move-forms = Écrivez le numéro d'une carte, de 1 à 16.
not-in-hand = Vous n'avez pas le { $card } : jouez une carte de votre main.
event-played = La place { $seat } joue le { $card }.
event-drew = Vous piochez le { $card }.
ended-hands-empty = Toutes les mains sont vides.
