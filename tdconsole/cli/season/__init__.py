"""Seasons at the command line: their tables, and who plays in the final."""
