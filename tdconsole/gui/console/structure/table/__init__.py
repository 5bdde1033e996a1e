"""The structure as a table that is typed into."""
