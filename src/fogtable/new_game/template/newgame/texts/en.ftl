# Twelve Lamps: English texts

## The game

game-name = Twelve Lamps
game-tagline = Each lamp wants to be the brightest, and alone.
game-length = 10 minutes

## What lies on the table

zone-round = Round
zone-points = Points
zone-left-over = Left over
zone-hand = Hand
zone-chosen = Chosen lamp
zone-laid = Laid

## Lamps

lamp-one = Lamp 1
lamp-two = Lamp 2
lamp-three = Lamp 3
lamp-four = Lamp 4
lamp-five = Lamp 5
lamp-six = Lamp 6
lamp-seven = Lamp 7
lamp-eight = Lamp 8
lamp-nine = Lamp 9
lamp-ten = Lamp 10
lamp-eleven = Lamp 11
lamp-twelve = Lamp 12

## Seats and sides

seat-player = Player { $number }
side-player-1 = Player 1
side-player-2 = Player 2
side-player-3 = Player 3
side-player-4 = Player 4

## The end

win-player-1 = Player 1 wins
win-player-2 = Player 2 wins
win-player-3 = Player 3 wins
win-player-4 = Player 4 wins
cause-points = Most points.
cause-brightest-lamp = Equal points: the brightest lamp decides.

## The question

ask-lay = Which lamp do you lay?
ask-lay-hint = It should be bright, and alone: next to a neighbouring number it goes out.
do-lay-lay = Lay: { $object }
do-pass = Pass

## The log

log-dealt =
    { $lamps ->
        [unknown] { $player } is dealt three lamps
       *[other] { $player } is dealt: { $lamps }
    }
log-lays = { $player } lays: { $lamp }
log-go-out = They blind each other: { $lamps }
log-scores = { $player } scores a point: { $lamp }
log-nobody-scores = No lamp burns: nobody scores
