"""Servers under a steady load: fogtable's and boardgame.io's, over real sockets on this machine."""
