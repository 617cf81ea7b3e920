# ONODA: English texts

## The game

game-name = ONODA
game-about =
    December 1944: Lieutenant Hiroo Onoda lands on Lubang with orders to hold out, and holds out for almost thirty
    years. Raid for food, repair your equipment, carry out missions, and keep your comrades fed while the island
    grows alert and the mind grows dark. A solo game of 6 rounds. "Honor" tells how he saw himself, not what he did
    to the people of the island.

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

item-uniform = Uniform
item-rifle = Rifle
item-camouflage = Camouflage
item-binoculars = Binoculars
item-kit = First-aid kit
item-radio = Radio
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

## Events

event-the-order = The Order
event-the-order-text = Redraw a check, or lose 1 paranoia.
event-landing-at-tilik = Landing at Tilik
event-landing-at-tilik-text = Place 1 alert marker in Tilik, then 1 in Lubang. Then exhaust the uniform or lose 1 health.
event-futamata = Futamata Detachment
event-futamata-text = Redraw a check, or put Onoda in any region.
event-private-akatsu = Private Akatsu
event-private-akatsu-text = If Akatsu is still set aside, he joins the camp, active, and card 5 is shuffled into the event deck (not in the historical variant). Otherwise no effect.
event-missing-food = Missing Food
event-missing-food-text = Exhaust Akatsu or lose 1 food token.
event-fujitas-surrender = Fujita's Surrender
event-fujitas-surrender-text = After each successful raid: draw 1 more food token or restore a comrade.
event-yamashitas-leaflet = Yamashita's Leaflet
event-yamashitas-leaflet-text = Exhaust a comrade, or make a paranoia check. Success: lose 1 paranoia. Failure: gain 1 paranoia, then place 1 alert marker here.
event-plantains = Plantains
event-plantains-text = Redraw a check, or draw 2 food tokens, or lose 2 paranoia.
event-akatsu-gives-up = Akatsu Gives Up
event-akatsu-gives-up-text = If Akatsu is in camp, he leaves the game and you gain 1 paranoia. Otherwise no effect.
event-seventy-two-hours = Seventy-Two Hours
event-seventy-two-hours-text = Each time paranoia rises, by whatever amount: lose 1 health.
event-rainy-season = Rainy Season
event-rainy-season-text = At the end of the round the squad needs 1 more food.
event-woodcutters = Woodcutters
event-woodcutters-text = Place 1 alert marker in Kyanpu, then 1 in Five Hundred. Then make an alert check. Success: remove 1 alert marker here. Failure: place 1 here.
event-one-bullet-one-cow = One Bullet, One Cow
event-one-bullet-one-cow-text = Redraw a check, or exhaust the rifle and draw 3 food tokens.
event-gas = Gas
event-gas-text = Exhaust the uniform, or make a paranoia check. Success: restore the uniform. Failure: lose 1 food token and exhaust a comrade, both or neither.
event-ants-in-the-food = Ants in the Food
event-ants-in-the-food-text = At the end of the round: lose 1 health for each unit of food above what the squad needs, even if you spend it on alert.
event-letters-from-home = Letters from Home
event-letters-from-home-text = Make a paranoia check. Success: lose 1 paranoia, then restore a comrade. Failure: gain 1 paranoia.
event-a-familiar-song = A Familiar Song
event-a-familiar-song-text = Exhaust the binoculars, or make a paranoia check. Success: restore a comrade. Failure: gain 1 paranoia.
event-wooden-swords = Wooden Swords
event-wooden-swords-text = Lose 1 health or gain 1 paranoia.
event-giant-bees = Giant Bees
event-giant-bees-text = Before each move: make an alert check in the region you are leaving. Failure: lose 1 health or 1 food token. Then move, whatever the result.
event-target-practice = Target Practice
event-target-practice-text = After each failed alert check: lose 1 health.
event-shimada-wounded = Shimada Is Wounded
event-shimada-wounded-text = If Shimada is in camp: exhaust him or the first-aid kit. Otherwise no effect.
event-death-of-shimada = Death of Shimada
event-death-of-shimada-text = If Shimada is in camp, he leaves the game and you gain 1 paranoia. From now on card 21 has no effect.
event-search-party = The Search Party
event-search-party-text = After the alert marker of each raid: place 1 more in the same region.
event-old-newspapers = Old Newspapers
event-old-newspapers-text = Make a paranoia check. Success: restore the radio. Failure: gain 1 paranoia.
event-salt = Salt
event-salt-text = Redraw a check, or lose 1 paranoia and draw 1 food token, or draw 2 food tokens and keep 1 of them.
event-blues-and-tango = Blues and Tango
event-blues-and-tango-text = Exhaust the radio, or make a paranoia check. Success: lose 1 paranoia. Failure: gain 1 paranoia.
event-beacon-fires = Beacon Fires
event-beacon-fires-text = After each successful raid: lose 1 paranoia, then place 1 alert marker here.
event-death-of-kozuka = Death of Kozuka
event-death-of-kozuka-text = If Kozuka is not in camp: no effect. Otherwise exhaust the rifle, or make a paranoia check. Success: exhaust Kozuka. Failure: he leaves the game and you gain 1 paranoia.
event-tadao-and-chie = Tadao and Chie
event-tadao-and-chie-text = After each failed alert check: make a paranoia check. Failure: gain 1 paranoia.
event-norio-suzuki = Norio Suzuki
event-norio-suzuki-text = Make a paranoia check. Success: lose 1 paranoia, and card 43, if it is set aside, is shuffled into the event deck (not in the historical variant). Failure: gain 1 paranoia.
event-coconut-milk = Coconut Milk
event-coconut-milk-text = Redraw a check, or draw 1 food token, then remove 1 alert marker here.
event-dried-beef = Dried Beef
event-dried-beef-text = Redraw a check, or draw 2 food tokens.
event-bamboo-hut = Bamboo Hut
event-bamboo-hut-text = Redraw a check, or lose 1 paranoia.
event-needle-and-wire = Needle and Wire
event-needle-and-wire-text = Redraw a check, or restore any item.
event-jungle-remedies = Jungle Remedies
event-jungle-remedies-text = Redraw a check, or restore a comrade, or gain 1 health.
event-mothers-dagger = Mother's Dagger
event-mothers-dagger-text = Redraw a check, or discard a lasting event without paying.
event-horse-races = Betting on Horses
event-horse-races-text = Redraw a check, or exhaust the radio and lose 2 paranoia.
event-the-circuit = The Circuit
event-the-circuit-text = Redraw a check, or remove 2 alert markers from any regions.
event-snake = Snake
event-snake-text = Exhaust the first-aid kit or lose 1 health.
event-fever = Fever
event-fever-text = Exhaust the first-aid kit, or exhaust a comrade, or lose 2 health.
event-rats = Rats
event-rats-text = Lose 1 food token or exhaust the uniform.
event-trail-patrols = Patrols on the Trails
event-trail-patrols-text = Before each move: make an alert check in the region you are leaving. Failure: you do not move. Whatever the result, place 1 alert marker in that region.
event-major-taniguchi = Major Taniguchi
event-major-taniguchi-text = Lose 1 paranoia, then gain 1 honor.
event-radar-station = Radar Station
event-radar-station-text = When revealed: place 1 alert marker in Five Hundred. While in play: the alert level counts as 1 higher in every alert check outside Kyanpu.
event-village-dogs = Village Dogs
event-village-dogs-text = After each failed raid: lose 1 food token.
event-island-constabulary = Island Constabulary
event-island-constabulary-text = Place 1 alert marker each in Lubang, Tilik and Looc. Then exhaust the binoculars or gain 1 paranoia.
event-fishermen-of-looc = Fishermen of Looc
event-fishermen-of-looc-text = Exhaust the rifle, or make an alert check. Success: draw 1 food token. Failure: exhaust a comrade.
event-typhoon = Typhoon
event-typhoon-text = Exhaust the camouflage or lose 1 health. Then remove 1 alert marker each from Binacas and Ago.
event-rust = Rust and Mould
event-rust-text = Exhaust any item or lose 1 health.
event-quarrel = Quarrel
event-quarrel-text = If a comrade is in camp: exhaust a comrade or gain 1 paranoia. Otherwise no effect.
event-transistor-radio = Transistor Radio
event-transistor-radio-text = Restore the radio, then place 1 alert marker here.
event-batteries = Flashlight Batteries
event-batteries-text = Make an alert check. Success: restore any item. Failure: place 1 alert marker here.

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

## Zones


## Options

option-variant = Variant
option-variant-text = Which events and missions are in the decks.
option-variant-standard = Standard game
option-variant-standard-text = All events and missions, shuffled; the item markers are placed at random.
option-variant-military = Historical, military missions
option-variant-military-text = Events 1 to 30 in the order of history, the item markers in printed places, missions 1 to 6 in order.
option-variant-survival = Historical, survival missions
option-variant-survival-text = Events 1 to 30 in the order of history, the item markers in printed places, missions 7 to 12 in order.
option-next_number = Show what comes next
option-next_number-text = In the historical variants you see which event and which mission come next. Their order is printed and not secret.
variant-standard = Standard game
variant-military = Historical variant, military missions
variant-survival = Historical variant, survival missions

## The end

end-death = Death
end-death-text =
    A patrol finds him weeks later, or a woodcutter does, or nobody. Beside him lie a rifle kept free of rust with
    coconut oil and a pack mended so often that little of the first cloth is left. His family put up a gravestone for
    him years ago, for in Japan he has long been counted among the dead; now the date on it is merely wrong. On Lubang
    people wait a season before they trust the quiet. Then they begin to plant again in the fields near the forest.
end-madness = Madness
end-madness-text =
    At the end everything was a sign: the leaflets, the aircraft, his brother's voice from a loudspeaker, the birds.
    There was no one left who could have been a friend, so no one was. For some years yet tracks are found that lead in
    circles, and camps with stones laid out in patterns that nobody can read. Search parties call his name and he moves
    away from it. What he was guarding he could no longer have said. The island has grown quiet, and he alone hears it
    making ready to attack.
end-broken = Madness: the mind gave way
end-broken-text =
    One blow too many, and what held for years gave way in a moment. He sat down on a path where anyone could see him
    and did not get up again when steps came near. He had been trained to live on when all was lost; nobody had trained
    him to doubt. Perhaps the men who found him were soldiers, perhaps farmers with good reason to fear him. He let them
    take the rifle. He asked them only which year it was, and did not believe the answer.
end-survived = Survived
win-onoda = Onoda comes home
win-onoda-story =
    March 1974. On a path in the forest stands an elderly bookseller who was once a major, and reads out an order: cease
    all activity. Onoda listens to the end, unloads his rifle and lays down the pack that he has carried for thirty years.
win-island = The island has won
win-island-story =
    The rain washes out the last track. Somewhere above the village a fire is not lit this evening, nor the next, and
    nobody down there will ever know on which day their war came to an end.
band-forgotten = Forgotten
band-forgotten-text =
    He comes out of the forest, and hardly anybody asks him anything. In Japan the war is a lesson at school, the towns
    have been rebuilt, and the papers give the old straggler two columns below the weather. His own people are dead or
    do not know what to say to him. On Lubang they go on speaking of a ghost who took the rice by night and of the fires
    he left behind. He lives on quietly in a rented room, and when he dies the neighbours learn from the obituary that
    he was ever a soldier.
band-outlaw = Public Enemy
band-outlaw-text =
    Nobody cheers when he lays his rifle down. The families of Lubang have come to see the man because of whom no one
    dared go to the fields at dusk, and they name their dead to his face. Manila wants a trial; Tokyo declares that an
    army which no longer exists can have given no orders, and means that it would rather not have him. He answers each
    question with the same sentence about his duty. Those who judge him see a bandit, he sees a soldier, and neither
    ever brings the other round.
band-disputed = Disputed Figure
band-disputed-text =
    His memoirs sell by the hundred thousand and divide the families that read them. To some he is the last man who kept
    his word; to others the proof of where blind obedience leads. Veterans write to him, and so do people who lost a
    father in the war that he refused to let end. From Lubang come letters of another kind, asking why nobody over there
    speaks of the farmers. He seldom answers. At every reading somebody claps, somebody leaves the room, and he looks
    past both of them.
band-historical = Historical Result
band-historical-text =
    His old commander, a bookseller now, reads him the order that sends him home. President Marcos pardons him, and in
    Tokyo crowds wait at the airfield. The country that they cheer him into is strange to him: loud, rich and weary of
    war. A year later he goes to Brazil and raises cattle; later still he comes back and teaches children in summer
    camps to live in the forest. In 1996 he visits Lubang once more and gives money to a school. Not everyone there is
    willing to shake his hand.
band-legend = Legend
band-legend-text =
    The name travels round the world. There are books and films about him, scholars argue about loyalty with him as
    their example, and one day somebody makes a board game of his thirty years. With each telling the forest grows
    deeper and the man larger. What falls away are the hunger, the doubt, the friends he buried, and the people of the
    island who were robbed and shot at and have no film of their own. He himself, asked whether it was like that, is
    said to have smiled: it rained a great deal more.
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

## A note

note-harm =
    This game shows the years as Onoda saw them. For the people of Lubang they were years of fear: he and his men stole
    food and cattle, burned harvests, and over the decades killed about thirty islanders and wounded many more, long
    after the war was over. He was pardoned; the families of the dead have not forgotten. “Honor” is his own word here,
    not a judgement.

## In the laboratory

counter-health = Health
counter-paranoia = Paranoia
counter-honor = Honor

## The guided first round

tutorial-welcome =
    You are Hiroo Onoda, and the game is six rounds of hiding. Bring him through all six alive and sane. Then honor, active
    comrades and items, and health score points; paranoia loses points. We play the first round together.
tutorial-tracks =
    Two tracks decide everything. Health starts at 10: at 0 Onoda dies. Paranoia starts at 0: at 10 he is lost. When
    something hurts him and health is then lower than paranoia, a single draw decides whether his mind holds.
tutorial-map =
    The island has seven regions. Each can hold up to six alert markers: the more there are, the better the region is
    watched, and the harder everything you try there. Onoda stands in Kyanpu, next to the camp.
tutorial-goal-of-the-round =
    Each round brings a mission. This one waits in Looc, next to Kyanpu. A mission is worth most while its region is
    still quiet, so we go there first. Move to Looc.
tutorial-alert =
    You were noticed: the region you move into gets an alert marker, and Looc now stands at 1. A move needs nothing
    else, neither a check nor an event.
tutorial-check =
    A check draws one token from the bag into the bowl. Its determination, 0 to 6, must be higher than the number to
    beat, here the alert level. Nine of the twelve tokens show more than 1: three chances in four.
tutorial-mission =
    A mission has a price, paid first: this one exhausts a comrade. Success would restore one, so the risk is fair.
    Attempt the mission and exhaust Kozuka.
tutorial-reward =
    A 2 beats a 1! Honor rises, a food token comes to the camp, and Kozuka is restored. Honor is what Onoda
    calls it; those who live off this harvest would call it theft.
tutorial-prepared =
    Raids, repairs and missions bring an event. Plantains is a prepared one: you keep it and play it when you like. You
    can hold one card, and one more for each active comrade. It can wait: pass.
tutorial-after-an-action =
    The bowl was emptied into the bag, and the mission placed a marker of its own: Looc stands at 2. Better to look for
    food elsewhere. Move to Tilik, and pass when asked about your card.
tutorial-raid =
    At the end of the round the squad eats: two units for Onoda, two for each active comrade, three for an exhausted
    one. You need 6 and have 3. A raid is an alert check that brings a food token. Raid!
tutorial-failing =
    A 1 against level 1 is not enough. Plantains would let you redraw, or bring you two food tokens later. A failed
    raid costs one health in rounds 1 to 3, and one paranoia from round 4 on. Early in the game you can bear that.
tutorial-health-for-a-check =
    Health cannot help in an alert check. In a paranoia check it can: each health you spend adds 1 to your draw. That is
    why health should stay well above paranoia. Keep the card, accept the failure.
tutorial-windows =
    Before an event is revealed you can still play a card, for instance to make room in hand. You will often be asked
    like this, but only if you can do something. Pass.
tutorial-lasting =
    Ants in the Food is a lasting event: it stays until the round ends and will cost health for each unit of food you
    do not need. You can cancel it, but perhaps it never hurts. Wait: pass.
tutorial-next-village =
    A failed raid draws attention as well: Tilik stands at 2. It is rarely wise to stay where you are. Move on to Lubang,
    where nobody expects you yet, and pass.
tutorial-second-raid =
    The tokens in camp are out of the bag until the round ends, so food changes your chances: of eleven tokens, eight
    beat a 1. Raid Lubang, and pass before the event.
tutorial-immediate =
    A 5, and two more units of food. Wooden Swords takes effect at once: you choose between two evils. Points are equal
    here, but paranoia brings the mind nearer to breaking. Pass first, then give up one health.
tutorial-hunger-left =
    Five units of food: you are one short, and each missing unit costs one health. Binacas is quiet and on the way home.
    Pass, move there, and pass again.
tutorial-third-raid =
    Level 1 again, and once more most of the tokens are good enough. Raid, and pass before the event is revealed.
tutorial-too-much-food =
    Three more make eight, two more than you need. Tadao and Chie has joined the ants; it would hurt after a failed
    check, but we plan none. The ants would now cost you two health.
tutorial-cancel =
    You can cancel any lasting event for one paranoia; for some you can exhaust an item instead. One paranoia is
    less than two health, and the spare food will be useful. Cancel Ants in the Food.
tutorial-doubt =
    Paranoia stands at 1, health at 8. If health were lower than paranoia, you would now make a sanity check: draw more
    than your paranoia, or the game is lost. You are safe. Pass, and the raid is done.
tutorial-way-home =
    You can act as long as you like, but each step makes the island more alert. You can end a round only in Kyanpu,
    and Kyanpu is next door. Go home, and pass.
tutorial-round-end =
    At the end of a round every region loses one marker; then the squad eats 6 of its 8 units. You could still play
    Plantains now, but the card is worth more later. End the round, and pass.
tutorial-spare-food =
    Two units are spare. Each removes one alert marker from the map, wherever you like; unspent food is lost. You
    want to raid again in Lubang and Tilik: calm both.
tutorial-end =
    That was a round: one honor, nobody hungry, two health lost and a first doubt. Lasting events and food are gone; your
    hand, the markers and the state of items and comrades stay. A new mission is revealed.
tutorial-how-to-go-on =
    From here you play alone. Exhausted items can be repaired where their markers are; the radio only by cards. Mission
    first, food next, then home: that will take you far. Good luck.
