"""What simulations of ONODA go by, and how a search plays it."""
