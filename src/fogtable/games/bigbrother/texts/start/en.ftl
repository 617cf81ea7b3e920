# Before a game

game-about =
    London, 1984. Big Brother rules the city from behind a screen, with police that nobody sees. A few people who still
    have a will of their own hold out against him.
how-1 = The opposition acts in the open: it breaks cameras and tears posters down.
how-2 = Big Brother issues directives and moves his police in secret.
how-3 = At authority 20 he wins; at 0, or if it holds out, the opposition does.
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
option-standing_orders-text = Big Brother decides in advance which hidden policemen fight and which hidden directives trigger; the game never waits for him.
option-characters = Characters
option-characters-text = How the oppositionists get their characters.
option-characters-choose = Free choice
option-characters-deal = Random deal
