"""What every game shares: states, sets, questions, chance, events, views, matches, records, scenarios."""
