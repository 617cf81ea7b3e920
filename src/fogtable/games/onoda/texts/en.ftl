# ONODA: English texts

## The game

game-name = ONODA

## Side and seat

side-onoda = Onoda
side-island = The island
seat-onoda = Onoda

## Regions

region-lubang = Lubang
region-tilik = Tilik
region-five-hundred = Five Hundred
region-kyanpu = Kyanpu
region-binacas = Binacas
region-looc = Looc
region-ago = Ago

## Items and their markers

marker-uniform = Marker: uniform
marker-rifle = Marker: rifle
marker-camouflage = Marker: camouflage
marker-binoculars = Marker: binoculars
marker-kit = Marker: first-aid kit
marker-blank = Blank marker

## Comrades

comrade-kozuka = Kozuka
comrade-shimada = Shimada
comrade-akatsu = Akatsu

## Tokens

token-t01 = Token: determination 0, food 1
token-t02 = Token: determination 1, food 1
token-t03 = Token: determination 1, food 2
token-t04 = Token: determination 2, food 3
token-t05 = Token: determination 2, food 3
token-t06 = Token: determination 3, food 2
token-t07 = Token: determination 3, food 3
token-t08 = Token: determination 4, food 2
token-t09 = Token: determination 4, food 2
token-t10 = Token: determination 5, food 1
token-t11 = Token: determination 5, food 3
token-t12 = Token: determination 6, food 1

## What a prepared event is played for

use-the-order-retake = The Order: redraw the check
use-the-order-calm = The Order: lose 1 paranoia
use-futamata-retake = Futamata Detachment: redraw the check
use-futamata-move = Futamata Detachment: put Onoda in any region
use-plantains-retake = Plantains: redraw the check
use-plantains-food = Plantains: draw 2 food tokens
use-plantains-calm = Plantains: lose 2 paranoia
use-one-bullet-one-cow-retake = One Bullet, One Cow: redraw the check
use-one-bullet-one-cow-food = One Bullet, One Cow: exhaust the rifle, draw 3 food tokens
use-salt-retake = Salt: redraw the check
use-salt-calm = Salt: lose 1 paranoia, draw 1 food token
use-salt-food = Salt: draw 2 food tokens, keep 1
use-coconut-milk-retake = Coconut Milk: redraw the check
use-coconut-milk-food = Coconut Milk: draw 1 food token, remove 1 alert here
use-dried-beef-retake = Dried Beef: redraw the check
use-dried-beef-food = Dried Beef: draw 2 food tokens
use-bamboo-hut-retake = Bamboo Hut: redraw the check
use-bamboo-hut-calm = Bamboo Hut: lose 1 paranoia
use-needle-and-wire-retake = Needle and Wire: redraw the check
use-needle-and-wire-mend = Needle and Wire: restore any item
use-jungle-remedies-retake = Jungle Remedies: redraw the check
use-jungle-remedies-comrade = Jungle Remedies: restore a comrade
use-jungle-remedies-heal = Jungle Remedies: gain 1 health
use-mothers-dagger-retake = Mother's Dagger: redraw the check
use-mothers-dagger-discard = Mother's Dagger: discard a lasting event
use-horse-races-retake = Betting on Horses: redraw the check
use-horse-races-calm = Betting on Horses: exhaust the radio, lose 2 paranoia
use-the-circuit-retake = The Circuit: redraw the check
use-the-circuit-alert = The Circuit: remove 2 alert markers

## Effects to choose from

deed-exhaust-uniform = Exhaust the uniform
deed-exhaust-rifle = Exhaust the rifle
deed-exhaust-camouflage = Exhaust the camouflage
deed-exhaust-binoculars = Exhaust the binoculars
deed-exhaust-kit = Exhaust the first-aid kit
deed-exhaust-radio = Exhaust the radio
deed-exhaust-any-item = Exhaust any item
deed-exhaust-comrade = Exhaust a comrade
deed-exhaust-shimada = Exhaust Shimada
deed-exhaust-akatsu = Exhaust Akatsu
deed-lose-one-health = Lose 1 health
deed-lose-two-health = Lose 2 health
deed-gain-paranoia = Gain 1 paranoia
deed-lose-food = Lose 1 food token
deed-paranoia-check = Make a paranoia check
deed-alert-check = Make an alert check
deed-draw-food = Draw 1 food token
deed-restore-comrade = Restore a comrade

## Missions

mission-the-pier = The Pier
mission-the-pier-text = Success: gain 1 honor, lose 1 paranoia, restore the uniform. Failure: lose 2 health.
mission-the-airstrip = The Airstrip
mission-the-airstrip-text = Success: gain 1 honor, restore a comrade, restore the radio. Failure: place 1 alert marker here, lose 1 health.
mission-the-hideout = The Hideout
mission-the-hideout-text = Success: gain 1 honor, lose 1 paranoia, restore a comrade, restore the rifle. Failure: gain 2 paranoia.
mission-the-radar-base = The Radar Base
mission-the-radar-base-text = Success: gain 1 honor, lose 1 paranoia, restore any item. Failure: gain 1 paranoia, place 1 alert marker here.
mission-the-ambush = The Ambush
mission-the-ambush-text = Success: gain 1 honor, draw 1 food token, restore the rifle. Failure: lose 1 health.
mission-watching-the-strait = Watching the Strait
mission-watching-the-strait-text = Success: gain 1 honor, lose 1 paranoia, restore the radio. Failure: gain 2 paranoia.
mission-farmers = Farmers
mission-farmers-text = Success: gain 1 honor, draw 2 food tokens, restore the uniform. Failure: lose 1 health, place 1 alert marker here.
mission-harvest-at-looc = Harvest at Looc
mission-harvest-at-looc-text = Success: gain 1 honor, draw 1 food token, restore a comrade. Failure: gain 1 paranoia.
mission-night-at-the-port = A Night at the Port
mission-night-at-the-port-text = Success: gain 1 honor, draw 1 food token, gain 1 health. Failure: lose 1 health, gain 1 paranoia.
mission-cattle = Cattle
mission-cattle-text = Success: gain 1 honor, draw 2 food tokens, restore a comrade. Failure: lose 1 health, place 1 alert marker here.
mission-bamboo-and-vines = Bamboo and Vines
mission-bamboo-and-vines-text = Success: gain 1 honor, gain 1 health, restore a comrade. Failure: gain 1 paranoia.
mission-coconut-grove = The Coconut Grove
mission-coconut-grove-text = Success: gain 1 honor, draw 1 food token, restore a comrade. Failure: gain 1 paranoia.

## Checks and moments

check-raid = Alert check (raid)
check-repair = Alert check (repair)
check-mission = Alert check (mission)
check-event = Alert check (event)
check-paranoia = Paranoia check
check-sanity = Sanity check
moment-before-event = Before the event is revealed
moment-event-shown = The event is revealed, before its effect
moment-after-event = Before the alert marker is placed
moment-round-end = At the end of the round

## Options

variant-standard = Standard game
variant-military = Historical variant, military missions
variant-survival = Historical variant, survival missions

## The end

end-death = Death
end-madness = Madness
end-broken = Madness: the mind gave way
end-survived = Survived
win-onoda = Onoda comes home
win-island = The island has won
band-forgotten = Forgotten
band-outlaw = Public Enemy
band-disputed = Disputed Figure
band-historical = Historical Result
band-legend = Legend
cause-forgotten = Onoda came out of the jungle. Ending: Forgotten.
cause-outlaw = Onoda came out of the jungle. Ending: Public Enemy.
cause-disputed = Onoda came out of the jungle. Ending: Disputed Figure.
cause-historical = Onoda came out of the jungle. Ending: Historical Result.
cause-legend = Onoda came out of the jungle. Ending: Legend.
cause-death = Health fell to 0.
cause-madness = Paranoia reached 10.
cause-broken = A sanity check failed.

## The log

log-round-begins = Round { $round }
log-reveals-mission = Mission: { $mission }, in { $region }
log-moves = Onoda moves: { $region }
log-move-stopped = Onoda does not move: { $region }
log-relocated = Onoda is now in: { $region }
log-raids = Raid: { $region }
log-repairs = Repair: { $item }
log-attempts = Mission attempted: { $mission }
log-mission-succeeds = Mission accomplished: { $mission }
log-mission-fails = Mission failed: { $mission }
log-check-begins = { $check }
log-draws-token = Drawn: determination { $determination }
log-spends-health = Spends { $number } health on the check: { $left } left
log-retakes = The check is redrawn
log-check-succeeds = { $check }: success
log-check-fails = { $check }: failure
log-loses-health = Loses { $number } health: { $left } left
log-gains-health = Gains { $number } health: { $left } now
log-gains-paranoia = Paranoia rises by { $number }, to { $now }
log-loses-paranoia = Paranoia falls by { $number }, to { $now }
log-gains-honor = Honor rises to { $now }
log-health-full = Health is at 10 already
log-no-paranoia = Paranoia is at 0 already
log-alert-rises = Alert rises to { $level }: { $region }
log-alert-stays = Alert can rise no further: { $region }
log-alert-falls = Alert falls to { $level }: { $region }
log-no-alert = No alert marker to remove: { $region }
log-draws-food = Food token drawn: { $food } food
log-loses-food = Food token lost. { $token }
log-returns-food = Returned to the bag. { $token }
log-no-token = No token is left to draw
log-no-food = There is no food in camp to lose
log-exhausts-item = Exhausted: { $item }
log-restores-item = Restored: { $item }
log-item-active = Active already: { $item }
log-no-item-exhausted = No item is exhausted
log-exhausts-comrade = { $comrade } is exhausted
log-restores-comrade = { $comrade } is restored
log-comrade-exhausted = { $comrade } is exhausted already
log-no-comrade-exhausted = No comrade in camp is exhausted
log-no-comrade = There is no comrade in camp
log-comrade-joins = { $comrade } joins the squad
log-comrade-leaves = { $comrade } leaves the game
log-comrade-not-in-camp = { $comrade } is not in camp: nobody leaves, paranoia does not rise
log-reveals-event = Event: { $event }
log-no-effect = No effect: { $event }
log-takes-card = Taken into hand: { $event }
log-hand-full = Hand full, discarded: { $event }
log-event-lasts = In force until the end of the round: { $event }
log-takes-effect = Takes effect: { $event }
log-nothing-possible = No part of it can be carried out: no effect
log-cancels = Cancelled: { $event }
log-discards-lasting = Lasting event discarded: { $event }
log-plays = Card played. { $use }
log-trims = Over the hand limit, discarded: { $event }
log-adds-card = Shuffled into the event deck: { $event }
log-adds-no-card = No card is added to the event deck: { $event }
log-voids-card = No effect from now on: { $event }
log-turns-discard = The event discard pile becomes the new deck
log-no-event = No event is left to reveal
log-round-ends = Round { $round } ends
log-eats = The squad eats { $food } of the { $required } food it needs
log-starves = Missing or spoilt food costs { $number } health
log-dies = Onoda dies
log-goes-mad = Onoda loses his mind
log-breaks = Onoda's mind gives way
log-survives = Onoda has survived all six rounds

## Questions

ask-act = Choose an action
ask-act-hint = Take as many actions as you like. You can end the round only in Kyanpu.
ask-judge = The check is about to fail. Accept or change it?
ask-judge-hint = A redraw replaces the draw; health can be spent only on paranoia and sanity checks.
ask-interrupt = Play a card, cancel a lasting event or pass
ask-interrupt-hint = You are asked again after each card, until you pass.
ask-choose-deed = Choose an effect
ask-choose-deed-hint = Whatever you choose is carried out at once.
ask-exhaust-comrade = Choose a comrade to exhaust
ask-exhaust-comrade-hint = If all are exhausted, one leaves the game and paranoia rises by 2.
ask-restore-comrade = Choose a comrade to restore
ask-restore-comrade-hint = He becomes active: he eats less and you can hold one more card.
ask-restore-item = Choose an item to restore
ask-restore-item-hint = It becomes active; you can choose the radio, too.
ask-exhaust-item = Choose an item to exhaust
ask-exhaust-item-hint = It stays exhausted until it is repaired or a card restores it.
ask-lose-food = Choose a food token to lose
ask-lose-food-hint = It goes back to the bag, where its determination counts again.
ask-keep-food = Choose a food token to keep
ask-keep-food-hint = It goes to the camp, the other one back to the bag.
ask-calm-region = Choose a region to remove 1 alert marker
ask-calm-region-hint = You can choose the same region twice.
ask-spend-food = Spend spare food: choose a region to calm
ask-spend-food-hint = Each unit of spare food removes 1 alert marker; unspent food is lost.
ask-discard-prepared = Too many cards in hand: discard one
ask-discard-prepared-hint = You can hold one card, and one more for each active comrade.
ask-relocate = Choose where to put Onoda
ask-relocate-hint = Any other region will do; this is not a move and places no alert marker.
ask-order-effects = Choose which lasting event takes effect first
ask-order-effects-hint = They were triggered at the same time; the others follow.
ask-discard-lasting = Choose a lasting event to discard
ask-discard-lasting-hint = It costs you nothing.

## Answers

do-pass = Pass
do-act-move = Move: { $object }
do-act-raid = Raid
do-act-repair = Repair
do-act-mission = Attempt the mission
do-act-end-round = End the round
do-act-play = Play { $object }
do-act-cancel = Cancel for 1 paranoia: { $object }
do-act-cancel-by-item = Cancel with an item: { $object }
do-judge-accept = Accept the failure
do-judge-spend = Spend enough health
do-judge-play = Play { $object }
do-judge-cancel = Cancel for 1 paranoia: { $object }
do-judge-cancel-by-item = Cancel with an item: { $object }
do-interrupt-play = Play { $object }
do-interrupt-cancel = Cancel for 1 paranoia: { $object }
do-interrupt-cancel-by-item = Cancel with an item: { $object }
do-choose-deed-do = { $object }
do-exhaust-comrade-exhaust = Exhaust { $object }
do-exhaust-comrade-remove = Remove { $object } (paranoia +2)
do-restore-comrade-restore = Restore { $object }
do-restore-item-restore = Restore: { $object }
do-exhaust-item-exhaust = Exhaust: { $object }
do-lose-food-lose = Lose: { $object }
do-keep-food-keep = Keep: { $object }
do-calm-region-calm = Remove 1 alert marker: { $object }
do-spend-food-calm = Remove 1 alert marker: { $object }
do-spend-food-stop = Spend no more food
do-discard-prepared-discard = Discard { $object }
do-relocate-to = Put Onoda in { $object }
do-order-effects-first = { $object } first
do-discard-lasting-discard = Discard { $object }

## In the laboratory

counter-health = Health
counter-paranoia = Paranoia
counter-honor = Honor
