# What follows what in the Reckoning.

step-cards = Cards turn up
step-places = Places act
step-tokens = Tokens strike
step-will = Will burns
skip-to-end = Skip to the end
