"""Seasons in the window: the table, each player's evenings, the final, and the rules."""
