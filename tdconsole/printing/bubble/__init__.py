"""Hand-for-hand play on paper."""
