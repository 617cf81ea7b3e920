"""What simulations of ANIMA go by, and how a search plays it."""
