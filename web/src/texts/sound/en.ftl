# Said when sounds are turned on or off by a key.

sound-on = Sound on. S turns it off.
sound-off = Sound off. S turns it on.
