"""The reports: what is measured in finished games, drawn and written as one page."""
