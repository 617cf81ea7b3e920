# After the end.

look-through = Replay
download-record = Download the record
new-game = New game
end-over = The game is over
end-won = You have won
end-lost = You have lost
end-left = { $people } left: a bot finished the game, which counts as a loss for them.
