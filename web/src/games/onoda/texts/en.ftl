# What only the board of ONODA says.

## Tracks

rounds = Rounds
penalty-health = A failed raid or repair costs 1 health in these years
penalty-paranoia = A failed raid or repair raises paranoia by 1 in these years
main-track = Health, paranoia and honor
track-health = Health
track-health-said = At 0 Onoda dies
track-paranoia = Paranoia
track-paranoia-said = At 10 Onoda goes mad
track-honor = Honor
track-honor-said = Only rises
worth-now = { $points } VP now
worth-said = Victory points if the game ended like this
below = Health is below paranoia: the next loss of health or rise of paranoia forces a sanity check: fail it and you lose.

## The island

island = The island
mission-idle = The mission marker is in camp
onoda = Onoda
onoda-here = Onoda is here
mission-here = Mission: { $mission }
alert-level =
    { $level ->
        [0] No alert markers
        [one] { $level } alert marker
       *[other] { $level } alert markers
    }
alert-raised = Alert checks meet level { $level } here
sign-blank = Blank marker: nothing can be repaired here
sign-item = Repair here: { $item }
check-odds = An alert check here succeeds with { $good } of { $all } tokens
borders = Borders on: { $regions }

## Camp, backpack, bowl

camp = Camp
camp-and-story = Camp and story
food-of = Food { $food }, needed { $required }
food-extra =
    { $number ->
        [0] just enough
       *[other] { $number } spare: each removes 1 alert marker
    }
food-extra-ants =
    { $number ->
        [0] just enough
       *[other] { $number } spare: each costs 1 health (Ants in the Food)
    }
food-missing =
    { $number ->
       *[other] { $number } short: each costs 1 health
    }
food-tokens = Food tokens
standing-active = active
standing-exhausted = exhausted
standing-aside = not here yet
standing-lost = gone
eats = { $state }, eats { $number } at the end of the round
backpack = Backpack
mended-at = Repaired in: { $region }
mended-nowhere = No marker on the island: only cards restore it
item-is-active = active
item-is-exhausted = exhausted
bowl = Bowl and bag
bag-count =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }
bag-said = Determination in the bag
bowl-empty = empty
token-faces =
    { $food ->
        [one] Token: determination { $determination }, { $food } bowl of rice
       *[other] Token: determination { $determination }, { $food } bowls of rice
    }

## Events and missions

event-now = Event being resolved
event-last = Last event
event-none = No event yet
being-played = Played from hand: { $event }
deck-count = Deck { $deck } · discarded { $discard }
next-event = Next event: { $number }, { $event }
type-immediate = Immediate
type-immediate-said = Immediate event: resolved at once.
type-lasting = Lasting
type-lasting-said = Lasting event: in force until the end of the round, unless it is cancelled.
type-prepared = Prepared
type-prepared-said = Prepared event: kept in hand and played once, for one of its uses.
lasting = Lasting events
in-effect = Taking effect now
cancel-item = Can be cancelled by exhausting: { $item }
cancel-paranoia = Cancel: paranoia +1
cancel-by-item = Cancel: { $item }
mission = Mission
missions-left = Deck { $count }
next-mission = Next mission: { $number }, { $mission }
mission-none = No mission yet
mission-tried = Already attempted this round
cost-comrade = Exhaust a comrade
cost-item = Exhaust: { $item }
cannot-pay = cannot be paid now
hand = Prepared cards
hand-limit = { $count } of { $limit }
use-retake = Redraw the check

## A check

against-alert = against the alert in { $region }
against-paranoia = against paranoia
to-beat = to beat
token-drawn = drawn
token-none = no token
health-spent = health spent
fails-so-far = Fails so far
fails = Fails
succeeds = Succeeds
missing-health = { $number } more needed: each point costs 1 health.
missing = { $number } more needed.
again-odds =
    { $all ->
        [0] There is no token left to draw.
       *[other] A redraw would succeed with { $good } of { $all } tokens.
    }
sanity-said = If it fails, you lose the game.
odds-here = An alert check in { $region } (level { $level }) succeeds with { $good } of { $all } tokens.

## The end

result = Result
defeat-death = Death in the jungle
defeat-madness = Lost to madness
defeat-broken = The mind gives way
defeat-round = Defeat in round { $round }: no victory points are counted.
points = Victory points
term-honor = Honor
term-comrades = Active comrades
term-items = Active items
term-health = Health
term-paranoia = Paranoia
story = The story in order
print = Print
printed = Printed on { $date }
pass-this-turn = Auto-pass this round

hint-doomed = nearly certain defeat
hint-failing = rather a defeat
hint-points = about { $points } points
own-hint-note = The number: expected victory points; a defeat counts as about −100.
own-mode-daily = Island of the day
own-mode-daily-text = One deal a day, the same for everyone: the island of today.
