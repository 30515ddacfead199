bot-easy = Un débutant aimable : il tient son rôle, raconte ce qu'il a vu, suit les accusateurs et ne ment qu'un peu quand la spore le tient.
bot-medium = Un joueur de club : il garde en tête quelques équipages possibles, se fie à ce qu'il a vu bien plus qu'à ce qu'on dit, et veille sur les médecins.
bot-hard = Il confronte de nombreux équipages possibles à tout ce qui a été vu et dit, se demande qui dirait une chose pareille, et joue sans sourciller pour le camp qui est le sien cette nuit-là.

# Les lignes de `veillee calibrate`
figure-healthy-win = sains { $healthy }, mutants { $mutants } : les sains gagnent
figure-mutants-win = … les mutants gagnent
figure-draws = … nulles
figure-forfeits = … mutants en désaccord
figure-healthy-gain = sains hard au lieu d'easy, contre easy : erreurs types
figure-mutants-gain = mutants hard au lieu d'easy, contre easy : erreurs types
figure-brier = jour { $day } : erreur des convictions de hard (au plus : celle de l'a priori)
