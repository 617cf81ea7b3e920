# What each card does, in one line for its face: the effect alone, at most about 40 letters, no full stop.

## Support cards

kind-baton-line = Clash: +3
kind-spanner-line = Clash: +2
kind-pistol-line = Clash: +4
kind-smoke-pot-line = Clash: slip away to an adjacent cell
kind-diary-line = Authority −1
kind-the-book-line = Not in your own district: authority −2
kind-paperweight-line = You or one on your cell: will +1
kind-leaflets-line = Antiparty poster on your cell
kind-paint-line = Antiparty poster here or adjacent
kind-real-coffee-line = Next Move: 2 more cells
kind-rat-trap-line = In a stash: finder to hospital, authority −1
kind-bomb-line = In a stash: finder to supply, authority −1
kind-false-papers-line = In a stash: Big Brother loses 2 directives
kind-docker-line = Every clash: +1
kind-dealer-line = Black market: draw 2 instead of 1
kind-parsons-line = Cameras never check you
kind-old-prole-line = Detained: discard him, no search
kind-courier-line = Once a turn: give 1 card, up to 2 cells away
kind-nurse-line = Discard: you or one on your cell, will +2
kind-slingshot-line = Vandalism: break an adjacent camera
kind-crowbar-line = Clash: +2, or remove a fence here
kind-sewer-map-line = To another cell of this district
kind-forged-pass-line = Take no part in a clash
kind-season-ticket-line = Take tickets, up to 2
kind-minutes-line = See Big Brother's directives in hand
kind-intercept-line = Discard 1 directive on the board
kind-patrol-rota-line = Count the police in each district
kind-rumour-line = At once: authority −1
kind-nosy-child-line = At once: Big Brother sees your hand
kind-parcel-line = At once: draw 2 cards
kind-stall-returns-line = At once: 1 new black-market token
kind-golden-country-line = At once: the lowest will gains 1

## Directives

order-raid-line = Move 1 or 2 policemen, up to 2 steps each
order-night-patrol-line = Move 1 policeman 1 to 3 steps
order-house-search-line = Draw 1 card: if forbidden, authority +1
order-telescreens-line = Up to 2 cameras for free
order-cordon-line = Up to 2 fences for free
order-poster-campaign-line = 1 poster for free
order-two-minutes-hate-line = Authority +1
order-ration-cut-line = Hands of 4 or more discard 1
order-overfulfilled-plan-line = Maximum resources +1
order-new-department-line = Fourth slot for active directives
order-vaporisation-line = Discard an ally in play
order-sweep-line = Remove antiparty poster, token or stash
order-denunciation-line = Look at one whole hand
order-reinforcements-line = 1 new policeman, hidden, in a hospital
order-interrogation-line = One who skips a turn: will −1
order-room-101-line = One who skips a turn: will −2
order-militia-call-line = Place or move 1 militia figure
order-rewriting-line = Take 1 directive from the discard pile
order-victory-bulletin-line = Discard an event in the row
order-curfew-line = From the second Move on: 1 cell, not 2
order-wiretap-line = Camera checks show up to 4 cards
order-checkpoints-line = No tickets at stations
order-informers-line = See every card that Search brings
order-martial-law-line = Difficulty +2 in every clash
order-doublethink-line = District powers cost 1 more will
order-poster-quota-line = Posters cost 1 less
order-junior-spies-line = See the cards that are exchanged
order-ambush-line = Clash: an adjacent policeman joins
order-double-agent-line = Clash: 1 support card does not count
order-antique-trap-line = Black market: cards drawn are discarded
order-sealed-street-line = A fence stops a step
order-show-trial-line = Arrest: authority +2
order-broken-oath-line = A special action has no effect
order-memory-hole-line = Stash taken: its card is discarded
order-glue-brigade-line = Poster torn down: place 1 at once

## Events

news-hate-week-line = Difficulty +1 in every clash
news-prole-unrest-line = Each oppositionist in a clash: +1
news-fog-line = Cameras make no checks
news-rocket-bombs-line = A district loses cameras and fences
news-power-cut-line = Nobody rides the monorail
news-free-travel-line = Every oppositionist takes 1 ticket
news-shortages-line = At most 1 Search per turn
news-market-day-line = Empty black markets get a token
news-demonstration-line = Crowd on a station: no clash there
news-war-bulletin-line = Big Brother: 1 more resource
news-scarcity-line = Big Brother: 2 fewer resources
news-party-purge-line = One-off directives cost 1 more
news-spies-parade-line = All militia is placed on the board
news-amnesty-line = Nobody has to skip a turn
news-inspection-line = Camera checks show 1 more card
news-heat-wave-line = Policemen: 1 paid step at most
news-eurasia-victory-line = A poster costs only 3
news-anniversary-line = 3 posters raise authority
news-brotherhood-line = Beat the police: both rewards
news-influenza-line = Oppositionists gain no will

## Goals

goal-blinder-line = Break 3 cameras
goal-tearer-line = Tear down 3 posters
goal-breaker-line = Dismantle 2 fences
goal-fighter-line = Win 2 clashes
goal-comrade-line = Help in 2 clashes
goal-seeker-line = Search in 3 districts
goal-traveller-line = Ride the monorail 4 times
goal-trader-line = 3 Exchanges of your own, with cards
goal-stasher-line = Place 3 stashes
goal-customer-line = Use 2 black-market tokens
goal-agitator-line = Place 2 antiparty posters
goal-martyr-line = Be detained twice
goal-pilgrim-line = End turns on 2 ministries
goal-evader-line = End 3 turns on cells with a camera
goal-organiser-line = Inspire 3 times
