# What only the table of ANIMA says.

## The Turn

habits = Auto-pass
turn-line = The Turn
order = Turn order
acts = acts now
turn-is-ended = out for this Turn
countdown =
    { $turns ->
        [one] { $turns } Turn left
       *[other] { $turns } Turns left
    }

## Areas

areas = Areas
areas-of = { $count } of { $limit } at most
on-the-road = On the road
level-is = level { $level }
trade-here = trade
monster-waits = A Monster waits: { $monster }
lies-unseen = A face-down card
lies-unseen-text = The first Party to go there reveals it.
lies-known = Face down, and you know it: { $encounter }
peeked-by = Looked at by { $names }.
parties-here = Here: { $parties }.
heads-here = { $name } is coming
is-saved = saved

## Parties and Characters

parties = Parties
party-of = Characters of { $name }
choose-party = Choose { $name }
combat = Combat
combat-is = Combat { $number }
speed-is = Speed { $number }
combat-next = +{ $number } Combat during the next Turn.
speed-next = +{ $number } Speed during the next Turn.
is-ready = ready
is-exhausted = exhausted
is-asleep = asleep
free-use-spent = The free use for this Turn is spent.
cards-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
missions-in-hand =
    { $count ->
        [one] { $count } secret mission
       *[other] { $count } secret missions
    }
missions-open =
    { $count ->
        [one] { $count } open mission
       *[other] { $count } open missions
    }
mission-started =
    { $done ->
        [0] Started: { $mission }
       *[other] Started: { $mission } ({ $done })
    }
mission-completed = Completed: { $mission }
final-mission = the Final Mission
final-steps = Steps of the Final Mission: { $count }
resists =
    { $stage ->
        [0] Resistance: { $mission }
       *[other] Resistance: { $mission }, stages won: { $stage }
    }
has-rested = has rested
is-protected = in disguise
loses-next = skips the next Turn

## The hand and the missions

tab-hand = Hand
tab-party = Party
hand = Your hand
hand-empty = No cards.
card-type-skill = Skill card
card-type-plot = Plot card
card-type-organization = Organization
needs-skill = needs { $skill }
when-reset = Reset
when-movement = Movement
when-interaction = Interaction
when-exploration = Exploration
when-battle = battle
when-move = when a move is declared
when-card = against a card
when-die = after a die roll
when-attack = when attacked
when-event = before an Event
when-death = before a death
when-check = before a Speed check
when-area = when an Area is removed
missions = Missions
mission-is-secret = secret
mission-is-smuggles = secret; you have the goods
mission-is-started =
    { $done ->
        [0] started, everyone can see it
       *[other] started, everyone can see it: { $done }
    }
steps-done = Steps done: { $count }.
final-hidden = The Final Mission is still hidden.

## What is under way

battle = Battle
speed = Speed
encounter-type-monster = Monster
encounter-type-event = Event
term-marks = Reward markers
term-now = Until the end of the Turn
term-acrobat = Acrobatic Warrior at checks
term-tao = Tao alone

## Decks

piles = Decks and discard piles
decks-left = Advantages { $advantages }, Characters { $characters }, Encounters { $encounters }, Areas { $areas }

## Answers, several of a kind

head-play = Play:
head-use = Use:
head-discard = Discard:
head-dismiss = Dismiss:
head-start = Start:
head-go = Go to:
head-explore-discarded = Bring back:
head-offer = Trade with:
head-attack = Attack:
head-give = Give:
head-want = Ask for:
head-want-cards = Cards to ask for:
head-mission = Mission:
head-take = Take:
head-pay = Pay:
head-remove = Remove:
head-return = Return:
ends-reset = This ends your Reset; your Party goes when Movement comes.
ends-interact = This ends your Interaction; you explore when Exploration comes.
onward-explore = Go and explore
ask-explore-go-on = The next stage of your resistance
ask-explore-go-on-hint = You fight or face an Encounter before you can hold on.
