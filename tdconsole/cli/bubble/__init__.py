"""Hand for hand without a window."""
