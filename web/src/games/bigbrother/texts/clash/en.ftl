# The clash

clash = Clash
clash-title = Clash: { $cell }
clash-open = Watch the clash
clash-close = Close
clash-earlier = Previous clash
clash-later = Next clash
clash-again = Replay
clash-act-fighters = Who fights
clash-act-laid = Face down
clash-act-revealed = Revealed
clash-act-sum = The sum
clash-act-outcome = Outcome
clash-said-fighters =
    { $policemen ->
        [one] { $policemen } policeman steps forward. Next: who gets away, and who comes to help.
       *[other] { $policemen } policemen step forward. Next: who gets away, and who comes to help.
    }
clash-said-laid =
    { $directives ->
        [0] Big Brother has no directive to lay. The others may lay one card each.
        [one] Big Brother lays { $directives } directive face down. The others may lay one card each.
       *[other] Big Brother lays { $directives } directives face down. The others may lay one card each.
    }
clash-said-revealed = All cards are revealed.
clash-said-sum = Strength { $strength } against difficulty { $difficulty }. Only a higher strength wins.
clash-said-won = The opposition wins the clash, { $strength } to { $difficulty }.
clash-said-drawn = Equal at { $strength }: nobody is detained, the policemen withdraw.
clash-said-lost = Big Brother wins the clash, { $difficulty } to { $strength }.
clash-said-nobody = Nobody is left to fight: the policemen stay where they are.
clash-strength = Strength
clash-difficulty = Difficulty
clash-total = Total
clash-so-far = So far, without the cards
clash-will = Will
clash-helper = helps
clash-gone-pass = left: Forged Pass
clash-gone-league = left: the League
clash-gone-smoke = left: smoke
clash-face-down = Face down
clash-no-card = No card
clash-no-directive = No directive
clash-policemen =
    { $number ->
        [one] { $number } policeman
       *[other] { $number } policemen
    }
clash-ambushed = { $number } from an Ambush
clash-militia = Militia
clash-offset = Difficulty of this game
clash-other = Other
clash-won = The opposition wins
clash-drawn = Nobody wins
clash-lost = Big Brother wins
clash-nobody = No winner
