"""Papers of a season: its table, and the players of its final."""
