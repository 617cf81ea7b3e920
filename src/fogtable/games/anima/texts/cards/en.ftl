# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Characters

character-warrior = Warrior
character-warrior-line = No ability
character-warrior-text = No ability.

character-acrobatic-warrior = Acrobatic Warrior
character-acrobatic-warrior-line = +2 to Speed checks
character-acrobatic-warrior-text = +2 to every Speed check of her Party.

character-paladin = Paladin
character-paladin-line = +4 Combat against Darkness
character-paladin-text = +4 Combat in battle against a Monster or mission foe with Darkness.

character-dark-paladin = Dark Paladin
character-dark-paladin-line = +2 Combat against Parties
character-dark-paladin-text = +2 Combat in battle against another Party.

character-weaponmaster = Weaponmaster
character-weaponmaster-line = Re-roll your battle die
character-weaponmaster-text = Exhaust, after a die roll: re-roll the battle die of his own Party.

character-technician = Technician
character-technician-line = 1 Ki card a Turn, still ready
character-technician-text = Once per Turn, while ready, he can use a Ki card without being exhausted.

character-tao = Tao
character-tao-line = +2 Combat while alone
character-tao-text = +2 Combat while she is the only Character of her Party.

character-ranger = Ranger
character-ranger-line = Re-roll your exploration die
character-ranger-text = Exhaust, after a die roll: re-roll the exploration die of his own Party.

character-shadow = Shadow
character-shadow-line = Escape from battle
character-shadow-text = Exhaust, at the start of a battle: the Party escapes.

character-thief = Thief
character-thief-line = 4–6: take 1 random Advantage
character-thief-text = Reset, exhaust: choose a player with cards and roll a die. 4 to 6: take 1 random Advantage from that hand (not with 5 in yours). 1 to 3: nothing.

character-assassin = Assassin
character-assassin-line = 6: a Character dies, 4–5: sleeps
character-assassin-text = Interaction, exhaust: choose a Character, not asleep, of another Party in the same Area and roll a die. 6: it dies. 4 to 5: it falls asleep. 1 to 3: nothing.

character-wizard = Wizard
character-wizard-line = 1 Magic card a Turn, still ready
character-wizard-text = Once per Turn, while ready, he can use a Magic card without being exhausted.

character-warlock = Warlock
character-warlock-line = Her Magic in battle: 1 more Combat
character-warlock-text = Each Magic Battle card that she pays for gives 1 more Combat.

character-illusionist = Illusionist
character-illusionist-line = Cancel an attack on you
character-illusionist-text = Exhaust, when her Party is attacked: cancel the attack. Not a compulsory battle.

character-wizard-mentalist = Wizard Mentalist
character-wizard-mentalist-line = Look at a Prior Encounter
character-wizard-mentalist-text = Reset, exhaust: look in secret at the face-down Prior Encounter of one Area.

character-summoner = Summoner
character-summoner-line = +4 Combat, not against Parties
character-summoner-text = Exhaust, at the start of a battle: +4 Combat in this battle against a Monster or mission foe.

character-warrior-summoner = Warrior Summoner
character-warrior-summoner-line = +2 Combat in a battle
character-warrior-summoner-text = Exhaust, at the start of a battle: +2 Combat in this battle.

character-mentalist = Mentalist
character-mentalist-line = Put a Character here to sleep
character-mentalist-text = Interaction, exhaust: put a Character of another Party in the same Area to sleep.

character-warrior-mentalist = Warrior Mentalist
character-warrior-mentalist-line = Lost battle: nobody dies
character-warrior-mentalist-text = Exhaust, when a lost battle is about to kill a Character of his Party: no Character dies because of the margin.

character-freelancer = Freelancer
character-freelancer-line = All three skills
character-freelancer-text = No ability, but all three skills.

## Areas

area-cornes = Village of Cornes
area-cornes-text = 1–4: nothing; 5–6: 1 Encounter. Rewards: Bonus; Recruit; Mission: Daring Rescue (step 2).

area-capital = Imperial Capital
area-capital-text = 1–3: nothing; 4–5: 1 Encounter; 6: special. Special: if you belong to an Organization, the exploration fails; otherwise it succeeds. No attacks may be declared here. Rewards: Bonus; Recruit; Mission: The Emperor's Race (step 1).

area-port = Free Port
area-port-text = 1–3: nothing; 4–6: 1 Encounter. Rewards: Recruit; Mission: The Emperor's Race (step 2), Contraband (step 2); EX: discard 1 Advantage of your choice, then draw 2. You need one to discard.

area-forest = Whispering Forest
area-forest-text = 1–3: nothing; 4–5: 1 Encounter; 6: 2 Encounters. Rewards: Bonus; Mission: Three Shrines; EX: +3 Speed during the whole next Turn.

area-pilgrims-road = Pilgrims' Road
area-pilgrims-road-text = 1–4: nothing; 5–6: 1 Encounter. Rewards: Bonus; Recruit; Mission: Three Shrines.

area-monastery = Mountain Monastery
area-monastery-text = 1–3: nothing; 4–6: 1 Encounter. Rewards: Recruit; Mission: Three Shrines, Hold the Monastery; EX: take 1 card of your choice from the Advantage discard pile.

area-ruins = Sunken Ruins
area-ruins-text = 1–2: nothing; 3–5: 1 Encounter; 6: special. Special: Speed check 8: on a failure the exploration fails. Rewards: Bonus; Mission: The Lost Grimoire; EX: take 1 Skill card of your choice from the Advantage discard pile.

area-glass-desert = Desert of Glass
area-glass-desert-text = 1: nothing; 2–5: 1 Encounter; 6: 2 Encounters. Speed checks made here have -2. Rewards: Bonus; Mission: The Rift of Glass (step 1); EX: draw 1 Advantage, and +2 Combat during the whole next Turn.

area-bazaar = Shadow Bazaar
area-bazaar-text = 1–2: nothing; 3–5: 1 Encounter; 6: special. Special: discard 1 random Advantage, if you have any. The exploration succeeds. Rewards: Bonus; Recruit; Mission: Contraband (step 1).

area-castle = Haunted Castle
area-castle-text = 1–2: nothing; 3–5: 1 Encounter; 6: 2 Encounters. Monsters with Darkness have +1 Combat here. Rewards: Bonus; Recruit; Mission: Daring Rescue (step 1).

area-mines = Crystal Mines
area-mines-text = 1–2: nothing; 3–4: 1 Encounter; 5–6: 2 Encounters. Rewards: Bonus; Mission: Heart of Crystal; EX: +3 Combat during the whole next Turn.

area-tower = Tower at the End
area-tower-text = 1: nothing; 2–3: 1 Encounter; 4–5: 2 Encounters; 6: special. Special: battle the Chain Warden (Combat 12, Darkness). Winning counts as success. Rewards: Bonus; Mission: The Infinity Orb, The Rift of Glass (step 2); EX: take 1 card of your choice from the Advantage discard pile, then draw 1.

area-abyss-gate = Gate of the Abyss
area-abyss-gate-text = 1: nothing; 2–4: 1 Encounter; 5–6: 2 Encounters. Rewards: Bonus; Mission: Vigil at the Gate, The Broken Chains; EX: a Character of your choice from the Character discard pile joins ready. Not with 4 Characters.

area-dragon-peak = Dragon's Peak
area-dragon-peak-text = 1: nothing; 2–4: 1 Encounter; 5: 2 Encounters; 6: special. Special: put one of your Characters, not asleep, to sleep. The exploration succeeds. Rewards: Bonus; Recruit; Mission: The Ashen Dragon.

## Monsters

encounter-wolves = Dire Wolves
encounter-wolves-text = +2 Combat against a Party of one Character.

encounter-bandits = Highway Bandits
encounter-bandits-text = If they win: you discard 1 random Advantage.

encounter-risen-dead = Risen Dead
encounter-risen-dead-text = No Trickery cards in this battle.

encounter-shadow-imp = Shadow Imp
encounter-shadow-imp-text = No abilities that exhaust in this battle.

encounter-slime = Cave Slime
encounter-slime-text = Your Party loses ties.

encounter-sprite = Mischievous Sprite
encounter-sprite-text = If it wins: put one of your Characters, not asleep, to sleep.

encounter-harpies = Harpy Flight
encounter-harpies-text = Exhausted Characters add no Combat in this battle.

encounter-vampire = Vampire Lady
encounter-vampire-text = Male Characters add no Combat in this battle.

encounter-golem = Iron Golem
encounter-golem-text = No Magic cards in this battle.

encounter-patrol = Inquisition Patrol
encounter-patrol-text = +2 Combat against a Party with a Character who has Magic. A Party of the Inquisition overcomes it without a battle.

encounter-fire-elemental = Fire Elemental
encounter-fire-elemental-text = If it wins: you discard 1 Advantage of your choice.

encounter-elder-dragon = Elder Dragon
encounter-elder-dragon-text = A Character dies if you lose by 3 or more.

encounter-lich = Lich King
encounter-lich-text = If it wins: one of your Characters, of your choice, dies whatever the margin. At most one death.

encounter-light-maiden = Light Maiden
encounter-light-maiden-text = A Party without male Characters overcomes her without a battle.

encounter-titan = Titan
encounter-titan-text = 2 dice are rolled for it; the higher counts.

## Events

encounter-inn = The Inn
encounter-inn-text = Draw a Character; it joins ready. Nothing happens with 4 Characters.

encounter-cache = Hidden Cache
encounter-cache-text = Draw 1 Advantage.

encounter-storm = Storm
encounter-storm-text = Your turn ends.

encounter-fog = Lost in the Fog
encounter-fog-text = Speed check 6: on a failure your turn ends.

encounter-pit-trap = Pit Trap
encounter-pit-trap-text = Speed check 8: on a failure put one of your Characters, not asleep, to sleep. Your turn goes on.

encounter-toll = Toll of the Brigands
encounter-toll-text = Discard 1 Advantage of your choice. If you have none or refuse, your turn ends.

encounter-plague = Plague
encounter-plague-text = Roll a die. 1 to 2: one of your Characters, of your choice, dies. 3 to 6: nothing. Your turn goes on.

encounter-merchant = Wandering Merchant
encounter-merchant-text = Discard 0, 1 or 2 Advantages of your choice, then draw the same number.

encounter-shrine = Roadside Shrine
encounter-shrine-text = +2 Combat for your Party until the end of the Turn.

encounter-rift = Rift in Reality
encounter-rift-text = Your turn ends, and you lose the next one too.

encounter-reaper = The Reaper's Due
encounter-reaper-text = One of your Characters, of your choice, dies, unless you discard 2 Advantages of your choice. Your turn goes on.

encounter-grace = Grace of the Light
encounter-grace-text = Ready and wake all your Characters; draw 2 Advantages.

## Skill cards

kind-iron-fist = Iron Fist
kind-iron-fist-line = +3 Combat
kind-iron-fist-text = Battle: +3 Combat.

kind-ki-burst = Ki Burst
kind-ki-burst-line = +5 Combat; its user falls asleep
kind-ki-burst-text = Battle: +5 Combat. After the battle the Character who paid for it falls asleep.

kind-swift-step = Swift Step
kind-swift-step-line = +4 to your Speed check
kind-swift-step-text = Interrupt, before your own Speed check: +4.

kind-deflect = Deflect
kind-deflect-line = Cancel a Battle Skill card
kind-deflect-text = Interrupt, in a battle of your Party: cancel a Battle Skill card just played by your opponent.

kind-sense-aura = Sense Aura
kind-sense-aura-line = Re-roll your exploration die
kind-sense-aura-text = Interrupt: re-roll your own exploration die.

kind-sleep = Sleep
kind-sleep-line = Put a rival Character to sleep
kind-sleep-text = Movement or Interaction: choose a Character of another Party that is in an Area; it falls asleep.

kind-fireball = Fireball
kind-fireball-line = +4 Combat
kind-fireball-text = Battle: +4 Combat.

kind-gate = Spatial Gate
kind-gate-line = Go to another Area and explore there
kind-gate-text = Exploration, before you decide to explore: move your Party from its Area to another active Area without a Prior Encounter; you may explore there. Breaks off a resistance.

kind-ward = Mystic Ward
kind-ward-line = Cancel an Event that strikes you
kind-ward-text = Interrupt: cancel an Event that is about to strike your Party; it is overcome and discarded.

kind-dispel = Dispel
kind-dispel-line = Cancel a Magic or Plot card
kind-dispel-text = Interrupt: cancel a Magic card or a Plot card (not an Organization) just played by another player.

kind-pickpocket = Pickpocket
kind-pickpocket-line = Take 1 random Advantage
kind-pickpocket-text = Interaction: choose another Party in the same Area and take 1 random Advantage from its player. Not with 5 in hand.

kind-ambush = Ambush
kind-ambush-line = +2 Combat, or +5 if you attack
kind-ambush-text = Battle: +2 Combat, or +5 if you declared this attack.

kind-smoke = Smoke Bomb
kind-smoke-line = Escape from battle
kind-smoke-text = Battle: your Party escapes.

kind-disguise = Disguise
kind-disguise-line = Cancel an attack on you
kind-disguise-text = Interrupt: cancel an attack or one compulsory battle with your Party. For the rest of the Turn nobody may attack you; other compulsory battles still take place.

kind-poison = Poison
kind-poison-line = 5–6: a Character dies, 1–4: sleeps
kind-poison-text = Interaction: choose a Character, not asleep, of another Party in the same Area and roll a die. 5 to 6: it dies. 1 to 4: it falls asleep.

kind-scout = Scout
kind-scout-line = Look at 2 face-down Encounters
kind-scout-text = Movement: look in secret at one face-down Prior Encounter and at the top card of the Encounter deck. Both stay where they are.

## Plot cards

kind-wrong-way = Wrong Way
kind-wrong-way-line = Redirect another player's move
kind-wrong-way-text = Interrupt: redirect another player's declared move to another active Area of your choice.

kind-zeppelin = Zeppelin Voyage
kind-zeppelin-line = Move to any active Area
kind-zeppelin-text = Movement, instead of your move: enter any active Area. Its Prior Encounter is not played and stays; nobody can redirect you. Breaks off a resistance.

kind-betrayal = Betrayal
kind-betrayal-line = 4–6: a rival Character joins you
kind-betrayal-text = Interaction, with at most 3 Characters: choose a Character of another Party in the same Area that has 2 or more, and roll a die. 4 to 6: it joins you as it is. 1 to 3: nothing.

kind-fate = Turn of Fate
kind-fate-line = Re-roll any die
kind-fate-text = Interrupt: re-roll any die just rolled by or for anyone.

kind-veto = Veto of Destiny
kind-veto-line = Cancel any Advantage
kind-veto-text = Interrupt: cancel any Advantage just played by another player.

kind-reinforcements = Reinforcements
kind-reinforcements-line = Draw a Character
kind-reinforcements-text = Reset: draw a Character; it joins ready. Not with 4 Characters.

kind-treasure = Forgotten Treasure
kind-treasure-line = Draw 2 Advantages
kind-treasure-text = Reset: draw 2 Advantages.

kind-heroes-hour = Heroes' Hour
kind-heroes-hour-line = +2 Combat
kind-heroes-hour-text = Battle: +2 Combat.

kind-forced-march = Forced March
kind-forced-march-line = +4 Speed, next Turn too
kind-forced-march-text = Reset: +4 Speed from now to the end of the next Turn. The turn order of this Turn does not change.

## Organizations

kind-inquisition = The Inquisition
kind-inquisition-line = +2 Combat against Darkness, no Magic
kind-inquisition-text = Enemy: Samael. Benefit: +2 Combat against Monsters and mission foes with Darkness. Duty: your Characters cannot use Magic cards.

kind-samael = Samael
kind-samael-line = +1 Combat for each with Magic
kind-samael-text = Enemies: the Inquisition, Tol Rauko. Benefit: +1 Combat for each of your Characters with Magic who is not asleep. Duty: you cannot choose Recruit in Areas with the trade symbol.

kind-black-sun = The Black Sun
kind-black-sun-line = Trade from any Area
kind-black-sun-text = Enemy: Tol Rauko. Benefit: you may trade from any Area; your partner still needs one with the trade symbol. Duty: at the start of your Reset sub-turn discard 1 Advantage of your choice, or leave.

kind-tol-rauko = Tol Rauko
kind-tol-rauko-line = +2 Combat on level 3, no rest
kind-tol-rauko-text = Enemies: Samael, the Black Sun. Benefit: +2 Combat in all battles in Areas of level 3, and when entering them. Duty: you cannot choose to rest.
