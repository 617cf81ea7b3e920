# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Items and their markers

item-uniform = Uniform
item-uniform-line = For 1 mission, or ends Rainy Season

item-rifle = Rifle
item-rifle-line = For 3 missions, or ends Village Dogs

item-camouflage = Camouflage
item-camouflage-line = For 3 missions; ends 2 lasting events

item-binoculars = Binoculars
item-binoculars-line = For 2 missions, or ends Radar Station

item-kit = First-aid kit
item-kit-line = For 1 mission, Snake or Fever

item-radio = Radio
item-radio-line = For Blues and Tango, Betting on Horses

## Events

event-the-order = The Order
event-the-order-line = Redraw a check, or paranoia −1
event-the-order-text = Redraw a check, or lose 1 paranoia.

event-landing-at-tilik = Landing at Tilik
event-landing-at-tilik-text = Place 1 alert marker in Tilik, then 1 in Lubang. Then exhaust the uniform or lose 1 health.

event-futamata = Futamata Detachment
event-futamata-line = Redraw a check, or go to any region
event-futamata-text = Redraw a check, or put Onoda in any region.

event-private-akatsu = Private Akatsu
event-private-akatsu-text = If Akatsu is still set aside, he joins the camp, active, and card 5 is shuffled into the event deck (not in the historical variant). Otherwise no effect.

event-missing-food = Missing Food
event-missing-food-text = Exhaust Akatsu or lose 1 food token.

event-fujitas-surrender = Fujita's Surrender
event-fujitas-surrender-line = Raid succeeds: 1 food or a comrade
event-fujitas-surrender-text = After each successful raid: draw 1 more food token or restore a comrade.

event-yamashitas-leaflet = Yamashita's Leaflet
event-yamashitas-leaflet-text = Exhaust a comrade, or make a paranoia check. Success: lose 1 paranoia. Failure: gain 1 paranoia, then place 1 alert marker here.

event-plantains = Plantains
event-plantains-line = Redraw a check, 2 food or paranoia −2
event-plantains-text = Redraw a check, or draw 2 food tokens, or lose 2 paranoia.

event-akatsu-gives-up = Akatsu Gives Up
event-akatsu-gives-up-text = If Akatsu is in camp, he leaves the game and you gain 1 paranoia. Otherwise no effect.

event-seventy-two-hours = Seventy-Two Hours
event-seventy-two-hours-line = Paranoia rises: health −1
event-seventy-two-hours-text = Each time paranoia rises, by whatever amount: lose 1 health.

event-rainy-season = Rainy Season
event-rainy-season-line = Round's end: 1 more food needed
event-rainy-season-text = At the end of the round the squad needs 1 more food.

event-woodcutters = Woodcutters
event-woodcutters-text = Place 1 alert marker in Kyanpu, then 1 in Five Hundred. Then make an alert check. Success: remove 1 alert marker here. Failure: place 1 here.

event-one-bullet-one-cow = One Bullet, One Cow
event-one-bullet-one-cow-line = Redraw a check, or the rifle for 3 food
event-one-bullet-one-cow-text = Redraw a check, or exhaust the rifle and draw 3 food tokens.

event-gas = Gas
event-gas-text = Exhaust the uniform, or make a paranoia check. Success: restore the uniform. Failure: lose 1 food token and exhaust a comrade, both or neither.

event-ants-in-the-food = Ants in the Food
event-ants-in-the-food-line = Spare food costs health
event-ants-in-the-food-text = At the end of the round: lose 1 health for each unit of food above what the squad needs, even if you spend it on alert.

event-letters-from-home = Letters from Home
event-letters-from-home-text = Make a paranoia check. Success: lose 1 paranoia, then restore a comrade. Failure: gain 1 paranoia.

event-a-familiar-song = A Familiar Song
event-a-familiar-song-text = Exhaust the binoculars, or make a paranoia check. Success: restore a comrade. Failure: gain 1 paranoia.

event-wooden-swords = Wooden Swords
event-wooden-swords-text = Lose 1 health or gain 1 paranoia.

event-giant-bees = Giant Bees
event-giant-bees-line = Moving may cost health or food
event-giant-bees-text = Before each move: make an alert check in the region you are leaving. Failure: lose 1 health or 1 food token. Then move, whatever the result.

event-target-practice = Target Practice
event-target-practice-line = Alert check failed: health −1
event-target-practice-text = After each failed alert check: lose 1 health.

event-shimada-wounded = Shimada Is Wounded
event-shimada-wounded-text = If Shimada is in camp: exhaust him or the first-aid kit. Otherwise no effect.

event-death-of-shimada = Death of Shimada
event-death-of-shimada-text = If Shimada is in camp, he leaves the game and you gain 1 paranoia. From now on card 21 has no effect.

event-search-party = The Search Party
event-search-party-line = Each raid: 1 more alert marker
event-search-party-text = After the alert marker of each raid: place 1 more in the same region.

event-old-newspapers = Old Newspapers
event-old-newspapers-text = Make a paranoia check. Success: restore the radio. Failure: gain 1 paranoia.

event-salt = Salt
event-salt-line = Redraw, 1 food and paranoia −1, or 1 of 2
event-salt-text = Redraw a check, or lose 1 paranoia and draw 1 food token, or draw 2 food tokens and keep 1 of them.

event-blues-and-tango = Blues and Tango
event-blues-and-tango-text = Exhaust the radio, or make a paranoia check. Success: lose 1 paranoia. Failure: gain 1 paranoia.

event-beacon-fires = Beacon Fires
event-beacon-fires-line = Raid succeeds: paranoia −1, alert +1
event-beacon-fires-text = After each successful raid: lose 1 paranoia, then place 1 alert marker here.

event-death-of-kozuka = Death of Kozuka
event-death-of-kozuka-text = If Kozuka is not in camp: no effect. Otherwise exhaust the rifle, or make a paranoia check. Success: exhaust Kozuka. Failure: he leaves the game and you gain 1 paranoia.

event-tadao-and-chie = Tadao and Chie
event-tadao-and-chie-line = Alert check failed: check paranoia
event-tadao-and-chie-text = After each failed alert check: make a paranoia check. Failure: gain 1 paranoia.

event-norio-suzuki = Norio Suzuki
event-norio-suzuki-text = Make a paranoia check. Success: lose 1 paranoia, and card 43, if it is set aside, is shuffled into the event deck (not in the historical variant). Failure: gain 1 paranoia.

event-coconut-milk = Coconut Milk
event-coconut-milk-line = Redraw a check, or 1 food and alert −1
event-coconut-milk-text = Redraw a check, or draw 1 food token, then remove 1 alert marker here.

event-dried-beef = Dried Beef
event-dried-beef-line = Redraw a check, or 2 food
event-dried-beef-text = Redraw a check, or draw 2 food tokens.

event-bamboo-hut = Bamboo Hut
event-bamboo-hut-line = Redraw a check, or paranoia −1
event-bamboo-hut-text = Redraw a check, or lose 1 paranoia.

event-needle-and-wire = Needle and Wire
event-needle-and-wire-line = Redraw a check, or restore any item
event-needle-and-wire-text = Redraw a check, or restore any item.

event-jungle-remedies = Jungle Remedies
event-jungle-remedies-line = Redraw a check, a comrade or health +1
event-jungle-remedies-text = Redraw a check, or restore a comrade, or gain 1 health.

event-mothers-dagger = Mother's Dagger
event-mothers-dagger-line = Redraw a check, or end a lasting event
event-mothers-dagger-text = Redraw a check, or discard a lasting event without paying.

event-horse-races = Betting on Horses
event-horse-races-line = Redraw a check, or radio: paranoia −2
event-horse-races-text = Redraw a check, or exhaust the radio and lose 2 paranoia.

event-the-circuit = The Circuit
event-the-circuit-line = Redraw a check, or alert −2
event-the-circuit-text = Redraw a check, or remove 2 alert markers from any regions.

event-snake = Snake
event-snake-text = Exhaust the first-aid kit or lose 1 health.

event-fever = Fever
event-fever-text = Exhaust the first-aid kit, or exhaust a comrade, or lose 2 health.

event-rats = Rats
event-rats-text = Lose 1 food token or exhaust the uniform.

event-trail-patrols = Patrols on the Trails
event-trail-patrols-line = Moving: check alert, then alert +1
event-trail-patrols-text = Before each move: make an alert check in the region you are leaving. Failure: you do not move. Whatever the result, place 1 alert marker in that region.

event-major-taniguchi = Major Taniguchi
event-major-taniguchi-text = Lose 1 paranoia, then gain 1 honor.

event-radar-station = Radar Station
event-radar-station-line = Alert counts 1 higher outside Kyanpu
event-radar-station-text = When revealed: place 1 alert marker in Five Hundred. While in play: the alert level counts as 1 higher in every alert check outside Kyanpu.

event-village-dogs = Village Dogs
event-village-dogs-line = Raid fails: 1 food lost
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
