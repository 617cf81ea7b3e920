# What comes over the map of ANIMA: battles, checks, trades, the claim row.

under-way = In progress
battle-over = The last battle
battle-won = { $name } wins by { $margin }
battle-lost = { $name } loses by { $margin }
battle-escaped = { $name } has escaped
rolled = { $name }: { $what }
roll-finds =
    { $entry ->
        [0] Nothing happens.
        [s] The special case of this Area.
        [1] 1 Encounter.
       *[other] { $entry } Encounters.
    }
rolled-before = previous roll:
speed-check = Speed check
check-needs = { $difficulty } or more.
check-passed = Success.
check-failed = Failure.
faces = Still to face:
term-battle = Cards and abilities of this battle
term-useless = Does not help here
term-paladin = Paladin against Darkness
term-dark-paladin = Dark Paladin against a Party
term-wolves = Against one Character alone
term-patrol = Against Magic
claim-row = Claim row
claim-row-text = At the end of Reset the smallest Party may claim a Character, and the smallest hand a card, that another player discarded.
exchange = Trade
exchange-with = with { $name }
you-give = You give
you-get = You get
party-gives = { $name } gives
unseen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
nothing-yet = nothing yet
after-trade = After it
would-hold =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $characters ->
        [one] { $characters } Character
       *[other] { $characters } Characters
    }

# What is at stake in a battle

at-stake = At stake
stakes-win = Win
stakes-win-or-tie = Win or tie
stakes-loss = Loss
stakes-deadly = By { $margin } or more
stake-area = the Party enters: { $area }
stake-foe = the foe is overcome
stake-step = the step of the mission is done
stake-stage = the stage is won
stake-game = Omega is stopped: the game is won
stake-card = a random card of the loser
stake-turn = out for this Turn, on the road again
stake-death = a Character dies too
