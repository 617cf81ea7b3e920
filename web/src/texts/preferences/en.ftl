wish-confirm = Confirm what one tap chooses
wish-confirm-text = A second tap on it, the button or Enter sends it. Off: one tap plays.
wish-passing = Pass by itself where nothing else is possible
wish-passing-text = Only at tables with bots, where nobody could learn from it.
wish-sound = Sound
wish-sound-text = What happens at the table can be heard.
wish-windows = When I could react:
marks-text = A right click, the key M or a very long press marks a place of the board; again crosses it out. Only you see it.
