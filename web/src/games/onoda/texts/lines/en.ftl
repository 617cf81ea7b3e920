# What each card does, in one line for its face: the effect alone, at most about 40 letters, no full stop.

## Prepared events

event-the-order-line = Redraw a check, or paranoia −1
event-futamata-line = Redraw a check, or go to any region
event-plantains-line = Redraw a check, 2 food or paranoia −2
event-one-bullet-one-cow-line = Redraw a check, or the rifle for 3 food
event-salt-line = Redraw, 1 food and paranoia −1, or 1 of 2
event-coconut-milk-line = Redraw a check, or 1 food and alert −1
event-dried-beef-line = Redraw a check, or 2 food
event-bamboo-hut-line = Redraw a check, or paranoia −1
event-needle-and-wire-line = Redraw a check, or restore any item
event-jungle-remedies-line = Redraw a check, a comrade or health +1
event-mothers-dagger-line = Redraw a check, or end a lasting event
event-horse-races-line = Redraw a check, or radio: paranoia −2
event-the-circuit-line = Redraw a check, or alert −2

## Lasting events

event-fujitas-surrender-line = Raid succeeds: 1 food or a comrade
event-seventy-two-hours-line = Paranoia rises: health −1
event-rainy-season-line = Round's end: 1 more food needed
event-ants-in-the-food-line = Spare food costs health
event-giant-bees-line = Moving may cost health or food
event-target-practice-line = Alert check failed: health −1
event-search-party-line = Each raid: 1 more alert marker
event-beacon-fires-line = Raid succeeds: paranoia −1, alert +1
event-tadao-and-chie-line = Alert check failed: check paranoia
event-trail-patrols-line = Moving: check alert, then alert +1
event-radar-station-line = Alert counts 1 higher outside Kyanpu
event-village-dogs-line = Raid fails: 1 food lost

## Items

item-uniform-line = For 1 mission, or ends Rainy Season
item-rifle-line = For 3 missions, or ends Village Dogs
item-camouflage-line = For 3 missions; ends 2 lasting events
item-binoculars-line = For 2 missions, or ends Radar Station
item-kit-line = For 1 mission, Snake or Fever
item-radio-line = For Blues and Tango, Betting on Horses
