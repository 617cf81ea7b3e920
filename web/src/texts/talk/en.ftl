# The chat: fetched when it is opened.

talk-words = Messages
talk-nothing = No messages yet.
talk-text = Message
talk-whisper = Message to your side
talk-places = Who reads it
talk-to-all = Everyone
talk-to-channel = Your side
talk-hears-all = Everyone can read this, the other side and spectators included.
talk-hears = Only { $people } can read this, even after the game.
talk-left = You are no longer in this chat. You can read the messages from your time in it.
talk-send = Send
talk-as = Write as
talk-presets = Quick messages
talk-reactions = Reactions
talk-watching = You can read the chat. Only seated players can write.
talk-alone = There is nobody left to write to.
talk-closed = The host has closed the chat.
talk-opened = The host has opened the chat again.
talk-allowed = The chat is open
talk-more = { $person }: mute or report
talk-mute = Mute
talk-muted = Not shown on this device: { $people }
talk-unmute = Show { $person } again
talk-report = Report to the host
talk-reported = The host will see it, but not who reported it.
talk-reports =
    { $count ->
        [one] reported
       *[other] reported { $count } times
    }
talk-remove = Remove
talk-removed = Removed by the host.
preset-thumbs-up = Well done
preset-laugh = Ha-ha
preset-frown = Oh no
preset-angry = Grr
preset-heart = I love it
preset-party = Hooray
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
