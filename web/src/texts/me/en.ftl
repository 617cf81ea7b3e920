# One's own page: what was played on this device.

me-title = My games
me-note =
    Games that ended on this device, and what you achieved in them. It is kept here and nowhere else: no account, and
    nothing is sent. Lessons and practice do not count.
me-note-shared =
    Games that ended on your devices, and what you achieved in them. They are kept here, and at the server for your other
    devices. Lessons and practice do not count.
me-empty = No game has ended on this device yet. Finish one, and it appears here.
me-sums = In all
me-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
me-won = won: { $count }
me-streak = longest winning streak: { $count }
me-streak-now = current winning streak: { $count }
me-days = most days in a row: { $count }
me-best = best result: { $points } points
me-results = Results by side and opponent
me-side = Side and opponent
me-count = Games
me-wins = Won
me-share = Share
me-people = people
me-several-sides = several sides on this device
me-side-notalone-creature = The Creature
me-side-notalone-hunted = The Hunted
me-side-onoda-onoda = Onoda
me-side-bigbrother-big-brother = Big Brother
me-side-bigbrother-opposition = The opposition
me-side-anima-party = A party
level-onoda-standard = standard game
level-onoda-military = historical game, military missions
level-onoda-survival = historical game, survival missions
me-achievements = Achievements: { $had } of { $all }
me-achieved = achieved on { $day }
me-not-yet = not yet
me-new =
    { $count ->
        [one] A new achievement
       *[other] New achievements
    }
me-latest = Latest games
me-latest-won = won
me-latest-lost = lost
me-keep = Keep and take along
me-keep-text =
    The file holds what this page shows. Whoever has it can look through the finished games in it, so keep it to
    yourself. On another device its games are added to those that are there.
me-save = Save as a file
me-bring = Add from a file
me-brought =
    { $count ->
        [0] Nothing new: all games of the file were here.
        [one] { $count } game added
       *[other] { $count } games added
    }
me-erase = Erase all
me-erase-text = All results and achievements on this device will be gone. The games themselves stay with the server.
me-erase-shared =
    All results and achievements will be gone from this device and from the server. A device of yours that still has them
    brings them back: erase there too. The games themselves stay with the server.
me-erase-yes = Erase for good
me-erased = Erased

## A file that cannot be used

history-bad = Nothing was added: this is no file that this page has saved, or it was changed. At { $where }: { $found }. Expected: { $expected }.
history-no-json = Nothing was added. The file is not JSON; expected is a file that this page has saved.
history-too-large = Nothing was added. The file is larger than { $most } MB, which no file of this page is.
history-whole = the top
history-nothing = nothing
history-word = a name of letters, digits, _ and - (up to 64)
history-words = a list of such names
history-day = a day, such as 2026-11-26
history-yes-no = true or false
history-number = a number
history-list = a list
history-object = an object with named values
history-history = “history”
history-version = 1

## A person on several devices, by a passkey

passkey-title = Your seats on other devices
passkey-text =
    A passkey takes your seats and results along: start a game on the laptop, make your next move on the phone. There is no
    password; your device asks for a finger, a face or its own code. Others see only the name you give.
passkey-make = Create a passkey
passkey-have = Have you made one on another device?
passkey-along =
    Have you made one on another device? Your seats on this device come along:
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
passkey-enter = Sign in
passkey-person = Signed in as { $person }. Your seats and results are on every device where you sign in.
passkey-list = Your passkeys
passkey-from = Passkey of { $day }
passkey-used = Last used on { $day }
passkey-unused = Not used yet
passkey-another = Another passkey
passkey-leave = Sign out
passkey-leave-text =
    Signing out takes your seats, results and notifications off this device; they wait for you. Another passkey helps if
    one of your devices is lost.
passkey-remove = Remove
passkey-removing = Remove this passkey?
passkey-remove-text =
    Nobody can sign in with it any more, and your other devices are signed out: so a lost one loses your seats. They can
    sign in again with another passkey.
passkey-remove-last =
    This is your last one. Your seats and results stay on this device alone; the server forgets your name and results, and
    your other devices are signed out.
passkey-remove-yes = Remove it
passkey-made = Passkey created
passkey-in = Signed in
passkey-out = Signed out
passkey-removed = Passkey removed
passkey-insecure = This page was opened without encryption, and browsers have passkeys only with it: the address begins with https.
passkey-number =
    A passkey belongs to a name, and this address is a number. On the machine itself, open http://localhost:{ $port }.
passkey-unknown = This browser has no passkeys. A newer one has.
passkey-failed = That did not work in this browser.
passkey-notallowederror = Nothing was done: it was cancelled, or it took too long. You can try again.
passkey-invalidstateerror = This device has one of your passkeys already.
passkey-notsupportederror = This device cannot keep such a passkey. Another device, or a security key, may.
passkey-securityerror = The browser refuses passkeys at this address. Open the server by its own name.

## Achievements: NOT ALONE

achieved-notalone-rescued = Wheels up
achieved-notalone-rescued-text = Won as one of the Hunted.
achieved-notalone-signal = They have seen us
achieved-notalone-signal-text = Won as one of the Hunted by a signal, before the turn was over.
achieved-notalone-unbroken = Nerves of steel
achieved-notalone-unbroken-text = Won as one of the Hunted with all three Will.
achieved-notalone-last-space = It was breathing down our necks
achieved-notalone-last-space-text = Won as one of the Hunted with Assimilation one space from its end.
achieved-notalone-explorer = Cartographer
achieved-notalone-explorer-text = Owned eight Place cards at the end, as one of the Hunted.
achieved-notalone-assimilated = One with the planet
achieved-notalone-assimilated-text = Won as the Creature.
achieved-notalone-no-ship = Nobody is coming
achieved-notalone-no-ship-text = Won as the Creature with the rescue seven or more spaces away.
achieved-notalone-at-the-door = The ship was landing
achieved-notalone-at-the-door-text = Won as the Creature with the rescue one space away.

## ONODA

achieved-onoda-home = The order, at last
achieved-onoda-home-text = Brought Onoda out of the jungle alive.
achieved-onoda-remembered = As it was
achieved-onoda-remembered-text = Reached the Historical Result or the Legend.
achieved-onoda-together = Nobody left behind
achieved-onoda-together-text = Came home with all three comrades in camp and active.
achieved-onoda-fit = Jungle-proof
achieved-onoda-fit-text = Came home with Health at 8 or more.
achieved-onoda-calm = The birds are only birds
achieved-onoda-calm-text = Came home with no Paranoia.
achieved-onoda-thread = By a thread
achieved-onoda-thread-text = Came home with Health at 2 or less, or Paranoia at 8 or more.
achieved-onoda-radio = Voices from far away
achieved-onoda-radio-text = Came home with the radio working.
achieved-onoda-archive = From the archive
achieved-onoda-archive-text = Came home in a historical game.

## 1984

achieved-bigbrother-dawn = A corner of the poster has come loose
achieved-bigbrother-dawn-text = Won as one of the opposition.
achieved-bigbrother-voice = The loudspeakers are silent
achieved-bigbrother-voice-text = Won as one of the opposition by bringing Authority down to 0.
achieved-bigbrother-goal = Two and two make four
achieved-bigbrother-goal-text = Won as one of the opposition with your own goal completed.
achieved-bigbrother-everyone = All of us
achieved-bigbrother-everyone-text = Won as one of the opposition with nobody broken.
achieved-bigbrother-last-one = The last free mind
achieved-bigbrother-last-one-text = Won as the only one of the opposition with any will left.
achieved-bigbrother-boot = He loved Big Brother
achieved-bigbrother-boot-text = Won as Big Brother.
achieved-bigbrother-room-101 = Room 101
achieved-bigbrother-room-101-text = Won as Big Brother by breaking everyone's will.
achieved-bigbrother-watching = Is watching you
achieved-bigbrother-watching-text = Won as Big Brother with five or more cameras on the map.

## ANIMA

achieved-anima-stopped = The chains hold
achieved-anima-stopped-text = Stopped Omega.
achieved-anima-lone = Alone against the Shadow
achieved-anima-lone-text = Stopped Omega with a single Character left in the Party.
achieved-anima-errands = Nothing left undone
achieved-anima-errands-text = Stopped Omega after completing two Basic Missions.
achieved-anima-banner = Under the banner
achieved-anima-banner-text = Stopped Omega with an Organization in play.
achieved-anima-hardened = Battle-hardened
achieved-anima-hardened-text = Ended a game with +3 Combat or more from missions.
achieved-anima-fleet = Dust on the road
achieved-anima-fleet-text = Ended a game with +3 Speed or more from missions.
achieved-anima-early = Before the leaves fall
achieved-anima-early-text = Stopped Omega by Turn 9.
achieved-anima-dragon = Ashes to ashes
achieved-anima-dragon-text = Completed the Mission “The Ashen Dragon”.
