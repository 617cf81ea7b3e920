"""What a game declares: families, fields, chance, questions, events, and who sees what."""
