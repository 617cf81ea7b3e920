# What lies beside the hand.

open-piles = Open discard piles
artemia-now = Artemia token: yours this turn
artemia-in =
    { $at ->
        [one] Artemia token: yours when { $at } space is left to the rescue (now { $left })
       *[other] Artemia token: yours when { $at } spaces are left to the rescue (now { $left })
    }
my-marks = My marks
marks-how = Tap a place: pinned, crossed out, neither. Tap here when done.
