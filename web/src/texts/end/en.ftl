# After the end.

look-through = Replay
download-record = Download the record
new-game = New game
end-over = The game is over
end-left = { $people } left: a bot finished the game, which counts as a loss for them.
