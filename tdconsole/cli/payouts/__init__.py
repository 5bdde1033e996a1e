"""Money paid out without a window."""
