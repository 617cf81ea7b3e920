# The chat: fetched when it is opened.

talk-words = What was said
talk-nothing = Nobody has said anything yet.
talk-text = Message
talk-whisper = Message to your side
talk-places = Who reads it
talk-to-all = Everybody
talk-to-channel = Your side
talk-hears-all = Everybody reads this: the other side and those who look on, too.
talk-hears = Nobody reads this but { $people }, not even after the game.
talk-left = You are no longer in this chat. You can read what was said while you were.
talk-send = Send
talk-as = Who speaks
talk-presets = Ready phrases
talk-watching = You may read along. Only those who sit at the table write.
talk-alone = There is nobody left to talk to.
talk-closed = The host has closed the chat.
talk-opened = The host has opened the chat again.
talk-allowed = The chat is open
talk-more = { $person }: mute or report
talk-mute = Mute
talk-muted = Not shown on this device: { $people }
talk-unmute = Show { $person } again
talk-report = Report to the host
talk-reported = The host will see it. Nobody is told that it was you.
talk-reports =
    { $count ->
        [one] reported
       *[other] reported { $count } times
    }
talk-remove = Remove
talk-removed = The host has removed this.
preset-hello = Hello!
preset-good-luck = Good luck!
preset-thinking = Let me think
preset-one-moment = One moment
preset-back = I am back
preset-agree = Agreed
preset-disagree = I disagree
preset-nice-move = Nice move!
preset-thanks = Thank you!
preset-sorry = Sorry!
preset-good-game = Good game!
preset-again = Another game?
