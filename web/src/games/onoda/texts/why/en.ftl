# Why something cannot be chosen now: fetched when somebody asks.

why-onoda-here = Onoda is there already.
why-onoda-too-far = Too far: you can move only to an adjacent region.
why-onoda-only-in = Only in this region: { $region }.
why-onoda-nothing-to-repair = Nothing can be repaired in this region.
why-onoda-item-active = Not exhausted: { $item }.
why-onoda-item-exhausted = Exhausted: { $item }.
why-onoda-no-mission = The mission of this round has been attempted.
why-onoda-mission-elsewhere = The mission is elsewhere: { $region }.
why-onoda-no-comrade = Needs a comrade in the camp.
why-onoda-paranoia = Needs { $needed } paranoia to lower; you have { $has }.
why-onoda-tokens = Needs { $needed } tokens to draw; there are { $has }.
why-onoda-no-comrade-exhausted = No comrade is exhausted.
why-onoda-no-item-exhausted = No item is exhausted.
why-onoda-health-full = Health is full.
why-onoda-no-lasting = No lasting event is in play.
why-onoda-alert-markers = Needs { $needed } alert markers on the map; there are { $has }.
why-onoda-retake = Only when a check is about to fail.
why-onoda-in-effect = Its own effect is being carried out.
why-onoda-no-item-cancels = No item cancels it: only paranoia does.
why-onoda-sanity = In a sanity check you cannot pay with paranoia.
why-onoda-alert-check = Health helps in paranoia checks only.
why-onoda-health = Needs { $needed } health, so that 1 is left; you have { $has }.
why-onoda-comrade-active = Not exhausted.
why-onoda-comrade-exhausted = Exhausted already.
why-onoda-no-alert = There is no alert marker here.

odds-onoda = { $won } % to succeed
