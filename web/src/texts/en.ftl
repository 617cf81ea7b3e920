# The client's own texts. What belongs to one game is in that game's texts.

title = fogtable
home = To the start page
loading = Laying the table…
shuffling = Shuffling…
mark-pin = marked by you
mark-cross = crossed out by you
preferences = Preferences
rules = Rules
menu = Menu
language = Language
theme-system = Colours: as on this device
theme-light = Colours: light
theme-dark = Colours: dark
close = Close
on = On
error = Something went wrong. Nothing has changed.

## The start page

bot-kind = Player { $number }: kind of bot
kind-bot = Bot
bot-random = Random moves
bot-steady = Plays steadily
bot-belief = Plays well
bot-greedy = Greedy
bot-search-1s = Thinks ahead, up to a second
bot-search-100ms = Thinks ahead, a moment

## Taking seats

link-copied = Link copied
your-name = Your name
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
window-lasts = There are { $seconds } seconds to react.
one-more = { $object }: now choose the second one
clear = Start over
confirm = Confirm
revealing = Watch the table…
players-and-story = Players and story
list-show = Show the list
list-aside = See the board
chosen-so-far = What is chosen so far
take-out = Take back: { $object }
confirm-not-yet = Choose first
ring = What can be done: { $object }
habit-here = At such moments:
habit-ask = ask me
habit-turn = pass until the turn ends
habit-always = always pass
confirm-held = Waiting for the connection…
retract = Take my answer back
why-not-asked = It is not your move.
why-not-offered = The question now is about something else.
why-elsewhere = Possible now, but not here: choose it among your cards.

curtain-title = Pass the device to: { $seat }
curtain-text = Everybody else looks away.
curtain-open = I am { $seat }: show me the cards

## The end

look-through = Step through the game
download-record = Download the record
new-game = New game
step = Step

## Refusals

error-too-many = That was too much at once. Wait a moment, then try again.
error-no-such-table = There is no such table.
error-stale-view = The table has moved on. Look again.
error-not-asked = It is not your move.
error-not-offered = That is not possible now.
error-locked = The host has locked this table: a seat needs its own link.
error-no-spectators = The people at this table play without spectators.
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
hint-not-tried = hardly tried
undo = Undo
mode-tutorial = Tutorial
mode-practice = Practice
mode-daily = Game of the day
lesson-step = Step { $number } of { $of }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the tutorial
lesson-end = End the tutorial
lesson-do = Now: { $picks }

## The lobby, private links, absences

stand-in-own = A bot is playing for you
stand-in-back = I am back
stand-in-other = A bot is playing for { $person }.
stand-in-offer = Let a bot play meanwhile
end-left = { $people } left: a bot played on, and for them the game counts as lost.
away-other = { $person } is away.
away-wait = Wait
people = People at the table
spectators =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
join-title = Your seat is kept for you
join-as = Continue as { $person } on this device
join-seat = Take the seat { $seat }
join-not = To the table, without this seat

## The chat

talk = Chat
talk-unread =
    { $count ->
        [one] { $count } new message in the chat
       *[other] { $count } new messages in the chat
    }

## The connection, notices, public tables

polling = Slow connection: the page looks every two seconds what is new.
notices = Notices on this device
notice-sound = A short sound when it is my move and I look elsewhere
notice-push = A notice when I am awaited and no page of the table is open
push-refused = The browser allows no notices here.
push-title = fogtable
push-text = You are awaited at a table.
pace = How fast things happen
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
pace-off = At once
