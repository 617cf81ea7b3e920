# The client's own texts. What belongs to one game is in that game's texts.

title = fogtable
home = To the start page
loading = Laying the table…
language = Language
theme-system = Colours: as on this device
theme-light = Colours: light
theme-dark = Colours: dark
close = Close
on = On
off = Off
error = Something went wrong. Nothing has changed.

## The start page

choose-game = What shall we play?
game-players =
    { $most ->
        [1] One player
       *[other] { $least } to { $most } players
    }
game-notalone = NOT ALONE
game-notalone-tagline = The planet is awake, and it has learnt where you like to hide.
game-notalone-length = 30 to 45 minutes
game-onoda = ONODA
game-onoda-tagline = The war is over. Nobody whom you believe has told you so.
game-onoda-length = 25 to 35 minutes
other-games = Other games
players = Players
player-more = One player more
player-less = One player less
player-kind = Player { $number }: who plays
player-name = Name of player { $number }
bot-kind = Player { $number }: kind of bot
kind-here = On this device
kind-link = By link
kind-bot = Bot
bot-random = Random moves
bot-belief = Plays well
bot-greedy = Greedy
bot-search-1s = Thinks ahead, up to a second
bot-search-100ms = Thinks ahead, a moment
link-later = Takes the seat by the link
first-random = { $seat }: by lot
options = Options
start = Play
open-record = Open a saved game

## Taking seats

lobby-title = The table is laid
lobby-free-seats = Free seats
lobby-text = Send the link to those who play with you. Everyone takes a seat on their own device.
copy-link = Copy the link
link-copied = Link copied
your-name = Your name
seat-free = free
claim = Sit here
leave = Get up

## At the table

you = you
log = What happened
decision = Your decision
star = The star: the end of both tracks
tracks = The race
phases = Phases of the turn
turn = Turn { $turn }
clause-open = Rule { $clause }
clause-missing = The rules reference has no text for this number.
clause-english = The rules reference is in English.
connecting = Connecting…
the-table = the table
waiting = Waiting for { $people }
your-turn = Your move
answered = Your answer: { $answer }
may-change = Done, and you may still change it. Still choosing: { $people }
one-more = { $object }: now choose the second one
clear = Start over
confirm = Confirm
retract = Take my answer back
retracted = An answer is taken back
why-not-asked = It is not your move.
why-not-offered = Not possible in this decision.

curtain-title = Pass the device to: { $seat }
curtain-text = Everybody else looks away.
curtain-open = I am { $seat }: show me the cards

## The end

look-through = Step through the game
download-record = Download the record
new-game = New game
eyes-of = Through the eyes of
eyes-all = everybody
replay-start = The start
step = Step
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the end
back-to-end = Back

## Refusals

error-bad-json = The server could not read the request.
error-bad-body = The request was not as expected.
error-too-large = That is too large.
error-too-many = That was too much at once. Wait a moment, then try again.
error-foreign-origin = This page comes from another address.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-not-your-seat = This seat is not yours.
error-seat-taken = Somebody has taken this seat already.
error-stale-view = The table has moved on. Look again.
error-not-asked = It is not your move.
error-not-offered = That is not possible now.
error-not-retractable = It is too late to take this back.
error-not-undoable = Something new has been seen since: this cannot be undone.
error-not-host = Only who opened the table may do that.
error-bad-link = This link to a seat is not valid any more. Ask for a new one.
error-locked = The host has locked this table: a seat needs its own link.
error-no-spectators = The people at this table play without spectators.
error-has-seat = You already sit at this table: one person, one hand.
error-not-away = This person is here, or was a moment ago.
error-bot-plays = A bot is playing for you. Come back first.
error-no-hints = There are hints only where one plays alone or against bots.
error-not-over = The game is not over yet.
error-over = The game is over.
error-bad-record = This record is damaged or does not follow the rules.
error-no-such-game = This game is not known here.
error-bad-option = This option is not possible.
error-bad-name = This name is not possible.
error-foreign-host = This server does not go by that address: use the one it printed.
error-not-found = There is nothing at this address.
error-not-allowed = The server does not do that here. Reload the page.
error-internal = Something broke on the server. Nothing has changed; try again.
error-unavailable = The server cannot use this table just now. Nothing has changed.
error-no-connection = The server cannot be reached.

## Help for who plays alone

hint = Hint
hint-thinking = Thinking …
hint-title = What a strong bot thinks
hint-note = The longer the bar, the more often it was tried. It knows only what you know.
hint-plain = What a good player would do; without the compiled rules there are no numbers.
hint-chance = { $percent } % to win
undo = Undo
modes = Other ways to play
mode-tutorial = Tutorial
mode-tutorial-text = The first round, one idea at a time. You make the moves.
mode-practice = Practice
mode-practice-text = Take back as much as you like. Such a game counts for nothing.
mode-daily = Game of the day
mode-daily-text = One deal a day, the same for everybody.
daily-go-on = Go on with today's game
daily-look = Look at today's game again
daily-history = Your last two weeks, on this device
daily-missed = not played
daily-begun = begun
daily-points = { $points } points
daily-hints = with hints
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
lesson-step = Step { $number } of { $of }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the tutorial
lesson-end = End the tutorial
lesson-do = Now: { $picks }

## Looking a game through

turn-back = To the turn or round before
turn-on = To the next turn or round
copy-moment = Link to this moment
chances = Chances
chances-working = Playing the game on from every position…
chances-unavailable = This server has no compiled rules: it cannot work out the chances. Everything else works as ever.
chances-note =
    From each position 200 games were played on by a bot that plays both sides alike, from the cards as they truly lay, the
    luck to come drawn anew. The numbers are right to within a few percent.
chances-note-solo =
    From each position 200 games were played on by a bot, from the cards as they truly lay, the luck to come drawn anew. It
    is what they were worth on average.
chance = { $percent } %
turning-points = Turning points
turning-points-none = No single move changed much in this game.
turning-point = { $side }: from { $before } to { $after }
go-on = Continue from here
go-on-seat = Your seat
go-on-text =
    A practice table opens at this moment; bots take the other seats. It is no fair game: you have seen what was hidden. The
    luck to come is that of the old game.
go-on-solo = A practice table opens at this moment. You have seen what was hidden, and the luck to come is that of the old game.
go-on-over = The game ends here. Go back to a moment from which there is something left to play.
go-on-start = Play on

## The lobby, private links, absences

lobby-guest = Take a seat. The game begins when all have sat down.
lobby-locked = Free seats are taken by their private links alone: you find them beside each seat.
share-link = Share the link
qr-code = QR code of the link
table-code = Code
seat-away = away
seat-more = { $seat }: more
seat-link = Private link to this seat
seat-link-text = Whoever opens it may take this seat. A new link makes this one void.
own-link = My link for another device
own-link-text = On your other device it opens the same seat with the same cards. Show it to nobody else.
link-new = New link
seat-bot = Let a bot play here
seat-bot-kind = Kind of bot
seat-open = Open this seat again
seat-remove = Remove from the table
seat-remove-sure = Remove { $person }? The seat becomes free, and its private link stops working.
seat-remove-not = Do not remove
stand-in = a bot stands in
stand-in-start = Let a bot play for me
stand-in-end = Let the bot play no longer
stand-in-own = A bot is playing for you
stand-in-back = I am back
stand-in-other = A bot is playing for { $person }.
stand-in-offer = Let a bot play meanwhile
away-other = { $person } is away.
away-wait = Wait
people = People at the table
spectators =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
host-locked = Free seats only by their private links
host-watching = Others may look on
join-title = Your seat is kept for you
join-as = Continue as { $person } on this device
join-seat = Take the seat { $seat }
join-not = To the table, without this seat
mine-title = Continue
mine-open = waits for players
mine-playing = being played
mine-asked = your move
mine-all = All { $count } tables
code-title = Join by code
code-join = Join
