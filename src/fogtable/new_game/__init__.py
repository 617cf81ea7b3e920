"""A new game begins as a copy of a whole one: ``template/`` is a project of its own, its game is called ``newgame``."""
