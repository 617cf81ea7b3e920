"""Starts and ends the server: commands, sockets, workers as processes."""
