# 1984: English texts

## The game

game-name = 1984

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

option-standing_orders = Standing orders
standing-always = { $cell } ({ $number }): hidden policemen always fight oppositionists who come there

## The end

win-big-brother = Big Brother wins
win-opposition = The opposition wins

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
ask-break-camera-hint = A camera on an adjacent cell costs the slingshot, unless you have reached your goal.
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
