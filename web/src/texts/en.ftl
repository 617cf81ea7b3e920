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
claim = Sit down
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
pass-this-turn = Pass for me until the turn ends
why-not-asked = It is not your move.
why-not-offered = Not possible in this decision.

curtain-title = Pass the device to: { $seat }
curtain-text = Everybody else looks away.
curtain-open = I am { $seat }: show me the cards

## The end

last-move = The last move: { $cause }
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
error-foreign-origin = This page comes from another address.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-not-your-seat = This seat is not yours.
error-seat-taken = Somebody has taken this seat already.
error-stale-view = The table has moved on. Look again.
error-not-asked = It is not your move.
error-not-offered = That is not possible now.
error-not-retractable = It is too late to take this back.
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
