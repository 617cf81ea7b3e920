# Why something cannot be chosen now: fetched when somebody asks.

why-onoda-here = Onoda is there already.
why-onoda-too-far = Too far: one moves to a neighbouring region.
why-onoda-only-in = Only in this region: { $region }.
why-onoda-nothing-to-repair = Nothing can be repaired in this region.
why-onoda-item-active = Not exhausted: { $item }.
why-onoda-item-exhausted = Exhausted: { $item }.
why-onoda-no-mission = The mission of this round has been attempted.
why-onoda-mission-elsewhere = The mission is elsewhere: { $region }.
why-onoda-no-comrade = Needs a comrade in the camp.
why-onoda-paranoia = Needs paranoia { $needed } to lower; it is { $has }.
why-onoda-tokens = Needs tokens to draw: { $needed }; there are { $has }.
why-onoda-no-comrade-exhausted = No comrade is exhausted.
why-onoda-no-item-exhausted = No item is exhausted.
why-onoda-health-full = Health is full.
why-onoda-no-lasting = No lasting event is in play.
why-onoda-alert-markers = Needs alert markers on the map: { $needed }; there are { $has }.
why-onoda-retake = Only when a check is about to fail.
why-onoda-in-effect = Its own effect is being carried out.
why-onoda-no-item-cancels = No item cancels it: only paranoia does.
why-onoda-sanity = In a sanity check nothing is paid with paranoia.
why-onoda-alert-check = Health helps in paranoia checks only.
why-onoda-health = Needs health { $needed }, so that 1 is left; you have { $has }.
why-onoda-comrade-active = Not exhausted.
why-onoda-comrade-exhausted = Exhausted already.
why-onoda-no-alert = No alert marker lies here.
