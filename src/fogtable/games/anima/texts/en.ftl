# ANIMA: Shadow of Omega: English texts

## The game

game-name = ANIMA: Shadow of Omega

## Sides and seats

seat-party = Party { $number }
side-party-1 = Party 1
side-party-2 = Party 2
side-party-3 = Party 3
side-party-4 = Party 4
side-party-5 = Party 5
side-omega = Omega
side-nobody = Nobody

## Skills, traits, rewards

skill-ki = Ki
skill-magic = Magic
skill-trickery = Trickery
trait-human = Human
trait-humanoid = Humanoid
trait-beast = Beast
trait-giant = Giant
trait-dragon = Dragon
trait-undead = Undead
trait-demon = Demon
trait-darkness = Darkness
trait-light = Light
trait-elemental = Elemental
trait-construct = Construct
reward-bonus = Bonus
reward-bonus-text = Draw Advantages: as many as the level of the Area.
reward-recruit = Recruit
reward-recruit-text = Draw a Character; it joins ready. Not with 4 Characters, and not here again on the next Turn.
reward-mission = Mission
reward-mission-text = Do the step of your mission that belongs here.
reward-ex = EX

## Areas

area-capital-rule = No attacks may be declared here.
area-glass-desert-rule = Speed checks made here have -2.
area-castle-rule = Monsters with Darkness have +1 Combat here.
special-fail-with-organization = If you belong to an Organization, the exploration fails; otherwise it succeeds.
special-speed-check = Speed check 8: on a failure the exploration fails.
special-discard-random = Discard 1 random Advantage, if you have any. The exploration succeeds.
special-foe = Battle the Chain Warden (Combat 12, Darkness). Winning counts as success.
special-sleep-one = Put one of your Characters, not asleep, to sleep. The exploration succeeds.
extra-trade-in = Discard 1 Advantage of your choice, then draw 2. You need one to discard.
extra-speed-next = +3 Speed during the whole next Turn.
extra-fetch-any = Take 1 card of your choice from the Advantage discard pile.
extra-fetch-skill = Take 1 Skill card of your choice from the Advantage discard pile.
extra-draw-and-combat = Draw 1 Advantage, and +2 Combat during the whole next Turn.
extra-combat-next = +3 Combat during the whole next Turn.
extra-fetch-and-draw = Take 1 card of your choice from the Advantage discard pile, then draw 1.
extra-character-from-pile = A Character of your choice from the Character discard pile joins ready. Not with 4 Characters.

## Monsters

encounter-goblins = Goblin Raiders
encounter-ogre = Ogre
encounter-abyss-lord = Lord of the Abyss

## Foes that are no cards

foe-chain-warden = Chain Warden
foe-gaoler = Gaoler Knight
foe-ashen-dragon = Ashen Dragon
foe-besiegers = Besiegers
foe-crystal-guardian = Crystal Guardian
foe-omega = Omega, Lord of Infinity
foe-chainbreakers = Chainbreakers
foe-shadow-of-omega = Shadow of Omega
foe-crisis-omega = Omega

## Missions

mission-grimoire = The Lost Grimoire
mission-grimoire-text = Mission reward at Sunken Ruins, then Speed check { $check-grimoire }. Reward: +1 Combat; draw 2 Advantages.
mission-rescue = Daring Rescue
mission-rescue-text = Step 1: Mission reward at Haunted Castle, then battle the Gaoler Knight (8). Step 2: Mission reward at Village of Cornes. Reward: +2 Combat; draw a Character, which joins ready (not with 4).
mission-dragon = The Ashen Dragon
mission-dragon-text = Mission reward at Dragon's Peak, then battle the Ashen Dragon (11). Reward: +3 Combat.
mission-siege = Hold the Monastery
mission-siege-text = Resistance at Mountain Monastery, 3 stages: battle the Besiegers with Combat 4, then 5, then 6. Reward: +2 Combat.
mission-vigil = Vigil at the Gate
mission-vigil-text = Resistance at Gate of the Abyss, 2 stages: in each draw 1 Encounter and overcome it. Reward: +{ $gain-combat-vigil } Combat, +{ $gain-speed-vigil } Speed.
mission-race = The Emperor's Race
mission-race-text = Step 1: Mission reward at Imperial Capital, then Speed check 7. Step 2: Mission reward at Free Port, then Speed check 9. Reward: +3 Speed.
mission-contraband = Contraband
mission-contraband-text = Secret start. Step 1: Mission reward at Shadow Bazaar; the others only see that you took no reward. Step 2: Mission reward at Free Port, where you reveal this card. A battle lost to another Party in between undoes step 1. Reward: +2 Speed; draw 2 Advantages.
mission-crystal = Heart of Crystal
mission-crystal-text = Mission reward at Crystal Mines, then battle the Crystal Guardian ({ $combat-crystal-guardian }). Reward: +2 Combat.
mission-shrines = Three Shrines
mission-shrines-text = In any order: Mission reward at Pilgrims' Road, at Mountain Monastery and at Whispering Forest. Reward: +{ $gain-combat-shrines } Combat, +{ $gain-speed-shrines } Speed.
mission-purge = Purge the Darkness
mission-purge-text = Start it in your Reset sub-turn. Then defeat Monsters with Darkness whose levels add up to { $purge-levels } or more; mission foes do not count. Reward: +2 Combat.

## Final Missions

final-orb = The Infinity Orb
final-orb-text = Mission reward at Tower at the End, then battle Omega, Lord of Infinity (16, Darkness). If you win, you win the game.
final-chains = The Broken Chains
final-chains-text = Resistance at Gate of the Abyss, 3 stages: battle the Chainbreakers with Combat 10, then 11, then 12. The third win wins the game.
final-rift = The Rift of Glass
final-rift-text = Step 1: Mission reward at Desert of Glass, then Speed check 11, with the -2 of the Desert. Step 2: Mission reward at Tower at the End, then battle the Shadow of Omega (14, Darkness). If you win, you win the game.

## Phases and windows

phase-setup = Set-up
phase-setup-text = Everyone keeps 1 of 2 Characters and 3 of 4 Advantages.
phase-reset = Reset
phase-reset-text = Characters recover, the fastest Party goes first. You can discard cards and Characters; the player with the fewest may then claim one.
phase-movement = Movement
phase-movement-text = Each Party goes to an Area, explores a new one or rests.
phase-interaction = Interaction
phase-interaction-text = Parties trade, attack and use cards against each other.
phase-exploration = Exploration
phase-exploration-text = A die decides what waits in the Area; survivors take one of its rewards.
phase-end = End of the Turn
phase-end-text = Effects of this Turn end.
moment-move = A move is declared
moment-card = A card is played
moment-die = A die was rolled
moment-attack = An attack is declared
moment-event = An Event is about to take effect
moment-death = A Character is about to die
moment-check = A Speed check is about to be made
moment-battle = A battle begins
moment-area = An Area is about to be removed

## The end

win-party-1 = A Party has stopped Omega
win-party-2 = A Party has stopped Omega
win-party-3 = A Party has stopped Omega
win-party-4 = A Party has stopped Omega
win-party-5 = A Party has stopped Omega
win-omega = Nobody has stopped Omega
win-nobody = A draw: nobody wins the race

cause-omega-stopped = The Final Mission is complete: Omega is stopped.
cause-turn-cap = The last Turn is over, and Omega is not stopped.
cause-turn-200 = 200 Turns have passed, and Omega is not stopped.
cause-omega-wins = Everyone has lost to Omega.

## Numbers, dice, levels

level-level-1 = Level 1
level-level-2 = Level 2
level-level-3 = Level 3
roll-of-battle = battle
roll-of-exploration = exploration
roll-of-check = Speed check
roll-of-card = card
roll-of-event = Event
roll-of-ability = ability
which-die-own = first die
which-die-other = second die
which-die-second = third die
count-zero = 0
count-one = 1
count-two = 2
count-three = 3
count-four = 4
count-five = 5

## What happens

log-dealt-mission = { $player } is dealt a mission: { $mission }
log-dealt-character = { $player } is dealt { $character }
log-dealt-advantage = { $player } is dealt { $card }
log-keeps = { $player } sets out with { $character }
log-first-area = On the table: { $area }
log-turn-begins = Turn { $turn }
log-tie-die = { $player } rolls for the order: { $die }
log-in-order = Turn order: { $player } is number { $place }
log-loses-turn = { $player } skips this Turn
log-phase-begins = { $phase }
log-game-ends =
    { $winner ->
        [none] The game is over
       *[other] The game is over: { $winner } has stopped Omega
    }
log-pays-duty = { $player } pays the duty of The Black Sun
log-lays-down = { $player } discards { $card }
log-dismisses = { $player } dismisses { $character }
log-leaves-organization = { $player } leaves an Organization: { $organization }
log-claims-character = { $player } has the fewest Characters and takes { $character }
log-claims-card = { $player } has the fewest cards and takes { $card }
log-heads-for = { $player } heads for { $area }
log-arrives = { $player } arrives: { $area }
log-rests = { $player } rests
log-holds = { $player } holds: { $area }
log-explores-new = { $player } explores a new Area: { $area }
log-prior-lies = An Encounter waits at { $area }: { $encounter }
log-prior-revealed = Prior Encounter revealed, { $area }: { $encounter }
log-prior-stays = It stays there, { $area }: { $encounter }
log-road-encounter = On the way, { $area }: { $encounter }
log-wants-removed = { $player } wants to remove { $area }
log-saves-area = { $player } discards a card to save { $area }
log-area-removed = Removed: { $area }
log-attacks = { $player } attacks { $other }
log-must-fight = { $player } and { $other } are enemies and must fight
log-offers =
    { $player } offers { $other } a trade: { $characters } +{ $gives ->
        [one] { $gives } card
       *[other] { $gives } cards
    } for { $wanted } +{ $wants ->
        [one] { $wants } card
       *[other] { $wants } cards
    }
log-is-offered = Only { $player } sees this. Offered: { $cards } ⇄ asked for: { $named }
log-rejects = { $player } rejects the offer of { $other }
log-trades =
    { $player } and { $other } trade: { $characters } +{ $gives ->
        [one] { $gives } card
       *[other] { $gives } cards
    } for { $back } +{ $returned ->
        [one] { $returned } card
       *[other] { $returned } cards
    }
log-gets = { $player } receives: { $cards }
log-reveals-final = { $player } reveals the Final Mission
log-countdown =
    { $turns ->
        [one] { $turns } Turn left
       *[other] { $turns } Turns left
    }
log-last-stand = The time is up: Omega is free
log-plays =
    { $payer ->
        [none] { $player } plays { $card }
       *[other] { $player } plays { $card } with { $payer }
    }
log-uses = { $player } uses an ability: { $character }
log-aims-at-area = { $player } chooses { $area }
log-aims-at-character = { $player } chooses { $character }
log-aims-at-party = { $player } chooses { $other }
log-aims-at-die = { $player } chooses a die: { $which }
log-cancelled = Cancelled: { $card } of { $player }
log-redirected = { $player } is redirected: { $area }
log-joins-organization = { $player } joins an Organization: { $organization }
log-peeks =
    { $encounter ->
        [unknown] { $player } looks at the card at { $area }
       *[other] { $player } sees { $encounter } at { $area }
    }
log-rolls = { $player } rolls { $number } ({ $what }, { $which })
log-rerolls = Re-rolled ({ $which }): { $number }
log-checks-speed = { $player } makes a Speed check: { $difficulty } or more
log-check-succeeds = { $player } reaches { $total }: success
log-check-fails = { $player } reaches { $total }: failure
log-draws =
    { $card ->
        [unknown] { $player } draws a card
       *[other] { $player } draws { $card }
    }
log-discards = { $player } discards { $card }
log-takes-card =
    { $card ->
        [unknown] { $player } takes a random card of { $other }
       *[other] { $player } takes { $card } of { $other }
    }
log-loses-card = { $player } loses { $card }
log-deck-remade = The discarded Advantages become a new deck
log-character-deck-remade = The discarded Characters become a new deck
log-encounter-deck-remade = The discarded Encounters become a new deck
log-sees-top =
    { $encounter ->
        [unknown] { $player } looks at the next Encounter
       *[other] { $player } sees the next Encounter: { $encounter }
    }
log-joins = { $character } joins { $player }
log-dies = { $player } loses a Character: { $character } is dead
log-wiped-out = { $player } has no Characters left
log-falls-asleep = { $player }: { $character } falls asleep
log-turn-ended = { $player } is out for this Turn
log-resistance-broken = { $player } breaks off the resistance
log-meets = { $player } meets { $encounter }
log-false-alarm = A false alarm: { $encounter }
log-pacified = { $player } passes without a fight: { $encounter }
log-blessed = { $player } is blessed until the end of the Turn
log-readied = All Characters of { $player } are ready
log-loses-next-turn = { $player } will skip the next Turn
log-fights-monster = { $player } fights { $encounter }
log-fights-foe = { $player } fights { $foe }
log-fights-party = { $player } fights { $other }
log-escapes = { $player } escapes
log-stands = { $player }: { $combat } against { $against }
log-stands-against = { $player } { $combat }, { $other } { $against }
log-beats = { $player } wins by { $margin }
log-beaten = { $player } loses by { $margin }
log-roll-again = A tie: both re-roll
log-loses-to = { $player } loses to { $other } by { $margin }
log-explores = { $player } explores: { $area }
log-special = { $player } meets the special case: { $area }
log-takes-reward = { $player } takes a reward: { $reward }
log-takes-nothing = { $player } takes no reward
log-fetches = { $player } takes { $card } from the discard pile
log-starts-mission = { $player } starts a mission: { $mission }
log-smuggles = { $player } has the goods: Contraband has begun in secret
log-smuggling-fails = { $player } has lost the goods: step 1 of Contraband is undone
log-step-done = { $player } does a step of a mission: { $mission } ({ $done })
log-stage-won = { $player } wins stage { $stage }
log-completes-mission = { $player } completes a mission: { $mission }
log-final-drawn = The Final Mission is revealed: { $final }
log-tries-final = { $player } attempts the Final Mission
log-final-step-done = { $player } does a step of the Final Mission

## Questions

ask-return-character = Which Character do you return?
ask-return-character-hint = The other one starts with you; nobody sees the one you return.
ask-return-card = Which Advantage do you return?
ask-return-card-hint = You keep three of the four.
ask-duty = Pay the duty of The Black Sun?
ask-duty-hint = Discard an Advantage, or leave the Organization.
ask-reset = Your Reset
ask-reset-hint = Only now can you discard cards and Characters freely; others may claim them.
ask-claim-character = Take a dismissed Character?
ask-claim-character-hint = Your Party is the smallest.
ask-claim-card = Take a discarded Advantage?
ask-claim-card-hint = You have the fewest cards.
ask-move = Where does your Party go?
ask-move-hint = Cards first, then one move: an Area, a new Area, rest, or hold.
ask-remove-area = Which Area is removed?
ask-remove-area-hint = There are too many on the table; another player can save one by discarding a card.
ask-save-area = Save this Area?
ask-save-area-hint = It costs an Advantage of your choice.
ask-react = Do you react?
ask-react-hint = All choose in secret; the first in turn order counts.
ask-pay-with = Which Character uses the card?
ask-pay-with-hint = This Character becomes exhausted.
ask-fight = Strengthen your side?
ask-fight-hint = You play Battle cards and use abilities before the dice are rolled.
ask-interact = Your Interaction
ask-interact-hint = Cards, offers and one attack, in any order.
ask-make-offer = Make an offer
ask-make-offer-hint = Each side gives at least one card; only your partner sees which.
ask-answer-offer = Accept the offer?
ask-answer-offer-hint = If you accept, you trade at once.
ask-hand-over = Which Advantage do you give?
ask-hand-over-hint = The cards asked for by name must be among them.
ask-explore = Explore this Area?
ask-explore-hint = A die decides what waits; survivors take a reward.
ask-take-reward = Choose a reward
ask-take-reward-hint = One of the three, or none.
ask-lose-character = Who dies?
ask-lose-character-hint = A Character of your choice goes to the discard pile.
ask-put-to-sleep = Who falls asleep?
ask-put-to-sleep-hint = Until the next Reset this Character adds no Combat.
ask-discard-card = Which Advantage do you discard?
ask-discard-card-hint = It goes face up to the discard pile.
ask-fetch-card = Which card do you take?
ask-fetch-card-hint = Everyone sees which one it is.
ask-fetch-character = Who joins you?
ask-fetch-character-hint = The Character joins ready.
ask-toll = Pay the brigands?
ask-toll-hint = Discard an Advantage, or your turn ends.
ask-barter = What do you sell?
ask-barter-hint = Discard up to two Advantages; you draw the same number.
ask-reaper = What does the Reaper get?
ask-reaper-hint = A Character, or two Advantages.
ask-redirect-to = Where do you send them?
ask-redirect-to-hint = Any other active Area.
ask-fly-to = Where do you fly?
ask-fly-to-hint = The Prior Encounter there is not played.
ask-gate-to = Where does the gate lead?
ask-gate-to-hint = To an Area without a Prior Encounter.
ask-peek-at = Which card do you look at?
ask-peek-at-hint = The others see where you look, but not what you see.
ask-rob = Whose card do you take?
ask-rob-hint = The card is taken at random.
ask-lull = Who falls asleep?
ask-lull-hint = A sleeping Character adds no Combat until the next Reset.
ask-stab = Who is the victim?
ask-stab-hint = A die decides.
ask-tempt = Which Character do you tempt?
ask-tempt-hint = On 4 or more the Character joins you.
ask-reroll = Which die is re-rolled?
ask-reroll-hint = First: the attacker's or Party's; others: the opponent's. The new number replaces the old.
ask-reveal-final = Reveal the Final Mission?
ask-reveal-final-hint = From then on a counter runs down.

## Answers

do-pass = Pass
do-return-character-return = Return: { $object }
do-return-card-return = Return: { $object }
do-duty-discard = Discard { $object }
do-duty-leave = Leave the Organization
do-reset-discard = Discard { $object }
do-reset-dismiss = Dismiss { $object }
do-reset-leave = Leave the Organization
do-reset-play = Play { $object }
do-reset-use = Use { $object }
do-reset-start = Start { $object }
do-reset-end = End Reset
do-claim-character-take = Take { $object }
do-claim-card-take = Take { $object }
do-move-play = Play { $object }
do-move-go = Go to { $object }
do-move-explore = Explore a new Area
do-move-explore-level = Explore a new Area: { $object }
do-move-explore-discarded = Bring back { $object }
do-move-rest = Rest
do-move-hold = Hold
do-remove-area-remove = Remove { $object }
do-save-area-pay = Discard { $object }
do-react-play = Play { $object }
do-react-use = Use { $object }
do-pay-with-exhaust = { $object }
do-fight-play = Play { $object }
do-fight-use = Use { $object }
do-interact-play = Play { $object }
do-interact-use = Use { $object }
do-interact-offer = Trade with { $object }
do-interact-attack = Attack { $object }
do-interact-end = End Interaction
do-make-offer-give = Give { $object }
do-make-offer-give-character = Give { $object }
do-make-offer-want-character = Ask for { $object }
do-make-offer-want-cards = Cards to ask for: { $object }
do-make-offer-want-kind = Ask for { $object }
do-make-offer-send = Send the offer
do-make-offer-drop = Cancel offer
do-answer-offer-accept = Accept
do-answer-offer-reject = Reject
do-answer-offer-counter = Make a counter-offer
do-hand-over-give = Give { $object }
do-explore-explore = Explore
do-explore-stay = Do not explore
do-explore-play = Play { $object }
do-explore-go-on = Continue resistance
do-take-reward-bonus = Bonus
do-take-reward-recruit = Recruit
do-take-reward-extra = EX
do-take-reward-mission = Mission: { $object }
do-take-reward-final = Final Mission
do-take-reward-nothing = No reward
do-lose-character-lose = { $object }
do-put-to-sleep-sleep = { $object }
do-discard-card-discard = Discard { $object }
do-fetch-card-take = Take { $object }
do-fetch-character-take = Take { $object }
do-toll-pay = Discard { $object }
do-toll-refuse = Refuse
do-barter-discard = Sell { $object }
do-barter-stop = Stop selling
do-reaper-lose = { $object } dies
do-reaper-pay = Discard two Advantages
do-redirect-to-area = { $object }
do-fly-to-area = { $object }
do-gate-to-area = { $object }
do-peek-at-area = { $object }
do-rob-from = { $object }
do-lull-character = { $object }
do-stab-character = { $object }
do-tempt-character = { $object }
do-reroll-die = { $object }
do-reveal-final-reveal = Reveal it
do-reveal-final-wait = Wait
