"""``fogtable train``: a net learns a game from games against itself."""
