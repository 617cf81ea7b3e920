"""The tables on the web."""
