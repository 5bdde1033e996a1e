"""Seasons: the points that evenings are worth by a formula, and the rules of the table."""
