# What each card does, in one line for its face: the effect alone, at most about 40 letters, no full stop.

## Skill cards

kind-iron-fist-line = +3 Combat
kind-ki-burst-line = +5 Combat; its user falls asleep
kind-swift-step-line = +4 to your Speed check
kind-deflect-line = Cancel a Battle Skill card
kind-sense-aura-line = Re-roll your exploration die
kind-sleep-line = Put a rival Character to sleep
kind-fireball-line = +4 Combat
kind-gate-line = Go to another Area and explore there
kind-ward-line = Cancel an Event that strikes you
kind-dispel-line = Cancel a Magic or Plot card
kind-pickpocket-line = Take 1 random Advantage
kind-ambush-line = +2 Combat, or +5 if you attack
kind-smoke-line = Escape from battle
kind-disguise-line = Cancel an attack on you
kind-poison-line = 5–6: a Character dies, 1–4: sleeps
kind-scout-line = Look at 2 face-down Encounters

## Plot cards

kind-wrong-way-line = Redirect another player's move
kind-zeppelin-line = Move to any active Area
kind-betrayal-line = 4–6: a rival Character joins you
kind-fate-line = Re-roll any die
kind-veto-line = Cancel any Advantage
kind-reinforcements-line = Draw a Character
kind-treasure-line = Draw 2 Advantages
kind-heroes-hour-line = +2 Combat
kind-forced-march-line = +4 Speed, next Turn too

## Organizations

kind-inquisition-line = +2 Combat against Darkness, no Magic
kind-samael-line = +1 Combat for each with Magic
kind-black-sun-line = Trade from any Area
kind-tol-rauko-line = +2 Combat on level 3, no rest

## Characters

character-warrior-line = No ability
character-acrobatic-warrior-line = +2 to Speed checks
character-paladin-line = +4 Combat against Darkness
character-dark-paladin-line = +2 Combat against Parties
character-weaponmaster-line = Re-roll your battle die
character-technician-line = 1 Ki card a Turn, still ready
character-tao-line = +2 Combat while alone
character-ranger-line = Re-roll your exploration die
character-shadow-line = Escape from battle
character-thief-line = 4–6: take 1 random Advantage
character-assassin-line = 6: a Character dies, 4–5: sleeps
character-wizard-line = 1 Magic card a Turn, still ready
character-warlock-line = Her Magic in battle: 1 more Combat
character-illusionist-line = Cancel an attack on you
character-wizard-mentalist-line = Look at a Prior Encounter
character-summoner-line = +4 Combat, not against Parties
character-warrior-summoner-line = +2 Combat in a battle
character-mentalist-line = Put a Character here to sleep
character-warrior-mentalist-line = Lost battle: nobody dies
character-freelancer-line = All three skills
