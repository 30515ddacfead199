bot-novice = New aboard: it keeps what it knows to itself on many a day, cannot forgive an accusation, and as a mutant it dares nothing for nights, or kills where it should mutate.
bot-easy = A friendly beginner: it plays its role, tells what it has seen on most days, goes with the accusers, and asks about the same people twice.
bot-casual = It goes with the accusers, thinks things over now and then, and has forgotten by today what was said yesterday.
bot-medium = A club player: it weighs a few possible crews more often than not, trusts what it has seen itself far more than what is said, forgets what was said days ago, and never gives up a friend.
bot-hard = It holds many possible crews against all that was seen and said, asks who would say such a thing, and plays with a straight face for whichever camp it is in tonight.

# The lines of `veillee calibrate`
figure-healthy-win = healthy { $healthy }, mutants { $mutants }: the healthy win
figure-mutants-win = … the mutants win
figure-draws = … drawn
figure-forfeits = … mutants who disagreed
figure-healthy-gain = healthy hard instead of easy, against easy: standard errors
figure-mutants-gain = mutants hard instead of easy, against easy: standard errors
figure-brier = day { $day }: error of hard's beliefs (at most: of the prior)

# Why it would play a move
reason-elect-oneself = The chief settles ties: of yourself you are surest.
reason-elect-anybody = The chief settles ties, and nothing speaks for one of them rather than for another yet.
reason-elect = The chief settles ties: of all who can be chosen it trusts { SEAT($seat) } most, a mutant in { $share } % of the worlds it imagined.
reason-vote = { SEAT($seat) } is a mutant in { $share } % of the worlds it imagined, and this death helps the healthy.
reason-vote-known = You have seen for yourself that { SEAT($seat) } was a mutant in night { $night }.
reason-vote-found = { $count ->
        [one] Somebody says that { SEAT($seat) } was found to be a mutant, and it believes it.
       *[other] { $count } players say that they have found { SEAT($seat) } to be a mutant.
    }
reason-vote-accused = { $count ->
        [one] Somebody accuses { SEAT($seat) }, and it goes with the accuser.
       *[other] { $count } players accuse { SEAT($seat) }, and it goes with them.
    }
reason-vote-grudge = { SEAT($seat) } has accused you, and it does not forgive that.
reason-sacrifice = { SEAT($seat) } is lost: more than half of the crew will vote so, and whoever does not is remembered.
reason-vote-as-mutant = The death of { SEAT($seat) } hurts the healthy, and those who know only what was said take { SEAT($seat) } for a mutant in { $share } % of the worlds they could imagine.
reason-blank = Nobody's death promises enough: even { SEAT($seat) }, who looks worst, is a mutant in { $share } % of the worlds it imagined only.
reason-blank-as-mutant = There is nobody whose death would serve the mutants.
reason-listen = Not everything has been said yet: your ballot can wait until you have heard more.
reason-role = Your role says how you know what you know, and the crew can hold you to it.
reason-cover = Who you are is better not heard by everybody: this is a role that nobody can refute easily.
reason-tell = It is true, and the healthy can reckon with nothing that they do not know.
reason-deny = { SEAT($seat) } accuses you: silence would pass for a confession.
reason-spare = You had said that you would vote against { SEAT($seat) }, and that death serves you no more: say so before you vote blank.
reason-ask-silent = { SEAT($seat) } has said nothing yet today: whoever is silent should at least have to refuse an answer.
reason-ask-disputed = What { SEAT($seat) } says does not go with the rest: an answer will help to judge.
reason-harmless = You were asked something, and trusting somebody commits you to nothing.
reason-mislead = Of all that one of your role could say, true or not, it draws least suspicion to the mutants.
reason-all-done = There is nothing left to do that would be worth it.
reason-sleep = Nothing that you point at in this step has any effect.
reason-consent = Your fellows have chosen, and mutants must not disagree.
reason-take-back = Your fellows point at somebody else, and mutants must not disagree: this takes your own choice back.
reason-doctor = { SEAT($seat) } is a doctor in { $share } % of the worlds it imagined: doctors heal mutants.
reason-informant = { SEAT($seat) } finds something out at night in { $share } % of the worlds it imagined.
reason-weaken = By its reckoning this leaves the healthy the least chance.
reason-heal = { SEAT($seat) } is a mutant in { $share } % of the worlds it imagined, and to heal nobody else helps more.
reason-execute = { SEAT($seat) } is a mutant in { $share } % of the worlds it imagined: this death is worth more than what you could heal tonight.
reason-doubt = It knows least about { SEAT($seat) }, a mutant in { $share } % of the worlds it imagined: there you learn most.
reason-genome = The genome of { SEAT($seat) }, a host in { $share } % of the worlds it imagined, tells you most.
reason-hack = Of what can be hacked it values most what the psychologist learns, then the computer scientist, then the geneticist.
