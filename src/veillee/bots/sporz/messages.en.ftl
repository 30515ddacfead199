bot-easy = A friendly beginner: it plays its role, tells what it has seen, goes with the accusers, and lies only a little when the spore has it.
bot-medium = A club player: it keeps a few possible crews in mind, trusts what it has seen itself far more than what is said, and watches over the doctors.
bot-hard = It holds many possible crews against all that was seen and said, asks who would say such a thing, and plays with a straight face for whichever camp it is in tonight.

# The lines of `veillee calibrate`
figure-healthy-win = healthy { $healthy }, mutants { $mutants }: the healthy win
figure-mutants-win = … the mutants win
figure-draws = … drawn
figure-forfeits = … mutants who disagreed
figure-healthy-gain = healthy hard instead of easy, against easy: standard errors
figure-mutants-gain = mutants hard instead of easy, against easy: standard errors
figure-brier = day { $day }: error of hard's beliefs (at most: of the prior)
