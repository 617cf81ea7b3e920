"""Reports: measures of finished games, drawn and written as one page."""
