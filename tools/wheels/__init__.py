"""The packages that others install: an sdist, a wheel for every machine, and one that needs no compiled rules."""
