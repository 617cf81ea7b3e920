# The start page, and opening a table.

off = Off
choose-game = What shall we play?
game-players =
    { $most ->
        [1] One player
       *[other] { $least } to { $most } players
    }
game-notalone = NOT ALONE
game-notalone-tagline = The planet is awake, and it has learnt where you like to hide.
game-notalone-sides = One against all the others
game-notalone-length = 30 to 45 minutes
game-onoda = ONODA
game-onoda-tagline = The war is over. Nobody you would believe has told you so.
game-onoda-sides = You against the island
game-onoda-length = 25 to 35 minutes
game-bigbrother = 1984
game-bigbrother-tagline = Somebody is always watching. Somebody else has stopped believing.
game-bigbrother-sides = Big Brother against the opposition
game-bigbrother-length = 60 to 90 minutes
game-anima = ANIMA: Shadow of Omega
game-anima-tagline = Omega is breaking its chains. You are not the only ones who want to stop it.
game-anima-sides = Everyone against everyone
game-anima-length = about 20 minutes a player
other-games = Other games
players = Players
player-more = Add a player
player-less = Remove a player
player-kind = Player { $number }: who plays
player-name = Name of player { $number }
kind-here = On this device
kind-link = By link
link-later = Joins by link
first-who = Who takes the seat: { $seat }
first-random = { $seat }: random
options = Options
start = Play
play-bots = Play against bots
hint-there = Your first game? “Hint”, the light bulb, helps with every decision.
with-friends = Play with friends
you-are = You: { $seat }
you-are-drawn = Your side: random
bots-beside =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lesson-offer = First time? A five-minute lesson at the table:
customise = Customise
customise-usual = Back to defaults
open-table = Open this table
how-title = How it goes
invited-by = { $person } invites you to play
invited = You are invited to play
invited-text = Take a seat. The game begins when every seat is taken.
me-link = My games
open-record = Open a saved game
modes = Other ways to play
daily-go-on = Go on with today's game
daily-look = Review today's game
daily-history = Your last two weeks, on this device
daily-missed = not played
daily-begun = started
daily-points = { $points } points
daily-hints = with hints
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
mine-title = Continue
mine-open = waiting for players
mine-playing = in progress
mine-asked = your turn
mine-all = All { $count } tables
code-title = Join by code
code-join = Join
offers-title = Play with others
offers-game = Game
offers-any-game = Any game
offers-any-language = Any language
offers-play = Play now
offers-none = Nobody is waiting right now. “Play now” opens a table with bots.
offers-nameless = Somebody
offers-free = { $free } of { $seats } seats free
error-no-such-game = This server does not have this game.
mode-practice-text = Undo as often as you like. Practice games do not count.
mode-daily-text = One deal a day, the same for everyone.
