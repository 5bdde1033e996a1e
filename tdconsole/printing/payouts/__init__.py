"""Money paid out on paper."""
