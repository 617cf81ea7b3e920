"""What sets up a checkout. Standard library only: this runs before anything is installed."""
