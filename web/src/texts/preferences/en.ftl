wish-confirm = Confirm single-tap choices
wish-confirm-text = A second tap, the button or Enter sends the choice. Off: one tap plays.
wish-passing = Pass automatically if nothing else is possible
wish-passing-text = Only at tables with bots, where nobody can learn anything from it.
wish-sound = Sound
wish-sound-text = Play sounds for what happens at the table.
wish-windows = When I can react:
marks-text = Right-click, press M or hold very long to mark a spot on the board; once more crosses it out. Only you see your marks.
