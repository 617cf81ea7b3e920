# The client's own texts. What belongs to one game is in that game's texts.

title = fogtable
home = To the start page
loading = Setting up the table…
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

## Taking seats

link-copied = Link copied
your-name = Your name

## At the table

you = you
log = Log
decision = Your decision
tracks = The race
phases = Phases of the turn
turn = Turn { $turn }
clause-open = Rule { $clause }
connecting = Connecting…
waiting-pause = The table holds a pause
waiting = Waiting for { $people }
your-turn = Your move
answered = Your choice: { $answer }
may-change = Done. You can change your choice until everyone is ready. Waiting for: { $people }
window-lasts = There are { $seconds } seconds to react.
one-more = { $object }: now choose the second one
clear = Clear selection
confirm = Confirm
revealing = Watch the table…
players-and-story = Players and story
list-show = Show the list
list-aside = See the board
chosen-so-far = Chosen so far
take-out = Take back: { $object }
confirm-not-yet = Choose first
ring = Options: { $object }
habit-here = In this window:
habit-here-turn = Pass this turn
habit-here-always = Always pass
habit-ask = ask me
habit-turn = pass until the turn ends
habit-always = always pass
confirm-held = Waiting for the connection…
retract = Change my choice

## The end

step = Step

## Refusals

error-too-many = Too many requests at once. Wait a moment, then try again.
error-no-such-table = There is no such table.
error-locked = The host has locked this table: to take a seat, you need its private link.
error-no-spectators = This table does not allow spectators.
error-no-connection = The server cannot be reached.

## Help for who plays alone

hint = Hint
hint-thinking = Thinking…
undo = Undo
mode-tutorial = Lesson
mode-practice = Practice
mode-daily = Game of the day

## The lobby, private links, absences

stand-in-back = Take over again
people = People at the table
spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## The chat

talk = Chat
talk-unread =
    { $count ->
        [one] { $count } new message in the chat
       *[other] { $count } new messages in the chat
    }

## The connection, public tables

polling = Slow connection: checking for updates every two seconds.
