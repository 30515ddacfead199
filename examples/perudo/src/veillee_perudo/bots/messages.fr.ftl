bot-easy = Sent ce qui est probable, et se trompe souvent d'un dé.
bot-medium = Connaît les chances de chaque annonce, et doute quand elles sont mauvaises.
bot-hard = Connaît les chances, écoute les annonces, et annonce ce que vous croirez encore tout juste.
