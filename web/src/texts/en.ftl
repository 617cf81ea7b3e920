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
window-lasts = There are { $seconds } seconds to react.
one-more = { $object }: now choose the second one
clear = Start over
confirm = Confirm
retract = Take my answer back
why-not-asked = It is not your move.
why-not-offered = Not possible in this decision.

curtain-title = Pass the device to: { $seat }
curtain-text = Everybody else looks away.
curtain-open = I am { $seat }: show me the cards

## The end

look-through = Step through the game
download-record = Download the record
new-game = New game
step = Step

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
error-no-clock = At this table nobody's time runs out.
error-no-proposal = This is not proposed any more.
error-already-proposed = Something else is proposed. Let that be decided first.
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
mode-tutorial = Tutorial
mode-tutorial-text = The first round, one idea at a time. You make the moves.
mode-practice = Practice
mode-practice-text = Take back as much as you like. Such a game counts for nothing.
mode-daily = Game of the day
mode-daily-text = One deal a day, the same for everybody.
lesson-step = Step { $number } of { $of }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the tutorial
lesson-end = End the tutorial
lesson-do = Now: { $picks }

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

## The chat

talk = Chat
talk-unread =
    { $count ->
        [one] { $count } new message in the chat
       *[other] { $count } new messages in the chat
    }
error-bad-text = Write 1 to 300 characters in one line, without special control marks.
error-no-such-word = This message is not there any more.
error-no-talk = There is nobody to talk to at this table.
error-talk-closed = The host has closed the chat.
error-not-reported = Only what was reported can be removed.

## The connection, notices, public tables

polling = Slow connection: the page looks every two seconds what is new.
notices = Notices on this device
notice-sound = A short sound when it is my move and I look elsewhere
notice-push = A notice when I am awaited and no page of the table is open
push-refused = The browser allows no notices here.
push-title = fogtable
push-text = You are awaited at a table.
error-bad-device = This server does not know the push service of this browser.
host-listed = On the start page, for everybody who looks for a game: with your name, until it begins
share-alone = Nobody else can open this yet: the server runs for this machine alone. Start it for your network: fogtable play --host 0.0.0.0
