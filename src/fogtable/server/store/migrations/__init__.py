"""How the store got its present form, step by step."""
