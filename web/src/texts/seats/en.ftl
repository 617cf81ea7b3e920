# Seats of a table: taking and giving them, links to them, bots on them. Loaded with the lobby and the people.

lobby-title = Waiting for players
lobby-free-seats = Free seats
lobby-text = Send the link to the other players. Everyone takes a seat on their own device.
name-say = Use this name
begin-with-bots =
    { $count ->
        [one] Start now: a bot takes the free seat
       *[other] Start now: bots take the { $count } free seats
    }
copy-link = Copy the link
seat-free = free
seat-taken = taken
seat-kept-for = kept for { $person }
claim = Sit here
lobby-guest = Take a seat. The game begins when every seat is taken.
lobby-locked = To take a free seat, a player needs its private link, shown next to the seat.
share-link = Share the link
qr-code = QR code of the link
table-code = Code
seat-away = away
seat-more = { $seat }: more
seat-link = Private link to this seat
seat-link-text = Anyone who opens it can take this seat. A new link replaces this one.
own-link = My link for another device
own-link-text = It opens the same seat with the same cards on your other device. Do not show it to anyone else.
link-new = New link
seat-bot = Let a bot play here
seat-bot-kind = Kind of bot
seat-open = Open this seat again
seat-remove = Remove from the table
seat-remove-sure = Remove { $person }? The seat becomes free, and its private link stops working.
seat-remove-not = Cancel
stand-in = a bot stands in
seat-left = has left: a bot plays on
stand-in-start = Let a bot play for me
stand-in-end = Stop the bot
host-locked = Private links only
host-watching = Allow spectators
host-listed = List publicly on the start page, under your name, until the game starts
share-alone = Only this computer can open the table. To let others on your network in, start it with: fogtable play --host 0.0.0.0

join-title = Your seat is reserved
join-as = Continue as { $person } on this device
join-seat = Take the seat { $seat }
join-not = Go to the table without taking it
leave = Leave seat
