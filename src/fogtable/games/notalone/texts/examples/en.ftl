# The people of the examples in the rules.

example-name-creature = Grisha
example-name-hunted-1 = Roma
example-name-hunted-2 = Fedya
example-name-hunted-3 = Tanya
example-name-hunted-4 = Masha
example-name-hunted-5 = Rita
