"""One table in memory, the registry of all, and how workers keep theirs alike."""
