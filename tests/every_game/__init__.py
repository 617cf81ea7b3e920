"""Properties that hold of every game: the sketches of the core's tests, and every game that can be played."""
