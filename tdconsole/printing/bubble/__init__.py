"""Hand for hand on paper."""
