bot-easy = Un débutant aimable : il voit un gain, voit le plus souvent venir le vôtre, et construit là où il se trouve.
bot-medium = Un joueur de club : il ne manque ni gain ni parade, et regarde un coup et sa réponse d'avance.
bot-hard = Il trouve des suites de menaces bien avant qu'elles soient sur le plateau, et réfléchit aussi loin que son temps le permet.
