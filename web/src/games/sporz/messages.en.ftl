# The box
minute-1 = Each player gets a secret card: a role, and a state, healthy or mutant. Only the doctors know each other.
minute-2 = At night everyone answers the same questions. The mutants mutate or kill, the doctors heal, others learn something.
minute-3 = By day people talk. Say what you know, or what suits you: nobody has to tell the truth.
minute-4 = Then they vote: whoever has most votes dies, and everyone learns what they were. The healthy win when no mutant is left; the mutants, when nobody else is.
age = 10
duration = 45
option-roles = The roles
option-roles-own = Choose the roles myself
option-roles-mutant = Base mutant
option-roles-doctor = Doctor
option-roles-informatician = Computer scientist
option-roles-psychologist = Psychologist
option-roles-geneticist = Geneticist
option-roles-spy = Spy
option-roles-hacker = Hacker
option-roles-astronaut = Astronaut
option-roles-total = { $count ->
    [one] { $count } role
   *[other] { $count } roles
} for { $seats } players
option-disagreement = If the mutants do not agree
option-disagreement-forfeit = they lose the match
option-disagreement-majority = they do what most of them propose
preset-book = As printed
preset-majority = Among mutants, most decide

# The ship
board-crew = The crew
board-aboard = Aboard
board-aboard-mutant = { $count } { $count ->
    [one] base mutant
   *[other] base mutants
}
board-aboard-doctor = { $count } { $count ->
    [one] doctor
   *[other] doctors
}
board-aboard-informatician = { $count } { $count ->
    [one] computer scientist
   *[other] computer scientists
}
board-aboard-psychologist = { $count } { $count ->
    [one] psychologist
   *[other] psychologists
}
board-aboard-geneticist = { $count } { $count ->
    [one] geneticist
   *[other] geneticists
}
board-aboard-spy = { $count } { $count ->
    [one] spy
   *[other] spies
}
board-aboard-hacker = { $count } { $count ->
    [one] hacker
   *[other] hackers
}
board-aboard-astronaut = { $count } { $count ->
    [one] astronaut
   *[other] astronauts
}
board-you = you
board-chief = chief
board-awaited = is to answer
board-dead = { $by ->
    [night] died on night { $night }
   *[ballot] executed on day { $night }
}
board-says-role = says: { $role }
board-is-mutant = mutant
board-is-healthy = healthy
board-genome-normal = normal
board-genome-host = host
board-genome-resistant = resistant
board-blank = blank
board-no-ballot = none
board-phase = { $phase ->
    [election] The election of a chief
    [run-off] The second vote
    [mutants] Night { $night }: the mutants
    [doctors] Night { $night }: the doctors
    [informants] Night { $night }: the others
    [day] Day { $night }
    [tie] Day { $night }: a tie
   *[over] The journey is over
}
board-news-night = { $who } died in the night: { $what }.
board-news-ballot = { $who } was executed: { $what }.
board-news-night-nobody = Nobody died tonight.
board-news-ballot-nobody = Nobody was executed.
board-news-count = Ballots: { $counts }.
board-watching = You are watching. What each one knows stays with them.
board-dead-watch = You are dead: watch, and tell the living nothing. Hold your card: it shows everything.

# The night, the same words for everyone
board-ask-look = Hold your card and look at it.
board-ask-word = { $phase ->
    [mutants] Mutate, or kill?
    [doctors] Heal, or kill?
   *[informants] Whose files to open?
}
board-ask-target = Point at somebody.
board-ask-paralysed = Paralyse: point at somebody.
board-ask-sleep = Close your eyes.
board-asleep = You are asleep. The night goes on.
board-choices = Choose a word
board-word-mutate = Mutate
board-word-kill = Kill
board-word-heal = Heal
board-word-informatician = Computer scientist
board-word-psychologist = Psychologist
board-word-geneticist = Geneticist
board-all-the-same = Everyone is asked the same. Your card says whether it counts.
board-not-that = Not that one: your card says why. Choose again.
board-nobody = Nobody
board-again = Start again
board-sleep = Sleep
board-sleep-now = Sleep at once

# The crew and the night
board-find = Find a name
board-find-nobody = Nobody aboard is called that.
board-notes = Your notebook
board-notes-nothing = nothing to note.
board-your-turn = { $phase ->
    [mutants] It is your turn, mutant.
    [doctors] It is your turn, doctor.
   *[informants] { $role ->
        [informatician] It is your turn, computer scientist.
        [psychologist] It is your turn, psychologist.
        [geneticist] It is your turn, geneticist.
        [spy] It is your turn, spy.
       *[hacker] It is your turn, hacker.
    }
}
board-not-your-turn = { $phase ->
    [mutants] The mutants wake up. You are asleep.
    [doctors] The doctors wake up. You are asleep.
   *[informants] The others wake up. You are asleep.
}
board-passing = The night takes its course.

# The day
board-ask-election = Who shall be chief? Touch a name.
board-ask-run-off = A tie: choose among those who are tied.
board-ask-day = Touch a face: to speak of them, or to vote against them.
board-ask-tie = You are the chief: choose among the tied.
board-ballot-cast = Your ballot is in the urn; your card shows it. You may change it.
board-touch-a-name = Touch a name
board-elect = Raise your hand for { $who }
board-vote = Vote against { $who }
board-decide = Settle it: { $who }
board-vote-blank = Vote blank
board-decide-blank = Settle it: blank
board-abstain-elect = Raise your hand for nobody
board-abstain-vote = Take my ballot back
board-abstain-decide = Say nothing
board-end-day = End my day
board-end-day-silent = End my day without voting
board-wait-election = The crew elects a chief, who will settle ties: the hands will show all together.
board-wait-run-off = The crew votes once more: the hands will show all together.
board-wait-day = The crew talks and votes in secret. Night falls once everyone has ended their day.
board-day-done = Your day is done. Until the count you may still change your ballot.
board-wait-tie = { $name } chooses among the tied.
board-wait-night = The night takes its course: everybody answers in silence.

# The riddle of the day
riddle-title = Who is a mutant?
riddle-question = How likely is each of them a mutant at that moment?
riddle-together = In all, that makes { $count ->
    [one] { $count } mutant.
   *[other] { $count } mutants.
}
riddle-truth = Who was a mutant at that moment
riddle-so = mutant
riddle-not-so = healthy

# The secret card
board-card = Your secret card
board-card-how = Hold it to see it; let go and it turns over.
board-card-pin = Leave it open
board-card-role = You are { $role ->
    [mutant] a base mutant
    [doctor] a doctor
    [informatician] a computer scientist
    [psychologist] a psychologist
    [geneticist] a geneticist
    [spy] a spy
    [hacker] a hacker
   *[astronaut] an astronaut
}
board-card-genome = genome { $genome }
board-card-genome-unknown = genome unknown (a host once mutated cannot be healed, a resistant cannot be mutated)
board-card-doctors = Your fellow doctors: { $who }.
board-card-now = Now
board-card-truth = The whole crew
board-card-night = Night { $night }
board-card-asleep = { $paralysed ->
    [yes] You are paralysed: you sleep, and what you point at does not count.
   *[no] You sleep: what you point at does not count.
}
board-card-awake = { $phase ->
    [mutants] You are awake with the mutants: what you point at counts.
    [doctors] You are awake with the doctors: what you point at counts. To kill, all must point at the same person.
   *[informants] { $role ->
        [informatician] You are awake: at dawn you will know how many mutants there are.
        [psychologist] You are awake: of whom you point at you will know whether they are a mutant.
        [geneticist] You are awake: of whom you point at you will know the genome.
        [spy] You are awake: of whom you point at you will know what befell them tonight.
       *[hacker] You are awake: the files you choose count, the name does not.
    }
}
board-card-step = { $phase ->
    [doctors] Nobody heals himself.
   *[other] { "" }
}
board-card-fellow = { $who }: { $what }.
board-card-mine = You: { $what }.
board-card-files = Files you can open: { $files }.
board-card-not-that = { $again ->
    [yes] What you touched cannot be, and does not count: touch “Start again” to choose another.
   *[no] What you touched cannot be, and does not count.
}
board-card-dead = You are dead: watch, and tell the living nothing.
board-card-ballot = Your ballot: { $ballot }.
board-points-mutate = mutate { $who }
board-points-kill = kill { $who }
board-points-heal = heal { $who }
board-points-paralyse = paralyse { $who }
board-points-elect = { $who }
board-points-vote = { $who }
board-points-inspect = inspect { $who }
board-points-sequence = sequence { $who }
board-points-spy = spy on { $who }
board-points-nothing = nothing
board-mission-mutant = With your kind, every night: mutate or kill somebody, and paralyse somebody. Only mutants must be left.
board-mission-doctor = As long as you are healthy, every night: heal somebody, or kill them if all doctors want it.
board-mission-informatician = Every night you learn how many mutants there are.
board-mission-psychologist = Every night you inspect somebody: mutant or healthy?
board-mission-geneticist = Every night you read somebody's genome.
board-mission-spy = Every night you watch somebody: what has befallen them?
board-mission-hacker = Every night you read what another role has just learnt.
board-mission-astronaut = You have nothing to do at night, and a vote by day.

# What one learns
board-note-woke-mutants = Mutants awake: { $who }.
board-note-woke-doctors = Doctors awake: { $who }.
board-note-woke-informants = Awake, and nobody to be seen.
board-note-saw-dead = Lies dead: { $who }.
board-note-decided = { $deed ->
    [mutate] The mutants mutate { $who }
    [kill] The mutants kill { $who }
   *[nothing] The mutants neither mutate nor kill
}{ $paralysed ->
    [none] , and paralyse nobody.
   *[other] , and paralyse { $paralysed }.
}
board-note-treated-killed = The doctors kill { $who }.
board-note-healed = { $doctor } heals { $who }.
board-note-healed-nobody = The doctors heal nobody.
board-note-touched-mutated = You were mutated: you are a mutant now.
board-note-touched-resisted = Somebody tried to mutate you, in vain: you are resistant.
board-note-touched-paralysed = Paralysed for this night.
board-note-touched-healed = You were healed: you are healthy now.
board-note-touched-incurable = Somebody tried to heal you, in vain: you are a host.
board-note-touched-killed = You were killed.
board-note-counted = { $mutants ->
    [one] one mutant alive.
   *[other] { $mutants } mutants alive.
}
board-note-inspected = { $mutant ->
    [yes] { $who } is a mutant.
   *[no] { $who } is healthy.
}
board-note-sequenced = Genome of { $who }: { $genome }.
board-note-spied = { $who }, that night: { $what }.
board-spied-woke = eyes open
board-spied-mutated = the mutants' hand
board-spied-paralysed = a paralysis
board-spied-healed = a syringe
board-spied-inspected = the psychologist
board-spied-sequenced = the geneticist
board-spied-nothing = nothing at all
board-note-hacked = Files of the { $role }: { $what }
board-hacked-nothing = no information.
board-hacked-found = { $result ->
    [mutant] { $who } is a mutant.
    [healthy] { $who } is healthy.
    [host] { $who } has the host genome.
    [resistant] { $who } has the resistant genome.
   *[normal] { $who } has the normal genome.
}
board-note-voted = The day's ballot: { $ballot }.

# Claims
board-claims = Who has said what
board-claims-day = d{ $day }
board-claims-none = Nobody has claimed anything yet. Touch a face to say something of it, or to ask it something; everyone hears it, bots included. Nothing need be true.
board-speak = Speak up
board-hear-all = Hear them all ({ $count })
board-say-of = What to say of { $who }?
board-say-of-me = What to say of yourself?
board-say-left = { $left ->
    [0] You have claimed all that one can claim today.
    [one] Touch a sentence: everyone hears it. One more today.
   *[other] Touch a sentence: everyone hears it. { $left } more today.
}
board-say-close = Close
board-say-notes = Tell everyone:
board-say-ask = Ask:
board-say-night = Of which night?
board-say-count = Mutants that night:
board-say-more = more…
board-disputes = What does not go together
board-dispute-role = { $who }: “{ $what }” There { $aboard ->
    [0] is none
    [one] is only one
   *[other] are { $aboard }
} aboard.
board-dispute-was = { $who } claimed to be { $role }; the autopsy has shown: { $was }.
board-dispute-side = { $who }: “{ $what }”
board-dispute-autopsy = The autopsy: “{ $what }”
board-claim-night = Night { $night }
board-claim-result-healthy = is healthy
board-claim-result-mutant = is a mutant
board-claim-result-normal = normal genome
board-claim-result-host = host genome
board-claim-result-resistant = resistant genome
board-claim-result-woken = had open eyes
board-claim-result-mutated = was mutated
board-claim-result-paralysed = was paralysed
board-claim-result-healed = was healed
board-claim-result-inspected = was inspected
board-claim-result-sequenced = was sequenced
board-claim-how-mutated = I was mutated
board-claim-how-healed = I was healed
board-claim-how-paralysed = I was paralysed
board-claim-role = I am { $role ->
    [mutant] a base mutant
    [doctor] a doctor
    [informatician] a computer scientist
    [psychologist] a psychologist
    [geneticist] a geneticist
    [spy] a spy
    [hacker] a hacker
   *[astronaut] an astronaut
}.
board-claim-found = Night { $night }: { $result ->
    [healthy] { $who } is healthy.
    [mutant] { $who } is a mutant.
    [normal] { $who } has the normal genome.
    [host] { $who } has the host genome.
    [resistant] { $who } has the resistant genome.
    [woken] { $who } had open eyes.
    [mutated] { $who } was mutated.
    [paralysed] { $who } was paralysed.
    [healed] { $who } was healed.
    [inspected] { $who } was inspected.
   *[sequenced] { $who } was sequenced.
}
board-claim-count = Night { $night }: { $mutants ->
    [0] there was no mutant.
    [one] there was one mutant.
   *[other] there were { $mutants } mutants.
}
board-claim-touched = Night { $night }: { $how ->
    [mutated] I was mutated.
    [healed] I was healed.
   *[paralysed] I was paralysed.
}
board-claim-opinion = { $says ->
    [suspect] I suspect { $who }.
   *[trust] I trust { $who }.
}
board-claim-vote = I will vote against { $who }.

# The day on stage: dawn, the count, the autopsy
board-stage-skip = Skip
board-countdown = { $left ->
    [one] One second left
   *[other] { $left } seconds left
}
board-stage-dawn = Day { $day } breaks
board-stage-missing = { $count ->
    [0] Everybody is there.
    [one] One place is empty.
   *[other] { $count } places are empty.
}
board-stage-ballots = The ballots are turned over
board-stage-left = { $cast ->
    [no] Nobody has voted.
   *[yes] { $left ->
        [0] All are counted.
        [one] One ballot left.
       *[other] { $left } ballots left.
    }
}
board-stage-others = { $count ->
    [one] One more ballot, with another name.
   *[other] { $count } more ballots, with other names.
}
board-stage-tied = A tie
board-stage-decides = It is for the chief to settle: { $who }.
board-stage-settled-chief = The chief settles it
board-stage-settled-silence = The chief is silent: blank wins
board-stage-settled-draw = The chief is silent: it is drawn
board-stage-blank-wins = Nobody dies.
board-stage-spared = Nobody is executed
board-stage-died-night = { $who } has not lived through the night
board-stage-died-ballot = The crew executes { $who }
board-stage-chief = { $who } is chief
board-stage-chief-by = Hands raised by { $who }
board-stage-chief-drawn = It was drawn.

# The truth, at the end
board-reel = The truth, night by night
board-reel-chapters = The chapters
board-reel-start = Departure
board-reel-night = Night { $number }
board-reel-day = Day { $number }
board-reel-n = n{ $day }
board-reel-then = The crew, then
board-reel-dead = dead
board-reel-of-mutants = The mutants
board-reel-of-doctors = The doctors
board-reel-of-informants = The others
board-reel-of-dawn = At dawn
board-reel-of-chief = The chief
board-reel-of-ballot = The ballot
board-reel-of-end = The end
board-reel-mutants = Awake: { $who }.
board-reel-doctors = Awake: { $who }.
board-reel-no-doctors = No doctor wakes.
board-reel-resisted = { $who } resists, and says nothing of it.
board-reel-incurable = The syringe is no use: { $who } is a host.
board-reel-learnt = { $who }: { $what }
board-reel-chief = { $drawn ->
    [yes] The draw names { $who }.
   *[no] { $who } is elected.
}
board-reel-against = Against { $who }
board-reel-blank = Blank
board-reel-settled-chief = The chief settles it: { $who }.
board-reel-settled-silence = The chief says nothing: { $who }.
board-reel-settled-draw = The draw settles it: { $who }.
board-reel-known = What { $who } knew
board-reel-nothing = Nothing yet but their own card.

# What one can do
board-prompt-election = Elect a chief, who will settle ties: touch a name, then raise your hand.
board-prompt-run-off = Second vote: touch one of the tied, then raise your hand.
board-prompt-day = Talk, claim, vote, then end your day.
board-prompt-day-done = You may still change your ballot.
board-prompt-tie = Yours to settle, chief.
board-prompt-night = Answer like everyone, in silence.
board-prompt-over = The journey is over. Everything is open.

# Moves
board-do-elect = Elect { SEAT($seat) }
board-do-mutate = Mutate { SEAT($seat) }
board-do-kill = Kill { SEAT($seat) }
board-do-paralyse = Paralyse { SEAT($seat) }
board-do-heal = Heal { SEAT($seat) }
board-do-inspect = Point at { SEAT($seat) }
board-do-sequence = Sequence { SEAT($seat) }
board-do-spy = Spy on { SEAT($seat) }
board-do-hack = Open the files: { $role }
board-do-sleep = Sleep
board-do-abstain = Abstain
board-do-vote = Vote against { SEAT($seat) }
board-do-vote-blank = Vote blank
board-do-decide = Settle it: { SEAT($seat) }
board-do-decide-blank = Settle it: blank
board-do-claim = Make a claim

# What happens, with names. What one learns in secret is on the card alone.
event-woke = { "" }
event-saw-dead = { "" }
event-decided = { "" }
event-treated = { "" }
event-touched = { "" }
event-counted = { "" }
event-inspected = { "" }
event-sequenced = { "" }
event-spied = { "" }
event-hacked = { "" }
event-voted = { "" }
event-proposed = { "" }

# To learn by playing
intro-elect = Welcome aboard. Before the first night the crew elects a chief, who settles ties and nothing more. Touch a name, then raise your hand.
intro-card = You have a secret card. Hold it, by mouse, by finger or with the space bar: you are a psychologist, and healthy. Let go: it turns over, and your neighbour has seen nothing.
intro-mutants = Night. The mutants are called, but everyone answers, so that nobody gives himself away. Look at your card, choose a word, point at somebody: you sleep, it does not count.
intro-inspect = Now it is your turn: your role wakes with the others. Look at your card, point at “Your opponent”, then sleep: you will know whether that is a mutant.
intro-claim = Day breaks, and your card says what you learnt: “Your opponent” is a mutant! Let it be known: touch “Your opponent”, then the sentence that says so. What is true comes first.
intro-vote = They may believe you. Vote in secret: touch “Your opponent”, then vote against them.
intro-truth = They have most votes and die, and no mutant is left alive. At the end everything is opened: go through the truth, night by night, and what each one knew.

# Resigning
resign-goes-on = A bot keeps your role to the end, and your side plays on as before; but you come last, even if your side wins. Resign?

# On whose word, and whom one answers
board-claim-because = { $says ->
    [trust] { $who } speaks up for them.
   *[suspect] { $who } accuses them.
}
board-claim-denial = { $who } is wrong: I am healthy.
board-claim-question = { $who }, { $asks ->
    [role] who are you?
    [learnt] what have you learnt?
   *[suspect] whom do you suspect?
}
board-claim-asks-role = Who are you?
board-claim-asks-learnt = What have you learnt?
board-claim-asks-suspect = Whom do you suspect?

# The end, told
board-headline-healthy = The ship is saved
board-headline-forfeit = The ship is saved
board-headline-mutants = The mutants have the ship
board-headline-dusk = The mutants have the ship
board-headline-nobody = The ship drifts, empty
board-headline-quiet = The ship drifts, and nobody has won
board-story = How it came to pass
board-story-scenes = Scenes
board-story-back = Back
board-story-on = Go on
board-story-go-end = Who was who
board-story-go-spread = How it spread
board-story-go-lies = The lies
board-story-go-closest = Who saw it
board-story-mutants = With the mutants
board-story-healthy = With the healthy
board-story-spread = How the spore spread
board-story-first = At the start: { $who }.
board-story-mutate = { $vain ->
    [yes] The spore cannot take { $who }.
   *[no] The spore takes { $who }.
}
board-story-kill = The mutants kill { $who }.
board-story-healed = The doctors save { $who }.
board-story-lies = { $count ->
    [one] One lie
   *[other] { $count } lies
}
board-story-closest = Closest to the truth
board-story-named = { $players ->
    [one] { $who } voted against a mutant { $count ->
        [one] once
       *[other] { $count } times
    }.
   *[other] { $who }: { $count ->
        [one] one vote
       *[other] { $count } votes
    } against a mutant each.
}

# What was claimed, and what was so
board-lanes = What was claimed, and what was so
board-lane-claim = “{ $what }”
board-lane-true = true
board-lane-guess = made up, and yet true
board-lane-lie = a lie
board-lane-error = an honest error
board-lane-plan = a plan
board-lane-question = a question
board-lane-role = { $who }: { $role }.
board-lane-nothing = Nothing of the kind happened.
board-past-claims = Day { $day }: what was true
board-past-claims-none = Nobody has claimed anything yet today.
board-past-night = What really happened in night { $night }
