# What only the table of 1984 says.

## The map

map = London
as-map = Show the map
as-list = Show as a list
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole map
map-keys = Map: arrow keys go from cell to cell, plus and minus zoom
choose-cell = Choose: { $cell }
choices-here =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
in-district = District of { $district }
ways = Streets to: { $cells }.
ways-fenced = Fenced off: { $cells }.
feature-ministry = Ministry
feature-market = Black market
feature-hospital = Hospital: policemen return here
feature-commissariat = Military Commissariat: policemen can be hired here
feature-police-station = Police Station: policemen can be hired here
feature-prison = Prison: arrested players go here
feature-safe-house = Safe House: no policeman ever comes here
feature-search-a = Search here: deck A
feature-search-b = Search here: deck B
feature-station = Monorail station { $number }
here-pawn = { $name } ({ $character })
here-figures =
    { $count ->
        [one] { $count } policeman, visible
       *[other] { $count } policemen, visible
    }
here-hidden =
    { $count ->
        [one] { $count } policeman, hidden
       *[other] { $count } policemen, hidden
    }
here-abroad = A hidden policeman may be here
here-militia =
    { $count ->
        [one] { $count } militia figure
       *[other] { $count } militia figures
    }
here-camera = Camera
here-poster = Big Brother poster
here-antiposter = Antiparty poster
here-market = Black market: cards for sale
here-stash = A stash ({ $token })
here-stash-known = { $card } in { $token }
here-crowd = A crowd: no clash can start here
here-clash = Clash
here-start = { $character } is safe here
legend = Symbols
sign-police = Visible policeman
sign-stash = Stash
sign-militia = Militia: a Move ends here
sign-fence = Fence: stops the opposition
sign-search = Search here: from deck A or B
sign-station = Monorail station, numbered along the ring

## Prices

cost-power = { $power }, { $will } will
cost-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
cost-resources =
    { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }
cost-hire = hospital { $hospital }, office { $office } resources

## Tracks

tracks-title = State of the game
authority = Authority: { $now }
authority-gone = 0: the opposition wins
authority-full = 20: Big Brother wins
round-of = Round { $round } of { $limit }
round-now = Round { $round }
posters-of = Posters: { $count } (from { $needed }: +{ $gain })
antiposters-of = Antiparty posters: { $count } (from { $needed }: −{ $loss })
directives-left = Directives in the deck: { $count }

## The opposition

leads = { $name } sets the turn order
sheet-of = Character sheet: { $name }
sheet-start = Starts and is safe at: { $cell }
sheet-once-a-round = once a round
sheet-once-a-game = once a game
sheet-at-will = at will { $will }
no-character = No character yet
choose-person = Choose { $name }
state-fallen = broken
state-turn =
    { $actions ->
        [one] turn: { $actions } action
       *[other] turn: { $actions } actions
    }
state-skips = skips a turn
state-done = turn is over
state-ready = turn still to come
will-now = Will: { $will }
cards-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tickets-held =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
tokens-held =
    { $count ->
        [one] { $count } goal token
       *[other] { $count } goal tokens
    }
in-custody = in the Prison
is-safe = safe here
banked-cells =
    { $count ->
        [one] { $count } extra step
       *[other] { $count } extra steps
    }
goal-is = Goal: { $goal }
goal-reached = Goal reached: { $goal }
goal-progress = Tokens: { $tokens } of { $of }
seen-card = seen: { $card }
used-once = Used for this game: { $ability }
used-round = Used this round: { $ability }

## Cards

hand = Your cards
hand-empty = No cards in hand
on-the-stall = On the black market: { $cards }
support-type-weapon = Weapon
support-type-item = Item
support-type-trap = Trap
support-type-ally = Ally
support-type-tool = Tool
support-type-immediate = At once
mark-forbidden = forbidden
mark-clash = clash
mark-special = special action
mark-reaction = reaction
mark-trap = trap
mark-ally = ally
mark-immediate = at once
mark-free = free action
bonus = strength +{ $bonus }

## Big Brother

regime = Big Brother: what everyone sees
resources-of = Resources { $now } of { $most }
spent-out = all spent this round
police-of = Police: hidden { $hidden }, visible { $visible }, in supply { $supply }
orders-in-hand = Directives in hand: { $count }
orders-known = Known in his hand: { $orders }
paid-steps = Paid police steps this phase: { $count }
in-force = In force: { $count } of { $slots }
none-in-force = no directive
hidden-directives = Hidden directives
slot-free = free
could-be = Could be: { $orders }
directives-used = Directive discard pile: { $count }
order-type-one-off = One-off
order-type-active = Active
order-type-hidden = Hidden
price = price { $price }
upkeep = upkeep { $upkeep }
clash-value = clash value { $clash }

## Events

events = Events
event-slot =
    { $slot ->
        [one] leaves next
       *[other] { $slot } rounds left
    }
event-none = no event
decks-left = Deck A { $a }, deck B { $b }, discard pile { $discard }, events { $events }

## Big Brother's office

pass-this-turn = Auto-pass this round
send-draft = Carry out the plan ({ $count })
office = Behind the screen
office-draft = The plan
office-draft-empty = Plan as many steps and purchases as you like: on the map, on your desk, or next to the question. Nothing happens until you carry out the plan.
office-draft-note = Nothing has happened yet. You can still reorder, remove and add; then carry out the plan.
office-purse = Resources: { $now } now, { $left } after the plan, { $most } at most.
office-spent-out = You can play or build nothing more this round.
office-price = Cost { $price }
office-piece-camera = Camera
office-piece-fence = Fence
office-piece-poster = Poster
office-piece-hire = Police
office-free = free
office-earlier = Do earlier: { $deed }
office-earlier-short = Earlier
office-later = Do later: { $deed }
office-later-short = Later
office-remove = Remove: { $deed }
office-remove-short = Remove
office-taken-out =
    { $count ->
        [one] { $count } part of the plan is no longer possible and was removed.
       *[other] { $count } parts of the plan are no longer possible and were removed.
    }
office-deed-camera = Camera: { $cell }
office-deed-fence = Fence: { $cell } – { $other }
office-deed-poster = Poster: { $cell }
office-deed-hire = New policeman: { $cell }
office-deed-step = Step: { $cell } → { $other }
office-deed-play = Directive { $order }
office-deed-drop = Discard: { $order }
office-hand = Directives in hand
office-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
office-hand-empty = No directive in hand.
office-police = Thought Police
office-police-count = { $town } in the city, { $supply } in the supply
office-hidden =
    { $number ->
        [one] { $number } hidden
       *[other] { $number } hidden
    }
office-visible =
    { $number ->
        [one] { $number } visible
       *[other] { $number } visible
    }
policeman-hidden-at = hidden ({ $cell })
policeman-seen-at = in sight ({ $cell })
office-steps =
    { $left ->
        [0] no paid step left
        [one] { $left } paid step left
       *[other] { $left } paid steps left
    }
office-no-police = No policeman is in the city.
office-seen = What is known of their hands
office-seen-cards =
    { $unseen ->
        [0] { $cards }
        [one] { $cards }; { $unseen } card unseen
       *[other] { $cards }; { $unseen } cards unseen
    }
office-seen-none =
    { $count ->
        [0] no card in hand
        [one] { $count } card, unseen
       *[other] { $count } cards, none seen
    }

## The clash

error-long-plan = A plan holds at most 64 steps. Carry it out, then plan on.
fallen = You are broken
fallen-about = Your will is gone: your pawn, cards and tickets have left the board, and you have lost, however the game ends. In each phase of Big Brother you may do one thing for him. You see what everyone sees, and nothing that he hides.
