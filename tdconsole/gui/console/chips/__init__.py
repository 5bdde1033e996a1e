"""Chips: what is in play and why, and the count as it is called out."""
