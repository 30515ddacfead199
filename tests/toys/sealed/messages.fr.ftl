title = Scellé
tagline = Un petit jeu de cartes posées face cachée.
move-forms = Écrivez le numéro d'une carte, de 1 à 16, ou hold.
not-in-hand = Vous n'avez pas le { $card } : posez une carte de votre main, ou abstenez-vous.
event-revealed = Tour { $round } : on retourne les cartes : { $cards }.
event-dealt = Vous recevez : { $cards }.
ended-rounds-played = Les trois tours ont été joués.
