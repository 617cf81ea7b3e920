"""What simulations of NOT ALONE go by, and how a search plays it."""
