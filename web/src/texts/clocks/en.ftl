# Clocks, what is declared for the case that they run out, and what is done only if all agree.

clocks = Clocks
clock-choice = Clocks
clock-none = No clocks
clock-decision = For each decision
clock-reserve = In reserve, for the whole game
clock-reserve-none = Nothing
clock-choice-text = When the time is up, the answer that a player has declared for it is given; where there is none, a bot decides, just this once. While nobody is at the table the clocks stand still.
tempo-choice = Reactions
tempo-natural = As long as it takes
tempo-strict = Always the same time
tempo-natural-text = Whoever can react is asked. A long wait tells that somebody probably can.
tempo-strict-text = Every chance to react lasts equally long, whether anybody has one or not: waiting gives nothing away. For tournaments.
clock-table = The whole table
clock-stands = The clocks stand still.
clock-out = Time is up: a bot decides
clock-out-table = Time is up for whoever has not answered.
clock-soon = { $seconds } seconds left: { $person }
clock-late =
    { $count ->
        [one] ran out once
       *[other] ran out { $count } times
    }
declare = If my time runs out: { $answer }
declared = If your time runs out: { $answer }
declare-not = Declare nothing
proposal-undo = { $person } would like to take the last answer back.
proposal-end = { $person } would like to end the game here, without a result.
proposal-seat = { $person } would like to sit down at the free seat, and would see its hand.
proposal-open = Still to agree: { $people }
proposal-agree = Agree
proposal-decline = No
proposal-withdraw = Withdraw
end-propose = End the game here
end-propose-text = Everyone at the table has to agree. There is no result then, and all cards are shown.
ended = The game was ended
ended-text = Those at the table agreed on it. It has no result; everything is open now.
