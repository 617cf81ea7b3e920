"""What simulations of 1984 go by, and how a search plays it."""
