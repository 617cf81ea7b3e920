"""The large pictures of the games, drawn by code: a folder for each game that has some.

``python -m tools.art`` draws them where the client's build looks for them; the build does so by itself.
A game's folder has ``draw()``, which returns the text of each SVG file by its name: the same text on every machine.
"""
