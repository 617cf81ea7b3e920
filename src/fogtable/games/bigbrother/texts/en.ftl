# 1984: English texts

## The game

game-name = 1984
game-about =
    London, 1984. Big Brother rules the city from behind a screen, with police that nobody sees, with cameras, fences,
    posters and a hand of directives. A few people who still have a will of their own search, hide, tear his posters
    down and fight when they can win. One against 2 to 4: he breaks their will, or they outlast him.

## Sides and seats

side-big-brother = Big Brother
side-opposition = The opposition
seat-big-brother = Big Brother
seat-opposition = Oppositionist { $number }

## Districts and their powers

district-peace = Peace
district-truth = Truth
district-plenty = Plenty
district-love = Love
power-peace = Transfer Order
power-peace-text = Pay 1 will. Choose a visible policeman anywhere: Big Brother puts him, hidden, in a hospital of his choice.
power-truth = Corrected Record
power-truth-text = Pay 2 will. Choose an active directive and discard it.
power-plenty = Surplus Goods
power-plenty-text = Pay 1 will. Draw 2 cards from one deck of your choice.
power-love = Crack in the Wall
power-love-text = Pay 2 will. Authority falls by 1.

## Cells

cell-pe01 = Airfield Edge
cell-pe02 = Barracks Row
cell-pe03 = Ministry of Peace
cell-pe04 = Parade Ground
cell-pe05 = War Museum
cell-pe06 = Rocket Crater
cell-pe07 = Dictionary Bureau
cell-pe08 = Victory Square
cell-pe09 = Column Steps
cell-pe10 = Ruined Chapel
cell-pe11 = Prefab Terraces
cell-pe12 = Convoy Road
cell-pe13 = Munition Works
cell-pe14 = Military Commissariat
cell-pe15 = North Bridge
cell-tr01 = Fiction Machine Hall
cell-tr02 = Pneumatic Arcade
cell-tr03 = Ministry of Truth
cell-tr04 = Canteen
cell-tr05 = Victory Mansions
cell-tr06 = Proof Lane
cell-tr07 = Records Department
cell-tr08 = Hall of Hate
cell-tr09 = Truth Station
cell-tr10 = Back Stairs
cell-tr11 = Telescreen Works
cell-tr12 = Loudspeaker Corner
cell-tr13 = Memory-Hole Yard
cell-tr14 = Truth Hospital
cell-tr15 = East Viaduct
cell-pl01 = West Depot Station
cell-pl02 = Allotments
cell-pl03 = Ration Office
cell-pl04 = Prole Market
cell-pl05 = Chestnut Tree Café
cell-pl06 = League Hall
cell-pl07 = Plenty Hospital
cell-pl08 = Ministry of Plenty
cell-pl09 = Pub Lane
cell-pl10 = Safe House
cell-pl11 = Dock Steps
cell-pl12 = Boot Factory
cell-pl13 = Granary Station
cell-pl14 = Gin Distillery
cell-pl15 = South Bridge
cell-lo01 = Police Station
cell-lo02 = Wire Maze
cell-lo03 = Guards' Alley
cell-lo04 = Guard Stores
cell-lo05 = Garden Station
cell-lo06 = Junk Row
cell-lo07 = Cellar Street
cell-lo08 = Ministry of Love
cell-lo09 = Inner Party Office
cell-lo10 = Party Gardens
cell-lo11 = Canal Walk
cell-lo12 = Prison
cell-lo13 = Gate Station
cell-lo14 = Steel Gate
cell-lo15 = Wine Cellar

## Characters

character-julia = Julia
character-julia-text = Works at the League Hall. Rides without a ticket, and can slip out of a clash.
character-winston = Winston
character-winston-text = Works at the Records Department. Finds more than others, and can give hope back.
character-obrien = O'Brien
character-obrien-text = Works at the Inner Party Office. Lets others act once more, and can strike harder.
character-syme = Syme
character-syme-text = Works at the Dictionary Bureau. Notices the police nearby, and can undo a directive.

## Abilities

ability-fare-dodger = Fare Dodger
ability-fare-dodger-text = Once per round, in a Monorail action: ride 1 station without a ticket, or pay and keep this for later. A further station needs a ticket.
ability-anti-sex-league-member = Anti-Sex League Member
ability-anti-sex-league-member-text = Once per game: Julia leaves a clash before cards are laid. If others take part, they fight on without her.
ability-office-clerk = Office Clerk
ability-office-clerk-text = Once per round, in a Search action: draw 2 cards instead of 1.
ability-hope-for-the-future = Hope for the Future
ability-hope-for-the-future-text = Action, once per game: Winston, or an oppositionist on his cell or an adjacent one (ignoring fences), gains 2 will.
ability-charming-leader = Charming Leader
ability-charming-leader-text = Action, once per round: another player gets 1 extra action; one whose turn is over takes it at once.
ability-fervent-party-man = Fervent Party Man
ability-fervent-party-man-text = Once per game, when cards are laid in a clash: strength +2 in it.
ability-vigilance = Vigilance
ability-vigilance-text = Action, once per round: everyone learns whether any policeman, visible or hidden, is on a cell adjacent to Syme.
ability-educated-colleague = Educated Colleague
ability-educated-colleague-text = Action, once per game: discard 1 active or hidden directive of your choice without effect.

## Weaknesses

weakness-careless = Careless
weakness-careless-text = At will 2: Julia takes neither Exchange nor Inspire, and nobody can choose her for them.
weakness-worn-out = Worn Out
weakness-worn-out-text = At will 1: at most 1 Move action per turn.
weakness-ulcer = Ulcer
weakness-ulcer-text = At will 2: the base limit of each Move is 1 cell.
weakness-fear-of-rats = Fear of Rats
weakness-fear-of-rats-text = At will 1: Winston's share of the strength is 2 lower, and he cannot join a clash as a helper.
weakness-old-habits = Old Habits
weakness-old-habits-text = At will 2: O'Brien cannot use Charming Leader.
weakness-double-game = Double Game
weakness-double-game-text = At will 1: when O'Brien's turn starts, Big Brother looks at his whole hand.
weakness-talks-too-much = Talks Too Much
weakness-talks-too-much-text = At will 2: when Syme's turn ends, Big Brother looks at 1 random card of his hand.
weakness-unperson = Unperson
weakness-unperson-text = At will 1: Syme cannot take Search.

## Fallen actions

fallen-denounce = Denounce
fallen-denounce-text = Choose an oppositionist in play: Big Brother alone looks at 1 random card of that hand.
fallen-volunteer = Volunteer Labour
fallen-volunteer-text = Big Brother gains 1 resource, above his maximum too, but never above 13.
fallen-duty = Telescreen Duty
fallen-duty-text = Place 1 camera from the supply on a legal cell of the district of your own former start location.
fallen-betray = Betray a Stash
fallen-betray-text = Choose a stash: Big Brother alone looks at its card. It stays where it is.

## Directives

order-raid = Raid
order-raid-text = Choose 1 or 2 policemen. Move each of them 0 to 2 steps, one after the other; clashes and clean-up may follow each step.
order-night-patrol = Night Patrol
order-night-patrol-text = Choose 1 policeman and move him 1 to 3 steps; clashes and clean-up may follow each step.
order-house-search = House Search
order-house-search-text = Choose an oppositionist with cards in hand who is not protected from clashes. Draw 1 random card from that hand. If it is forbidden, discard it face up: authority +1. Otherwise look at it and return it. Nobody is arrested.
order-telescreens = Telescreen Drive
order-telescreens-text = Place 0 to 2 cameras for free.
order-cordon = Street Cordon
order-cordon-text = Place 0 to 2 fences for free.
order-poster-campaign = Poster Campaign
order-poster-campaign-text = Place 1 Big Brother poster for free.
order-two-minutes-hate = Two Minutes Hate
order-two-minutes-hate-text = Authority +1.
order-ration-cut = Ration Cut
order-ration-cut-text = Every oppositionist with 4 or more cards in hand discards 1 of them, face up; all choose at the same time.
order-overfulfilled-plan = Overfulfilled Plan
order-overfulfilled-plan-text = Maximum resources +1, never above 13. Current resources stay as they are.
order-new-department = New Department
order-new-department-text = Open the fourth slot for active directives, for the rest of the game.
order-vaporisation = Vaporisation
order-vaporisation-text = Choose an ally in play and discard it.
order-sweep = Clean-Up Brigade
order-sweep-text = Remove one of these: an antiparty poster; a black-market token; a stash, whose card is treated as in a clean-up. No policeman becomes visible.
order-denunciation = Anonymous Denunciation
order-denunciation-text = Choose an oppositionist with cards in hand and look at the whole hand.
order-reinforcements = Reinforcements
order-reinforcements-text = Place 1 new policeman, hidden, in a hospital of your choice. At most 8 may be in play.
order-interrogation = Interrogation
order-interrogation-text = Choose an oppositionist who must skip their next turn: that player loses 1 will.
order-room-101 = Room 101
order-room-101-text = Choose an oppositionist who must skip their next turn: that player loses 2 will.
order-militia-call = Volunteer Militia
order-militia-call-text = Place 1 militia figure from the supply on a legal cell, or move one that is on the board to another.
order-rewriting = Rewriting the Past
order-rewriting-text = Take 1 card from the directive discard pile into your hand, except Rewriting the Past.
order-victory-bulletin = Victory Bulletin
order-victory-bulletin-text = Choose an event in the row and discard it; the others do not shift.
order-curfew = Curfew
order-curfew-text = From the second Move action of a turn on, the base limit is 1 cell instead of 2. Two copies do not stack.
order-wiretap = Wiretap
order-wiretap-text = Each camera check shows Big Brother up to 4 random cards instead of 2.
order-checkpoints = Station Checkpoints
order-checkpoints-text = No tickets can be taken at stations. You can still ride: with tickets you hold, with Julia's ability, with cards.
order-informers = Informer Network
order-informers-text = Each card that a Search action brings into a hand is shown to Big Brother only, also those of a Lost Parcel found by it. Two copies do not stack.
order-martial-law = Martial Law
order-martial-law-text = Difficulty +2 in every clash.
order-doublethink = Doublethink Lessons
order-doublethink-text = Every district power costs 1 more will.
order-poster-quota = Poster Quota
order-poster-quota-text = A poster costs Big Brother 1 resource less, but never less than 1.
order-junior-spies = Junior Spies
order-junior-spies-text = After each completed swap of an Exchange, Big Brother alone is shown every support card that changed hands.
order-ambush = Ambush
order-ambush-text = When a clash begins: move 1 policeman from an adjacent cell into it, ignoring fences. He becomes visible and takes part.
order-double-agent = Double Agent
order-double-agent-text = When the cards of a clash are revealed: choose 1 revealed support card. Its bonus and text do not count; it still counts as used.
order-antique-trap = Antique Shop Trap
order-antique-trap-text = When an oppositionist has drawn with a black-market token: all cards drawn are revealed and discarded without effect. Authority +1 if any is forbidden.
order-sealed-street = Sealed Street
order-sealed-street-text = When an oppositionist declares a step of a Move: place 1 fence on that edge. The step does not happen and is not used up.
order-show-trial = Show Trial
order-show-trial-text = When an oppositionist has been arrested: authority +2.
order-broken-oath = Broken Oath
order-broken-oath-text = When an oppositionist declares a special-action card or such an ally: it has no effect and is discarded. The action is spent.
order-memory-hole = Memory Hole
order-memory-hole-text = When an oppositionist declares Take a stash: the stash is removed, its card revealed and discarded. Authority +1 if it is forbidden and not a trap; a trap has no effect. The action is spent.
order-glue-brigade = Glue Brigade
order-glue-brigade-text = When an oppositionist has torn down a poster with Vandalism: place 1 Big Brother poster at once, on a legal cell without an oppositionist.

## Support cards

kind-baton = Baton
kind-baton-text = Clash: strength +3.
kind-spanner = Spanner
kind-spanner-text = Clash: strength +2.
kind-pistol = Pistol
kind-pistol-text = Clash: strength +4.
kind-smoke-pot = Smoke Pot
kind-smoke-pot-text = Clash: when revealed, you leave the clash and move to an adjacent cell of your choice without a visible policeman and without a fence between; if there is none, you stay. No camera check or clash there. Your movement ends.
kind-diary = Diary
kind-diary-text = Special action: authority -1.
kind-the-book = The Book
kind-the-book-text = Special action, in any district except that of your own start location: authority -2.
kind-paperweight = Coral Paperweight
kind-paperweight-text = Special action: you, or an oppositionist on your cell, gain 1 will.
kind-leaflets = Leaflets
kind-leaflets-text = Special action: place 1 antiparty poster on your cell.
kind-paint = Pot of Paint
kind-paint-text = Special action: place 1 antiparty poster on your cell or an adjacent one. A Big Brother poster there is torn down first.
kind-real-coffee = Real Coffee
kind-real-coffee-text = On your turn, before or between actions: your next Move action this turn has 2 more cells.
kind-rat-trap = Cage of Rats
kind-rat-trap-text = Trap in a stash: the policeman who found it goes, hidden, to a hospital of Big Brother's choice. Authority -1.
kind-bomb = Home-Made Bomb
kind-bomb-text = Trap in a stash: the policeman who found it returns to the supply. Authority -1.
kind-false-papers = False Papers
kind-false-papers-text = Trap in a stash: Big Brother discards 2 random directives from his hand, or all if he has fewer.
kind-docker = Prole Docker
kind-docker-text = Ally: strength +1 in every clash. Two dockers stack.
kind-dealer = Antique Dealer
kind-dealer-text = Ally: with a black-market token you draw 2 cards from one deck instead of 1.
kind-parsons = Cheerful Neighbour
kind-parsons-text = Ally: cameras never check you.
kind-old-prole = Old Prole
kind-old-prole-text = Ally: when you are about to be searched after a detention, you may discard it: there is no search, and you go to your start location.
kind-courier = Brotherhood Courier
kind-courier-text = Ally: once on your turn, as a free action, give 1 card from hand to an oppositionist at most 2 cells away, ignoring fences.
kind-nurse = Prole Nurse
kind-nurse-text = Ally. Special action: discard it; you, or an oppositionist on your cell, gain 2 will.
kind-slingshot = Slingshot
kind-slingshot-text = Play it with a Vandalism action: break 1 camera on an adjacent cell, ignoring fences.
kind-crowbar = Crowbar
kind-crowbar-text = Clash: strength +2. Or on your turn, as a free action: remove 1 fence on an edge of your cell.
kind-sewer-map = Sewer Map
kind-sewer-map-text = Special action: put your pawn on another cell of its district, but not the Prison. You enter only that cell.
kind-forged-pass = Forged Pass
kind-forged-pass-text = At the start of a clash: discard it, and you take no part in the clash.
kind-season-ticket = Season Ticket
kind-season-ticket-text = On your turn, as a free action, anywhere: take tickets up to the limit of 2.
kind-minutes = Stolen Minutes
kind-minutes-text = Special action: look at Big Brother's hand of directives.
kind-intercept = Intercepted Directive
kind-intercept-text = Special action: choose 1 active or hidden directive on the board. It is discarded face up without effect.
kind-patrol-rota = Patrol Rota
kind-patrol-rota-text = Special action: everyone learns how many policemen, visible and hidden together, are in each district.
kind-rumour = Good Rumour
kind-rumour-text = Immediate: authority -1.
kind-nosy-child = Nosy Child
kind-nosy-child-text = Immediate: Big Brother looks at your whole hand.
kind-parcel = Lost Parcel
kind-parcel-text = Immediate: draw 2 cards from the same deck.
kind-stall-returns = The Stall Returns
kind-stall-returns-text = Immediate: place 1 black-market token on a black-market cell of your choice that has no token, no oppositionist and no visible policeman.
kind-golden-country = Golden Country
kind-golden-country-text = Immediate: the oppositionist with the lowest will gains 1 will. In a tie you choose.

## Events

news-hate-week = Hate Week
news-hate-week-text = Difficulty +1 in every clash.
news-prole-unrest = Prole Unrest
news-prole-unrest-text = Every oppositionist who takes part in a clash has strength +1.
news-fog = London Fog
news-fog-text = Cameras make no checks.
news-rocket-bombs = Rocket Bombs
news-rocket-bombs-text = When revealed: in a random district every camera is removed, and every fence with an end in it.
news-power-cut = Power Cut
news-power-cut-text = Nobody can ride the monorail. Tickets can still be taken.
news-free-travel = Free Travel Day
news-free-travel-text = When revealed: every oppositionist takes 1 ticket, within the limit of 2.
news-shortages = Empty Shops
news-shortages-text = Each oppositionist may take at most 1 Search action per turn.
news-market-day = Market Day
news-market-day-text = When revealed: every empty black-market cell without an oppositionist and without a visible policeman gets a token.
news-demonstration = Demonstration
news-demonstration-text = When revealed: the crowd gathers on a random station, where no clash can start. It leaves together with this event.
news-war-bulletin = War Bulletin
news-war-bulletin-text = When Big Brother restores his resources he gets 1 more, but never more than 13.
news-scarcity = Electricity Saving
news-scarcity-text = When Big Brother restores his resources he gets 2 fewer.
news-party-purge = Party Purge
news-party-purge-text = One-off directives cost 1 more resource.
news-spies-parade = Junior Spies Parade
news-spies-parade-text = When revealed: Big Brother places all militia figures of the supply on legal cells. They leave together with this event, wherever they then stand.
news-amnesty = Amnesty
news-amnesty-text = When revealed: nobody has to skip their next turn any more. Prisoners stay in the Prison.
news-inspection = General Inspection
news-inspection-text = Each camera check shows Big Brother 1 more card.
news-heat-wave = Heat Wave
news-heat-wave-text = Each policeman makes at most 1 paid step per phase instead of 2.
news-eurasia-victory = Victory over Eurasia
news-eurasia-victory-text = A poster costs Big Brother only 3 resources.
news-anniversary = Party Anniversary
news-anniversary-text = At the end of the round 3 Big Brother posters are enough to raise authority.
news-brotherhood = Word from the Brotherhood
news-brotherhood-text = Winning a clash against the police gives both rewards: authority -1, and will +1 for one participant.
news-influenza = Influenza
news-influenza-text = Oppositionists cannot gain will.

## Personal goals

goal-blinder = Put Out the Eyes
goal-blinder-text = Collect 3 tokens: one each time you break a camera. Bonus: with Vandalism you may break cameras on adjacent cells, ignoring fences.
goal-tearer = Bare Walls
goal-tearer-text = Collect 3 tokens: one each time you tear down a Big Brother poster. Bonus: each time you tear one down, draw 1 card from either deck.
goal-breaker = Open Streets
goal-breaker-text = Collect 2 tokens: one each time you dismantle a fence with Vandalism. Bonus: once on each of your turns you may dismantle a fence on an edge of your cell as a free action.
goal-fighter = First Blood
goal-fighter-text = Collect 2 tokens: one each time you are on the winning side of a clash. Bonus: strength +1 in every clash.
goal-comrade = Shoulder to Shoulder
goal-comrade-text = Collect 2 tokens: one each time you join a clash as a helper. Bonus: strength +2 when you join as a helper.
goal-seeker = Four Districts
goal-seeker-text = Collect 3 tokens: one each time you search in a district that has given no token yet. Bonus: your Search action may draw from either deck.
goal-traveller = Restless
goal-traveller-text = Collect 4 tokens: one each time you ride the monorail. Bonus: one ticket carries you 1 or 2 stations.
goal-trader = Trusted Hands
goal-trader-text = Collect 3 tokens: one each time you complete an Exchange of your own in which a support card moves. Bonus: your Exchange reaches adjacent cells, ignoring fences.
goal-stasher = Dead Drops
goal-stasher-text = Collect 3 tokens: one each time you place a stash. Bonus: once on each of your turns placing or taking a stash is a free action.
goal-customer = Regular Customer
goal-customer-text = Collect 2 tokens: one each time you use a black-market token. Bonus: each one you use also gives you 1 will.
goal-agitator = Agitator
goal-agitator-text = Collect 2 tokens: one each time you place an antiparty poster. Bonus: each time you place one, draw 1 card from either deck.
goal-martyr = Unbroken
goal-martyr-text = Collect 2 tokens: one each time you are detained. Bonus: the first time in each round that you are detained you lose no will.
goal-pilgrim = Belly of the Beast
goal-pilgrim-text = Collect 2 tokens: one each time you end your turn on a ministry that has given no token yet. Bonus: once per round a district power costs you 1 less will.
goal-evader = Under Its Gaze
goal-evader-text = Collect 3 tokens: one each time you end your turn on a cell with a camera. Bonus: cameras never check you.
goal-organiser = Cell Organiser
goal-organiser-text = Collect 3 tokens: one each time you take an Inspire action. Bonus: your Inspire gives 2 cells instead of 1.

## Decks

deck-a = Deck A
deck-b = Deck B

## Phases

phase-setup = Set-up
phase-setup-text = The oppositionists choose their characters; then Big Brother hides his first policemen in the ministries.
phase-opposition = Opposition phase
phase-opposition-text = Each oppositionist takes a turn of up to 2 actions, in the order set by the cell leader.
phase-big-brother = Big Brother phase
phase-big-brother-text = Big Brother restores his resources, plays directives, strengthens the regime and moves the Thought Police.
phase-events = Events phase
phase-events-text = The events in the row move on, and a new one is revealed.
phase-end-of-round = End of round
phase-end-of-round-text = Posters are counted, the end of the game is checked, and the next player becomes cell leader.

## Counters

counter-authority = Authority

## Options

option-numbers = Numbers
option-numbers-text = Prices, limits and other numbers that balance the sides.
option-numbers-tuned = Balanced
option-numbers-tuned-text = Evened out over many games.
option-numbers-spec = By the book
option-numbers-spec-text = As in the rulebook and on the cards.
option-authority = Authority at the start
option-authority-text = A handicap: lower helps the opposition, higher helps Big Brother.
option-authority-standard = Default
option-round_limit = Last round
option-round_limit-text = If this round ends with an oppositionist in play, the opposition wins. Without a limit Big Brother can take his time.
option-round_limit-standard = Default
option-round_limit-none = None
option-opposition_channel = Private channel of the opposition
option-opposition_channel-text = The oppositionists get a chat that Big Brother cannot read.
option-standing_orders = Standing orders
option-standing_orders-text = Big Brother decides in advance which hidden policemen fight and which hidden directives trigger; the game never waits for him.
standing-always = { $cell } ({ $number }): hidden policemen always fight oppositionists who come there
option-characters = Characters
option-characters-text = How the oppositionists get their characters.
option-characters-choose = Free choice
option-characters-deal = Random deal

## The end

win-big-brother = Big Brother wins
win-big-brother-story =
    The telescreens read out the good news, and nobody remembers that there was ever any other. In a café someone traces
    a sum in the dust of the table, looks up at the great face on the wall, and is no longer afraid of it.
win-opposition = The opposition wins
win-opposition-story =
    One morning the loudspeakers crackle and say nothing. People stop in the street and wait for the voice; then, one
    after another, they begin to talk. On the wall a corner of the poster has come loose and flaps in the wind.

cause-authority-full = Authority has reached 20.
cause-all-broken = Nobody in the opposition has any will left.
cause-authority-gone = Authority has fallen to 0.
cause-deck-empty = Big Brother has run out of directives.
cause-rounds-over = The last round is over, and somebody still has will.

## What happens

log-round-begins = Round { $round }
log-phase-begins = { $phase }
log-authority = Authority: { $now }
log-gains-will = { $player } gains will: { $now } now
log-loses-will = { $player } loses will: { $now } left
log-falls = { $player } is broken and loves Big Brother
log-takes-tickets = { $player } takes tickets: { $number }
log-game-ends = The game is over
log-draws =
    { $card ->
        [unknown] { $player } draws a card ({ $deck })
       *[other] { $player } draws { $card } ({ $deck })
    }
log-draws-immediate = { $player } draws { $card }: it takes effect at once
log-deck-remade = The discard pile becomes a new deck. { $deck }
log-looks-at =
    { $card ->
        [unknown] Big Brother looks at a card of { $player }
       *[other] Big Brother sees a card of { $player }: { $card }
    }
log-uses-market = { $player } uses the black market: { $cell }
log-market-opens = Black-market token placed: { $cell }
log-market-closed = Black-market token removed: { $cell }
log-plays = { $player } plays { $card }
log-ally-leaves = { $player } discards an ally: { $card }
log-fence-removed = Fence removed: { $cell } – { $other }
log-gives = { $player } sends a card by courier to { $other }
log-receives = { $player } receives { $card }
log-antiposter = { $player } puts up an antiparty poster: { $cell }
log-antiposter-removed = An antiparty poster is removed: { $cell }
log-poster-torn = { $player } tears down a poster: { $cell }
log-arrives = { $player } comes out at { $cell }
log-reads-minutes =
    { $directives ->
        [unknown] { $player } reads Big Brother’s directives
       *[other] { $player } reads the minutes: { $directives }
    }
log-police-counted = { $district }: policemen { $number }
log-gains-token = { $player } gains a goal token: { $now }
log-completes-goal = { $player } reaches a goal: { $goal }
log-clash-begins = Clash: { $cell }. Policemen { $policemen }, against { $players }
log-leaves-clash = { $player } leaves the clash
log-league-member = { $player } shows the sash of the League
log-helps = { $player } joins the clash
log-lays-directives = Directives laid face down: { $number }
log-lays = { $player } lays: { $cards }
log-fervent = { $player } uses Fervent Party Man: strength +2
log-reveals-directives = Big Brother reveals: { $directives }
log-slips-away = { $player } slips away in the smoke: { $cell }
log-strength = { $player } adds strength { $share }
log-compares = Strength { $strength } against difficulty { $difficulty }
log-clash-won = The opposition wins the clash
log-clash-drawn = Nobody wins the clash: the policemen withdraw
log-clash-lost = Big Brother wins the clash
log-clash-without-winner = There is nobody left to fight
log-police-to-hospital = Policemen taken to a hospital: { $number }
log-detained = { $player } is detained
log-unbroken = { $player } loses no will (Unbroken)
log-search-prevented = { $player } is not searched: the Old Prole is discarded
log-nothing-found = { $player } is searched: nothing is found
log-forbidden-found = { $player } is searched: { $card } is found
log-sent-home = { $player } is back at the start location
log-arrested = { $player } is arrested
log-dealt-goal =
    { $goal ->
        [unknown] { $player } has a goal of their own
       *[other] { $player } has a goal: { $goal }
    }
log-becomes = { $player } is { $character }
log-dealt-support =
    { $card ->
        [unknown] { $player } is dealt a card
       *[other] { $player } is dealt { $card }
    }
log-gives-back = { $player } returns { $card } and draws another card
log-deploys = Policemen on the ministries: { $number }
log-in-order = Turn order: { $player } is number { $place }
log-turn-begins = { $player } begins a turn
log-turn-skipped = { $player } skips a turn in the Prison
log-turn-ends = { $player } ends the turn
log-counts-posters = Posters on the walls: { $posters }, antiparty ones: { $antiposters }
log-steps = { $player } moves: { $cell }
log-militia-stops = { $player } is stopped by the militia
log-camera-checks = { $player } is checked by a camera: { $cell }
log-inspires = { $player } inspires { $other }: cells { $cells }
log-rides = { $player } rides to { $cell }, tickets { $tickets }
log-searches = { $player } searches ({ $deck })
log-proposes = { $player } offers { $other } an exchange
log-trade-fails = { $player } and { $other } do not agree
log-swaps = { $player } gives { $other } cards { $given }, tickets { $tickets }, for cards { $returned }, tickets { $tickets_back }
log-gets = { $player } gets: { $cards }
log-breaks-camera = { $player } breaks a camera: { $cell }
log-places-stash =
    { $card ->
        [unknown] { $player } places a stash: { $token }, { $cell }
       *[other] { $player } hides { $card }: { $token }, { $cell }
    }
log-takes-stash =
    { $card ->
        [unknown] { $player } takes a stash: { $token }
       *[other] { $player } takes { $card }: { $token }
    }
log-uses-power = { $player } uses the power of a district: { $district }
log-transferred = A policeman is transferred from { $cell }
log-charms = { $player } gives { $other } 1 extra action
log-vigilance = Are there police next to { $player }? { $answer ->
        [none] No.
       *[yes] Yes.
    }
log-hope = { $player } gives { $other } 2 will
log-colleague = { $player } discards a directive
log-restores = Resources: { $resources }
log-draws-directive =
    { $directive ->
        [unknown] Big Brother draws a directive
       *[other] Directive drawn: { $directive }
    }
log-spends = Big Brother spends { $price }: resources { $left }
log-plays-directive = Directive: { $directive }
log-lays-hidden =
    { $directive ->
        [unknown] A hidden directive is laid: { $slot }
       *[other] Hidden directive laid: { $directive }, { $slot }
    }
log-triggers = Hidden directive: { $directive }!
log-directive-leaves = Directive discarded: { $directive }
log-loses-directive = Big Brother loses { $directive }
log-rewrites = Taken back into hand: { $directive }
log-maximum-rises = Maximum resources: { $now }
log-slot-opens = The fourth slot for active directives is open
log-singled-out = Big Brother chooses { $player }
log-gives-up = { $player } discards { $card }
log-lost-to-trap = { $player } loses every card from the black market: { $cards }
log-double-agent = { $player } has been betrayed: { $cards } does not count
log-ambushes = One more policeman joins the clash: { $cell }
log-camera-placed = Camera placed: { $cell }
log-fence-placed = Fence placed: { $cell } – { $other }
log-poster-placed = Poster placed: { $cell }
log-hires =
    { $cell ->
        [unknown] A policeman is hired
       *[other] A policeman is hired: { $cell }
    }
log-police-steps = A policeman steps from { $start } to { $to }
log-figure-leaves = A policeman is hidden again: { $cell }
log-figure-appears = A policeman becomes visible: { $cell }
log-stash-opened = Stash opened, { $stash }: { $card }
log-policeman-lost = A policeman returns to the supply
log-militia-posted = Militia placed: { $cell }
log-militia-leaves = Militia removed: { $cell }
log-denounces = { $player } denounces { $other }
log-volunteers = { $player } does volunteer labour: resources { $resources }
log-stands-watch = { $player } does telescreen duty
log-betrays =
    { $card ->
        [unknown] { $player } betrays a stash: { $stash }
       *[other] { $player } betrays { $stash }: { $card }
    }
log-news = Event: { $news }
log-news-ends = Event over: { $news }
log-events-shuffled = The event deck is reshuffled
log-rockets-fall = Rockets fall on a district: { $district }
log-crowd-gathers = A crowd gathers: { $cell }
log-pardoned = { $player } no longer has to skip a turn

## Questions

ask-choose-character = Who are you?
ask-choose-character-hint = Each has a workplace where they are safe, two abilities and two weaknesses.
ask-deploy = Place a policeman on a ministry
ask-deploy-hint = Nobody else sees where; several can stand together.
ask-set-order = Who goes next?
ask-set-order-hint = The cell leader sets the turn order of the round after everyone has talked.
ask-act = Choose an action
ask-act-hint = Cards and allies without the special mark are free actions.
ask-take-step = Where to?
ask-take-step-hint = You decide again after each step; once per Move you may interrupt it to take another action.
ask-ride = Take a ticket or ride?
ask-ride-hint = Each station along the ring costs one ticket, in either direction.
ask-choose-number = How many cards do you draw?
ask-choose-number-hint = The Office Clerk draws 2 cards once a round.
ask-trade = Choose what you give in the exchange
ask-trade-hint = Only the two of you see it; either side can be empty, but not both.
ask-confirm-trade = Accept this exchange?
ask-confirm-trade-hint = If both of you accept, the cards change hands at once.
ask-step-forward = How many policemen step forward?
ask-step-forward-hint = If you pass, nobody learns whether anyone was there.
ask-attack = What does the policeman do here?
ask-attack-hint = He can fight once and clean up; cleaning up makes him visible.
ask-leave-clash = Leave the clash?
ask-leave-clash-hint = If you leave, you stay on the cell and neither win nor lose.
ask-join-clash = Help in the clash?
ask-join-clash-hint = You move there and share the result.
ask-lay-directive = Lay a directive
ask-lay-directive-hint = One for each policeman; its clash value counts.
ask-lay-support = Lay a clash card, or none
ask-lay-support-hint = If you lose, a forbidden card raises authority.
ask-reward = Choose the reward
ask-reward-hint = Authority falls by 1, or one of you regains 1 will.
ask-use-old-prole = Discard the Old Prole?
ask-use-old-prole-hint = Then you are not searched.
ask-upkeep = Pay for a directive or discard it
ask-upkeep-hint = Each active directive costs upkeep; no upkeep in the round it was played.
ask-command = Big Brother’s phase
ask-command-hint = Do anything in any order while you have resources.
ask-trigger = Trigger the hidden directive?
ask-trigger-hint = It costs nothing; if you pass, it stays hidden.
ask-fallen = What do you do for Big Brother?
ask-fallen-hint = You may do one thing a round for Big Brother.
ask-place-camera = Where does the camera go?
ask-place-camera-hint = It checks everyone who enters its cell; at most one camera a cell.
ask-fence-from = Where do you place the fence?
ask-fence-from-hint = Choose the cell on one side of it, then the other.
ask-fence-to = Which cell is on the other side of the fence?
ask-fence-to-hint = It stops oppositionists, but not policemen.
ask-place-poster = Where do you place the poster?
ask-place-poster-hint = Enough posters on the walls at the end of a round raise authority.
ask-hire-policeman = Where is the policeman hired?
ask-hire-policeman-hint = Hospitals are cheaper; everyone sees the price, nobody the place.
ask-step-policeman = Where does the policeman step?
ask-step-policeman-hint = He walks through fences, but never into the Safe House.
ask-choose-hospital = To which hospital?
ask-choose-hospital-hint = Nobody else learns which one it is.
ask-move-militia = Move a militia figure, or take a new one?
ask-move-militia-hint = Pass to place one from the supply, if any is left.
ask-post-militia = Where do you place the militia?
ask-post-militia-hint = Oppositionists who enter its cell stop there, and clashes there are harder.
ask-sweep-away = What does the brigade remove?
ask-sweep-away-hint = One antiparty poster, black-market token or stash, anywhere.
ask-slip-away = Where do you slip away to?
ask-slip-away-hint = There is no camera check or clash there; your movement ends.
ask-open-stall = Where do you place the black-market token?
ask-open-stall-hint = On an empty black-market cell.
ask-break-camera = Which camera do you break?
ask-break-camera-hint = For a camera on an adjacent cell you discard the slingshot, unless you have reached your goal.
ask-remove-fence = Which fence do you remove?
ask-remove-fence-hint = Choose the cell on its other side.
ask-transfer-policeman = Which policeman is transferred?
ask-transfer-policeman-hint = Big Brother hides him in a hospital of his choice.
ask-paint-cell = Where do you paint?
ask-paint-cell-hint = A Big Brother poster there is torn down first.
ask-leave-sewer = Where do you come out?
ask-leave-sewer-hint = You enter only that cell: its camera, its police, its black market.
ask-hearten = Who gains will?
ask-hearten-hint = Nobody has more than 5.
ask-send-courier = To whom does the courier go?
ask-send-courier-hint = Everyone sees who gets a card, nobody which one.
ask-search-hand = Whose home is searched?
ask-search-hand-hint = One random card: a forbidden one is lost and raises authority.
ask-read-hand = Whose hand do you look at?
ask-read-hand-hint = You see the whole hand; the cards stay there.
ask-break-prisoner = Which prisoner loses will?
ask-break-prisoner-hint = Only oppositionists who must skip their next turn.
ask-find-ally = Whose ally is discarded?
ask-find-ally-hint = Only players with an ally in play.
ask-strike-card = Whose card does not count?
ask-strike-card-hint = It still counts as used: a forbidden one raises authority if you win the clash.
ask-hide-card = Which card do you hide?
ask-hide-card-hint = It stays under the stash token until somebody takes or finds it.
ask-give-up-card = Which card do you discard?
ask-give-up-card-hint = It is discarded face up; all players concerned choose at once.
ask-give-card = Which card does the courier carry?
ask-give-card-hint = Only the two of you know it.
ask-part-with-ally = Which ally do you discard?
ask-part-with-ally-hint = There is no room for one more.
ask-vaporise-ally = Which ally is discarded?
ask-vaporise-ally-hint = The card goes to the discard pile.
ask-search-deck = Which deck do you search?
ask-search-deck-hint = Your goal lets you choose; elsewhere the cell decides.
ask-draw-from = Which deck do you draw from?
ask-draw-from-hint = Both hold the same kinds of cards.
ask-buy-from = Use the black market?
ask-buy-from-hint = Discard the token for a card from either deck, or pass and leave it there.
ask-remove-directive = Which directive is discarded?
ask-remove-directive-hint = Active ones by name, hidden ones by their slot.
ask-take-back = Which directive do you take back?
ask-take-back-hint = Everyone sees it go to your hand.
ask-end-event = Which event ends?
ask-end-event-hint = It leaves the row; the others do not move.
ask-move-policeman = Which policeman moves?
ask-move-policeman-hint = Everyone sees the directive, nobody which policeman moves or where.
ask-bring-along = Who else joins the attack?
ask-bring-along-hint = Hidden policemen on the cell can step forward, one after another.
ask-send-to-ambush = Who comes to the clash?
ask-send-to-ambush-hint = A policeman from an adjacent cell; he becomes visible.

## Answers

do-pass = Pass
do-choose-character-be = { $object }
do-deploy-at = { $object }
do-set-order-next = { $object }
do-act-move = Move
do-act-monorail = Monorail
do-act-inspire = Inspire: { $object }
do-act-search = Search
do-act-place-stash = Place a stash
do-act-take-stash = Take a stash
do-act-power = District power
do-act-card = Special action: { $object }
do-act-exchange = Exchange
do-act-charm = Extra action: { $object }
do-act-vigilance = Vigilance
do-act-hope = Hope: { $object }
do-act-colleague = Discard a directive
do-act-break-camera = Break a camera
do-act-dismantle-fence = Dismantle a fence
do-act-tear-poster = Tear down the poster
do-act-play = Play { $object }
do-act-courier = Send the courier
do-act-free-dismantle = Dismantle fence (free)
do-act-free-place-stash = Place a stash (free)
do-act-free-take-stash = Take a stash (free)
do-take-step-play = Play { $object }
do-take-step-courier = Send the courier
do-take-step-free-dismantle = Dismantle fence (free)
do-take-step-free-place-stash = Place a stash (free)
do-take-step-free-take-stash = Take a stash (free)
do-act-end = End turn
do-take-step-to = { $object }
do-take-step-stop = Stop here
do-take-step-cut = Interrupt the Move
do-ride-take-ticket = Take a ticket
do-ride-to = Ride to { $object }
do-ride-pay-fare = Pay the full fare to { $object }
do-ride-stay = Stay here
do-trigger-fire = { $object }
do-choose-number-one = One card
do-choose-number-two = Two cards
do-trade-with = Exchange with { $object }
do-trade-add = Add { $object }
do-trade-add-ticket = Add a ticket
do-trade-done = Done
do-trade-decline = Decline
do-confirm-trade-confirm = Accept exchange
do-confirm-trade-withdraw = Cancel
do-step-forward-reveal = Step forward: { $object }
do-attack-attack = Attack
do-attack-clean-stash = Clean up { $object }
do-attack-clean-market = Remove the token
do-attack-clean-poster = Remove the poster
do-attack-done = Continue
do-leave-clash-forged-pass = Show a Forged Pass
do-leave-clash-league-member = Show the League sash
do-join-clash-join = Join the clash
do-lay-directive-lay = { $object }
do-lay-support-lay = Lay { $object }
do-lay-support-lay-fervent = { $object } and Fervent Party Man
do-lay-support-nothing = Lay nothing
do-lay-support-fervent = Only Fervent Party Man
do-reward-authority = Authority −1
do-reward-will = Will +1: { $object }
do-use-old-prole-discard = Discard the Old Prole
do-upkeep-pay = Pay: { $object }
do-upkeep-drop = Discard: { $object }
do-command-play = Directive: { $object }
do-command-camera = Camera
do-command-fence = Fence
do-command-poster = Poster
do-command-hire = Hire a policeman
do-command-step = Step: { $object }
do-command-drop = Discard { $object }
do-command-drop-hidden = Discard: { $object }
do-command-end = End the phase
do-fallen-denounce = Denounce { $object }
do-fallen-volunteer = Volunteer labour
do-fallen-duty = Telescreen duty
do-fallen-betray = Betray { $object }
do-place-camera-choose = { $object }
do-fence-from-choose = { $object }
do-fence-to-choose = { $object }
do-place-poster-choose = { $object }
do-hire-policeman-choose = { $object }
do-step-policeman-to = { $object }
do-step-policeman-stop = Stop here
do-choose-hospital-choose = { $object }
do-move-militia-choose = { $object }
do-post-militia-choose = { $object }
do-sweep-away-stash = Open { $object }
do-sweep-away-market = Remove the token: { $object }
do-sweep-away-poster = Remove the poster: { $object }
do-slip-away-choose = { $object }
do-open-stall-choose = { $object }
do-break-camera-choose = { $object }
do-remove-fence-choose = { $object }
do-transfer-policeman-choose = { $object }
do-paint-cell-choose = { $object }
do-leave-sewer-choose = { $object }
do-hearten-choose = { $object }
do-send-courier-choose = { $object }
do-search-hand-choose = { $object }
do-read-hand-choose = { $object }
do-break-prisoner-choose = { $object }
do-find-ally-choose = { $object }
do-strike-card-choose = { $object }
do-hide-card-choose = { $object }
do-give-up-card-choose = { $object }
do-give-card-choose = { $object }
do-part-with-ally-choose = { $object }
do-vaporise-ally-choose = { $object }
do-search-deck-from = { $object }
do-draw-from-from = { $object }
do-buy-from-from = { $object }
do-remove-directive-active = { $object }
do-remove-directive-hidden = { $object }
do-take-back-choose = { $object }
do-end-event-choose = { $object }
do-move-policeman-choose = { $object }
do-move-policeman-done = No more
do-bring-along-choose = { $object }
do-bring-along-done = No more
do-send-to-ambush-choose = { $object }

## Places and numbers

policeman-hidden-1 = Hidden policeman 1
policeman-hidden-2 = Hidden policeman 2
policeman-hidden-3 = Hidden policeman 3
policeman-hidden-4 = Hidden policeman 4
policeman-hidden-5 = Hidden policeman 5
policeman-hidden-6 = Hidden policeman 6
policeman-hidden-7 = Hidden policeman 7
policeman-hidden-8 = Hidden policeman 8
policeman-figure-1 = Visible policeman 1
policeman-figure-2 = Visible policeman 2
policeman-figure-3 = Visible policeman 3
policeman-figure-4 = Visible policeman 4
policeman-figure-5 = Visible policeman 5
policeman-figure-6 = Visible policeman 6
policeman-figure-7 = Visible policeman 7
policeman-figure-8 = Visible policeman 8
stash-token-stash-1 = stash 1
stash-token-stash-2 = stash 2
stash-token-stash-3 = stash 3
stash-token-stash-4 = stash 4
hidden-slot-slot-1 = hidden slot 1
hidden-slot-slot-2 = hidden slot 2
hidden-slot-slot-3 = hidden slot 3
how-many-one = 1
how-many-two = 2
how-many-three = 3
how-many-four = 4
how-many-five = 5
how-many-six = 6
how-many-seven = 7
how-many-eight = 8

## The guided round

tutorial-welcome =
    London, 1984. One plays Big Brother, the others the opposition. In this round you play every seat: first you
    hide his policemen, then you walk with Julia, finally you hunt her. Nothing here counts.
tutorial-authority =
    One track decides: authority, now 10. At 20 Big Brother wins, at 0 the opposition. He also wins when nobody has
    any will left; they also win when his directives run out or the last round is over.
tutorial-deploy =
    Big Brother begins with four hidden policemen on the ministries; only he sees where. Julia starts at the League
    Hall, in the west: two of them at the Ministry of Plenty are close to her. Put one at Truth, two at Plenty, one
    at Love.
tutorial-order =
    Now the opposition. The cell leader sets its turn order after everyone has talked; the leader
    changes each round. Big Brother hears what is said at the table. Let Julia go first.
tutorial-julia =
    Julia has 5 will, two support cards and two actions. Will is her health, and her strength when she fights. Her
    start location protects her from the police, and from nothing else; nobody wins by staying at home.
tutorial-move =
    A Move goes up to two cells, step by step. The Allotments, two steps away, are marked with a magnifying glass:
    you can search for cards there. Choose Move, and take the first step to the hospital of Plenty.
tutorial-window =
    Whenever somebody enters a cell where a hidden policeman may stand, Big Brother is asked whether he steps forward,
    even if none is there: so the question gives nothing away. All are still at the ministries, as everyone knows.
tutorial-step-by-step =
    After each step Julia decides again: go on, stop, or interrupt the Move once for another action, such as breaking a
    camera on the way. Go on to the Allotments.
tutorial-search =
    The second action: Search draws the top card of the deck printed on the cell. Some cards are forbidden:
    they help most, and cost most when the police find them on you.
tutorial-ally =
    A Prole Docker! You play allies in front of you on your turn, as a free action. He adds 1 to Julia’s
    strength in every clash. Everyone sees him. Play him.
tutorial-more-actions =
    Other actions: ride the monorail, inspire a friend, exchange with someone on the same cell, hide a card in a stash,
    tear down what Big Brother has put up, play a card with the special mark, or pay will for the power of the
    district.
tutorial-end-of-turn =
    Both actions are spent. Julia stands in the open, with a spanner in hand, the docker beside her, and a secret
    goal that would bring a bonus for the rest of the game. End her turn.
tutorial-winston =
    Winston sits at the Records Department, far away. In a real game he would be on his way to her: two who stand
    together are hard to beat. This time he stays at home. End his turn.
tutorial-office =
    Big Brother’s phase. He has 9 resources, restored every round, and a hand of five directives. He spends
    in any order: directives, cameras, fences, posters, new policemen, steps. At 0 he can buy nothing more this
    round.
tutorial-directive =
    Every directive has two uses: its effect, for a price, or its clash value, the number in the corner. Two Minutes
    Hate costs 3 and raises authority by 1; in a clash it would be worth only 2. Play it.
tutorial-poster =
    A poster costs 4. Four of them on the walls at the end of a round raise authority by 2, so the opposition must
    come out and tear them down. Place one on the Gin Distillery, far from everyone.
tutorial-police =
    Two resources are left for steps of policemen, 1 each. Others see only that 1 was spent: not who walks, nor
    where. Move one of the two at Plenty to the Ration Office, next to Julia.
tutorial-near =
    The same policeman takes his second step, the last he may pay for in this phase: on to the Allotments, where
    Julia stands.
tutorial-attack =
    A policeman who has just stepped onto a pawn’s cell may start a clash, or stay hidden and clean up what lies there.
    In a clash he becomes visible. Alone against Julia it is a risk; let us see how a clash goes. Attack.
tutorial-leave =
    First, anyone attacked can get away with a Forged Pass; Julia can do it once in the game by her ability.
    Then friends on adjacent cells could join the clash. We fight: pass.
tutorial-lay-directive =
    For each policeman in the clash Big Brother lays one directive face down; only the clash values count.
    Interrogation is worth 7, the highest he has.
tutorial-lay-support =
    Julia’s side is will 5 and the docker’s 1. She may add one clash card, face down, knowing only how many
    directives were laid. The spanner adds 2, and it is not forbidden. Lay it.
tutorial-sum =
    Strength 8 against difficulty 7: Julia wins. Had she lost, she would have lost 1 will, been searched, and gone
    home; a forbidden card found on her would have sent her to the Prison.
tutorial-reward =
    The winners take a reward: authority falls by 1, or somebody who fought gains 1 will. Nobody here has less
    than 5 will, so let authority fall.
tutorial-hospital =
    The beaten policeman goes to a hospital, and only Big Brother knows to which of the two. From there he is hidden
    again. The one at Truth is far from here; choose it.
tutorial-spent =
    No resources are left, so you can buy nothing more. Used clash cards are gone for both sides: Big Brother
    draws up to five directives again next round, which brings the end of his deck nearer. End the phase.
tutorial-round =
    An event was revealed and stays for three rounds: in the London Fog cameras see nothing. Posters were counted, the
    leader has changed, and the second round begins. Authority is where it was: 10.
tutorial-numbers =
    This round used the rulebook’s numbers. A new table has balanced ones unless you choose otherwise: posters cost
    more there, and there are fewer rounds.
tutorial-how-to-go-on =
    You can play on from here, on both sides, or open a table with bots or friends. For the opposition: go in pairs,
    and carry no forbidden cards where you may lose. For Big Brother: wait, hidden, beside them.
