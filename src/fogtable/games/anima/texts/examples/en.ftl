# The people of the examples in the rules.

example-name-party-1 = Ada
example-name-party-2 = Ben
example-name-party-3 = Cora
