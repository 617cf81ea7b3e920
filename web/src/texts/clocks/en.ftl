# Clocks, what is declared for the case that they run out, and what is done only if all agree.

clocks = Clocks
clock-choice = Clocks
clock-none = No clocks
clock-decision = Per decision
clock-reserve = Time bank for the whole game
clock-reserve-none = None
clock-choice-text = When your time is up, the choice you set for that case is played; otherwise a bot makes this one decision. Clocks pause while nobody is at the table.
tempo-choice = Reactions
tempo-natural = As long as it takes
tempo-strict = Always the same time
tempo-natural-text = Only players who can react are asked. A long wait hints that somebody can.
tempo-strict-text = Every reaction window lasts equally long, whether anyone can react or not: waiting gives nothing away. For tournaments.
clock-table = The whole table
clock-stands = The clocks are paused.
clock-out = Time is up: a bot decides
clock-out-table = Time is up for everyone who has not chosen.
clock-soon = { $seconds } seconds left: { $person }
clock-late =
    { $count ->
        [one] ran out of time once
       *[other] ran out of time { $count } times
    }
declare = If my time runs out: { $answer }
declared = If your time runs out: { $answer }
declare-not = No default choice
proposal-undo = { $person } would like to undo the last choice.
proposal-end = { $person } would like to end the game here, without a result.
proposal-seat = { $person } would like to take the free seat, and would see its hand.
proposal-open = Waiting for: { $people }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
end-propose = End the game here
end-propose-text = Everyone at the table has to agree. There is no result, and all cards are shown.
ended = The game was ended
ended-text = The players agreed to end it. There is no result; all cards are shown now.
stand-in-own = A bot is playing for you
stand-in-other = A bot is playing for { $person }.
stand-in-offer = Let a bot play until then
away-other = { $person } is away.
away-until = { $person } is away. At { $time } you can let a bot play.
away-wait = Wait
