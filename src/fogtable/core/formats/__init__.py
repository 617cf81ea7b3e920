"""File formats: records, positions, scenarios, tutorials, clauses."""
