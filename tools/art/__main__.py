"""Draws all pictures anew."""

from tools.art.making import make

make()
