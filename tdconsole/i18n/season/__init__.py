"""A season in words."""
