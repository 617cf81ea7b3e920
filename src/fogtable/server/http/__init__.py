"""All that speaks HTTP: the guard, routes, bodies, pages, open lines."""
