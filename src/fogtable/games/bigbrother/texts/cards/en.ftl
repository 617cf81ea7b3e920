# The cards: the name of each, what it does in one line for its face (at most about 40 letters, no full stop), and its whole text.
# Of these the page has the names from the start; the others come when a table is there.

## Directives

order-raid = Raid
order-raid-line = Move 1 or 2 policemen, up to 2 steps each
order-raid-text = Choose 1 or 2 policemen. Move each of them 0 to 2 steps, one after the other; clashes and clean-up may follow each step.

order-night-patrol = Night Patrol
order-night-patrol-line = Move 1 policeman 1 to 3 steps
order-night-patrol-text = Choose 1 policeman and move him 1 to 3 steps; clashes and clean-up may follow each step.

order-house-search = House Search
order-house-search-line = Draw 1 card: if forbidden, authority +1
order-house-search-text = Choose an oppositionist with cards in hand who is not protected from clashes. Draw 1 random card from that hand. If it is forbidden, discard it face up: authority +1. Otherwise look at it and return it. Nobody is arrested.

order-telescreens = Telescreen Drive
order-telescreens-line = Up to 2 cameras for free
order-telescreens-text = Place 0 to 2 cameras for free.

order-cordon = Street Cordon
order-cordon-line = Up to 2 fences for free
order-cordon-text = Place 0 to 2 fences for free.

order-poster-campaign = Poster Campaign
order-poster-campaign-line = 1 poster for free
order-poster-campaign-text = Place 1 Big Brother poster for free.

order-two-minutes-hate = Two Minutes Hate
order-two-minutes-hate-line = Authority +1
order-two-minutes-hate-text = Authority +1.

order-ration-cut = Ration Cut
order-ration-cut-line = Hands of 4 or more discard 1
order-ration-cut-text = Every oppositionist with 4 or more cards in hand discards 1 of them, face up; all choose at the same time.

order-overfulfilled-plan = Overfulfilled Plan
order-overfulfilled-plan-line = Maximum resources +1
order-overfulfilled-plan-text = Maximum resources +1, never above 13. Current resources stay as they are.

order-new-department = New Department
order-new-department-line = Fourth slot for active directives
order-new-department-text = Open the fourth slot for active directives, for the rest of the game.

order-vaporisation = Vaporisation
order-vaporisation-line = Discard an ally in play
order-vaporisation-text = Choose an ally in play and discard it.

order-sweep = Clean-Up Brigade
order-sweep-line = Remove antiparty poster, token or stash
order-sweep-text = Remove one of these: an antiparty poster; a black-market token; a stash, whose card is treated as in a clean-up. No policeman becomes visible.

order-denunciation = Anonymous Denunciation
order-denunciation-line = Look at one whole hand
order-denunciation-text = Choose an oppositionist with cards in hand and look at the whole hand.

order-reinforcements = Reinforcements
order-reinforcements-line = 1 new policeman, hidden, in a hospital
order-reinforcements-text = Place 1 new policeman, hidden, in a hospital of your choice. At most 8 may be in play.

order-interrogation = Interrogation
order-interrogation-line = One who skips a turn: will −1
order-interrogation-text = Choose an oppositionist who must skip their next turn: that player loses 1 will.

order-room-101 = Room 101
order-room-101-line = One who skips a turn: will −2
order-room-101-text = Choose an oppositionist who must skip their next turn: that player loses 2 will.

order-militia-call = Volunteer Militia
order-militia-call-line = Place or move 1 militia figure
order-militia-call-text = Place 1 militia figure from the supply on a legal cell, or move one that is on the board to another.

order-rewriting = Rewriting the Past
order-rewriting-line = Take 1 directive from the discard pile
order-rewriting-text = Take 1 card from the directive discard pile into your hand, except Rewriting the Past.

order-victory-bulletin = Victory Bulletin
order-victory-bulletin-line = Discard an event in the row
order-victory-bulletin-text = Choose an event in the row and discard it; the others do not shift.

order-curfew = Curfew
order-curfew-line = From the second Move on: 1 cell, not 2
order-curfew-text = From the second Move action of a turn on, the base limit is 1 cell instead of 2. Two copies do not stack.

order-wiretap = Wiretap
order-wiretap-line = Camera checks show up to 4 cards
order-wiretap-text = Each camera check shows Big Brother up to 4 random cards instead of 2.

order-checkpoints = Station Checkpoints
order-checkpoints-line = No tickets at stations
order-checkpoints-text = No tickets can be taken at stations. You can still ride: with tickets you hold, with Julia's ability, with cards.

order-informers = Informer Network
order-informers-line = See every card that Search brings
order-informers-text = Each card that a Search action brings into a hand is shown to Big Brother only, also those of a Lost Parcel found by it. Two copies do not stack.

order-martial-law = Martial Law
order-martial-law-line = Difficulty +2 in every clash
order-martial-law-text = Difficulty +2 in every clash.

order-doublethink = Doublethink Lessons
order-doublethink-line = District powers cost 1 more will
order-doublethink-text = Every district power costs 1 more will.

order-poster-quota = Poster Quota
order-poster-quota-line = Posters cost 1 less
order-poster-quota-text = A poster costs Big Brother 1 resource less, but never less than 1.

order-junior-spies = Junior Spies
order-junior-spies-line = See the cards that are exchanged
order-junior-spies-text = After each completed swap of an Exchange, Big Brother alone is shown every support card that changed hands.

order-ambush = Ambush
order-ambush-line = Clash: an adjacent policeman joins
order-ambush-text = When a clash begins: move 1 policeman from an adjacent cell into it, ignoring fences. He becomes visible and takes part.

order-double-agent = Double Agent
order-double-agent-line = Clash: 1 support card does not count
order-double-agent-text = When the cards of a clash are revealed: choose 1 revealed support card. Its bonus and text do not count; it still counts as used.

order-antique-trap = Antique Shop Trap
order-antique-trap-line = Black market: cards drawn are discarded
order-antique-trap-text = When an oppositionist has drawn with a black-market token: all cards drawn are revealed and discarded without effect. Authority +1 if any is forbidden.

order-sealed-street = Sealed Street
order-sealed-street-line = A fence stops a step
order-sealed-street-text = When an oppositionist declares a step of a Move: place 1 fence on that edge. The step does not happen and is not used up.

order-show-trial = Show Trial
order-show-trial-line = Arrest: authority +2
order-show-trial-text = When an oppositionist has been arrested: authority +2.

order-broken-oath = Broken Oath
order-broken-oath-line = A special action has no effect
order-broken-oath-text = When an oppositionist declares a special-action card or such an ally: it has no effect and is discarded. The action is spent.

order-memory-hole = Memory Hole
order-memory-hole-line = Stash taken: its card is discarded
order-memory-hole-text = When an oppositionist declares Take a stash: the stash is removed, its card revealed and discarded. Authority +1 if it is forbidden and not a trap; a trap has no effect. The action is spent.

order-glue-brigade = Glue Brigade
order-glue-brigade-line = Poster torn down: place 1 at once
order-glue-brigade-text = When an oppositionist has torn down a poster with Vandalism: place 1 Big Brother poster at once, on a legal cell without an oppositionist.

## Support cards

kind-baton = Baton
kind-baton-line = Clash: +3
kind-baton-text = Clash: strength +3.

kind-spanner = Spanner
kind-spanner-line = Clash: +2
kind-spanner-text = Clash: strength +2.

kind-pistol = Pistol
kind-pistol-line = Clash: +4
kind-pistol-text = Clash: strength +4.

kind-smoke-pot = Smoke Pot
kind-smoke-pot-line = Clash: slip away to an adjacent cell
kind-smoke-pot-text = Clash: when revealed, you leave the clash and move to an adjacent cell of your choice without a visible policeman and without a fence between; if there is none, you stay. No camera check or clash there. Your movement ends.

kind-diary = Diary
kind-diary-line = Authority −1
kind-diary-text = Special action: authority -1.

kind-the-book = The Book
kind-the-book-line = Not in your own district: authority −2
kind-the-book-text = Special action, in any district except that of your own start location: authority -2.

kind-paperweight = Coral Paperweight
kind-paperweight-line = You or one on your cell: will +1
kind-paperweight-text = Special action: you, or an oppositionist on your cell, gain 1 will.

kind-leaflets = Leaflets
kind-leaflets-line = Antiparty poster on your cell
kind-leaflets-text = Special action: place 1 antiparty poster on your cell.

kind-paint = Pot of Paint
kind-paint-line = Antiparty poster here or adjacent
kind-paint-text = Special action: place 1 antiparty poster on your cell or an adjacent one. A Big Brother poster there is torn down first.

kind-real-coffee = Real Coffee
kind-real-coffee-line = Next Move: 2 more cells
kind-real-coffee-text = On your turn, before or between actions: your next Move action this turn has 2 more cells.

kind-rat-trap = Cage of Rats
kind-rat-trap-line = In a stash: finder to hospital, authority −1
kind-rat-trap-text = Trap in a stash: the policeman who found it goes, hidden, to a hospital of Big Brother's choice. Authority -1.

kind-bomb = Home-Made Bomb
kind-bomb-line = In a stash: finder to supply, authority −1
kind-bomb-text = Trap in a stash: the policeman who found it returns to the supply. Authority -1.

kind-false-papers = False Papers
kind-false-papers-line = In a stash: Big Brother loses 2 directives
kind-false-papers-text = Trap in a stash: Big Brother discards 2 random directives from his hand, or all if he has fewer.

kind-docker = Prole Docker
kind-docker-line = Every clash: +1
kind-docker-text = Ally: strength +1 in every clash. Two dockers stack.

kind-dealer = Antique Dealer
kind-dealer-line = Black market: draw 2 instead of 1
kind-dealer-text = Ally: with a black-market token you draw 2 cards from one deck instead of 1.

kind-parsons = Cheerful Neighbour
kind-parsons-line = Cameras never check you
kind-parsons-text = Ally: cameras never check you.

kind-old-prole = Old Prole
kind-old-prole-line = Detained: discard him, no search
kind-old-prole-text = Ally: when you are about to be searched after a detention, you may discard it: there is no search, and you go to your start location.

kind-courier = Brotherhood Courier
kind-courier-line = Once a turn: give 1 card, up to 2 cells away
kind-courier-text = Ally: once on your turn, as a free action, give 1 card from hand to an oppositionist at most 2 cells away, ignoring fences.

kind-nurse = Prole Nurse
kind-nurse-line = Discard: you or one on your cell, will +2
kind-nurse-text = Ally. Special action: discard it; you, or an oppositionist on your cell, gain 2 will.

kind-slingshot = Slingshot
kind-slingshot-line = Vandalism: break an adjacent camera
kind-slingshot-text = Play it with a Vandalism action: break 1 camera on an adjacent cell, ignoring fences.

kind-crowbar = Crowbar
kind-crowbar-line = Clash: +2, or remove a fence here
kind-crowbar-text = Clash: strength +2. Or on your turn, as a free action: remove 1 fence on an edge of your cell.

kind-sewer-map = Sewer Map
kind-sewer-map-line = To another cell of this district
kind-sewer-map-text = Special action: put your pawn on another cell of its district, but not the Prison. You enter only that cell.

kind-forged-pass = Forged Pass
kind-forged-pass-line = Take no part in a clash
kind-forged-pass-text = At the start of a clash: discard it, and you take no part in the clash.

kind-season-ticket = Season Ticket
kind-season-ticket-line = Take tickets, up to 2
kind-season-ticket-text = On your turn, as a free action, anywhere: take tickets up to the limit of 2.

kind-minutes = Stolen Minutes
kind-minutes-line = See Big Brother's directives in hand
kind-minutes-text = Special action: look at Big Brother's hand of directives.

kind-intercept = Intercepted Directive
kind-intercept-line = Discard 1 directive on the board
kind-intercept-text = Special action: choose 1 active or hidden directive on the board. It is discarded face up without effect.

kind-patrol-rota = Patrol Rota
kind-patrol-rota-line = Count the police in each district
kind-patrol-rota-text = Special action: everyone learns how many policemen, visible and hidden together, are in each district.

kind-rumour = Good Rumour
kind-rumour-line = At once: authority −1
kind-rumour-text = Immediate: authority -1.

kind-nosy-child = Nosy Child
kind-nosy-child-line = At once: Big Brother sees your hand
kind-nosy-child-text = Immediate: Big Brother looks at your whole hand.

kind-parcel = Lost Parcel
kind-parcel-line = At once: draw 2 cards
kind-parcel-text = Immediate: draw 2 cards from the same deck.

kind-stall-returns = The Stall Returns
kind-stall-returns-line = At once: 1 new black-market token
kind-stall-returns-text = Immediate: place 1 black-market token on a black-market cell of your choice that has no token, no oppositionist and no visible policeman.

kind-golden-country = Golden Country
kind-golden-country-line = At once: the lowest will gains 1
kind-golden-country-text = Immediate: the oppositionist with the lowest will gains 1 will. In a tie you choose.

## Events

news-hate-week = Hate Week
news-hate-week-line = Difficulty +1 in every clash
news-hate-week-text = Difficulty +1 in every clash.

news-prole-unrest = Prole Unrest
news-prole-unrest-line = Each oppositionist in a clash: +1
news-prole-unrest-text = Every oppositionist who takes part in a clash has strength +1.

news-fog = London Fog
news-fog-line = Cameras make no checks
news-fog-text = Cameras make no checks.

news-rocket-bombs = Rocket Bombs
news-rocket-bombs-line = A district loses cameras and fences
news-rocket-bombs-text = When revealed: in a random district every camera is removed, and every fence with an end in it.

news-power-cut = Power Cut
news-power-cut-line = Nobody rides the monorail
news-power-cut-text = Nobody can ride the monorail. Tickets can still be taken.

news-free-travel = Free Travel Day
news-free-travel-line = Every oppositionist takes 1 ticket
news-free-travel-text = When revealed: every oppositionist takes 1 ticket, within the limit of 2.

news-shortages = Empty Shops
news-shortages-line = At most 1 Search per turn
news-shortages-text = Each oppositionist may take at most 1 Search action per turn.

news-market-day = Market Day
news-market-day-line = Empty black markets get a token
news-market-day-text = When revealed: every empty black-market cell without an oppositionist and without a visible policeman gets a token.

news-demonstration = Demonstration
news-demonstration-line = Crowd on a station: no clash there
news-demonstration-text = When revealed: the crowd gathers on a random station, where no clash can start. It leaves together with this event.

news-war-bulletin = War Bulletin
news-war-bulletin-line = Big Brother: 1 more resource
news-war-bulletin-text = When Big Brother restores his resources he gets 1 more, but never more than 13.

news-scarcity = Electricity Saving
news-scarcity-line = Big Brother: 2 fewer resources
news-scarcity-text = When Big Brother restores his resources he gets 2 fewer.

news-party-purge = Party Purge
news-party-purge-line = One-off directives cost 1 more
news-party-purge-text = One-off directives cost 1 more resource.

news-spies-parade = Junior Spies Parade
news-spies-parade-line = All militia is placed on the board
news-spies-parade-text = When revealed: Big Brother places all militia figures of the supply on legal cells. They leave together with this event, wherever they then stand.

news-amnesty = Amnesty
news-amnesty-line = Nobody has to skip a turn
news-amnesty-text = When revealed: nobody has to skip their next turn any more. Prisoners stay in the Prison.

news-inspection = General Inspection
news-inspection-line = Camera checks show 1 more card
news-inspection-text = Each camera check shows Big Brother 1 more card.

news-heat-wave = Heat Wave
news-heat-wave-line = Policemen: 1 paid step at most
news-heat-wave-text = Each policeman makes at most 1 paid step per phase instead of 2.

news-eurasia-victory = Victory over Eurasia
news-eurasia-victory-line = A poster costs only 3
news-eurasia-victory-text = A poster costs Big Brother only 3 resources.

news-anniversary = Party Anniversary
news-anniversary-line = 3 posters raise authority
news-anniversary-text = At the end of the round 3 Big Brother posters are enough to raise authority.

news-brotherhood = Word from the Brotherhood
news-brotherhood-line = Beat the police: both rewards
news-brotherhood-text = Winning a clash against the police gives both rewards: authority -1, and will +1 for one participant.

news-influenza = Influenza
news-influenza-line = Oppositionists gain no will
news-influenza-text = Oppositionists cannot gain will.

## Personal goals

goal-blinder = Put Out the Eyes
goal-blinder-line = Break 3 cameras
goal-blinder-text = Collect 3 tokens: one each time you break a camera. Bonus: with Vandalism you may break cameras on adjacent cells, ignoring fences.

goal-tearer = Bare Walls
goal-tearer-line = Tear down 3 posters
goal-tearer-text = Collect 3 tokens: one each time you tear down a Big Brother poster. Bonus: each time you tear one down, draw 1 card from either deck.

goal-breaker = Open Streets
goal-breaker-line = Dismantle 2 fences
goal-breaker-text = Collect 2 tokens: one each time you dismantle a fence with Vandalism. Bonus: once on each of your turns you may dismantle a fence on an edge of your cell as a free action.

goal-fighter = First Blood
goal-fighter-line = Win 2 clashes
goal-fighter-text = Collect 2 tokens: one each time you are on the winning side of a clash. Bonus: strength +1 in every clash.

goal-comrade = Shoulder to Shoulder
goal-comrade-line = Help in 2 clashes
goal-comrade-text = Collect 2 tokens: one each time you join a clash as a helper. Bonus: strength +2 when you join as a helper.

goal-seeker = Four Districts
goal-seeker-line = Search in 3 districts
goal-seeker-text = Collect 3 tokens: one each time you search in a district that has given no token yet. Bonus: your Search action may draw from either deck.

goal-traveller = Restless
goal-traveller-line = Ride the monorail 4 times
goal-traveller-text = Collect 4 tokens: one each time you ride the monorail. Bonus: one ticket carries you 1 or 2 stations.

goal-trader = Trusted Hands
goal-trader-line = 3 Exchanges of your own, with cards
goal-trader-text = Collect 3 tokens: one each time you complete an Exchange of your own in which a support card moves. Bonus: your Exchange reaches adjacent cells, ignoring fences.

goal-stasher = Dead Drops
goal-stasher-line = Place 3 stashes
goal-stasher-text = Collect 3 tokens: one each time you place a stash. Bonus: once on each of your turns placing or taking a stash is a free action.

goal-customer = Regular Customer
goal-customer-line = Use 2 black-market tokens
goal-customer-text = Collect 2 tokens: one each time you use a black-market token. Bonus: each one you use also gives you 1 will.

goal-agitator = Agitator
goal-agitator-line = Place 2 antiparty posters
goal-agitator-text = Collect 2 tokens: one each time you place an antiparty poster. Bonus: each time you place one, draw 1 card from either deck.

goal-martyr = Unbroken
goal-martyr-line = Be detained twice
goal-martyr-text = Collect 2 tokens: one each time you are detained. Bonus: the first time in each round that you are detained you lose no will.

goal-pilgrim = Belly of the Beast
goal-pilgrim-line = End turns on 2 ministries
goal-pilgrim-text = Collect 2 tokens: one each time you end your turn on a ministry that has given no token yet. Bonus: once per round a district power costs you 1 less will.

goal-evader = Under Its Gaze
goal-evader-line = End 3 turns on cells with a camera
goal-evader-text = Collect 3 tokens: one each time you end your turn on a cell with a camera. Bonus: cameras never check you.

goal-organiser = Cell Organiser
goal-organiser-line = Inspire 3 times
goal-organiser-text = Collect 3 tokens: one each time you take an Inspire action. Bonus: your Inspire gives 2 cells instead of 1.
