"""What is written in files: records, positions, scenarios, tutorials, clauses."""
