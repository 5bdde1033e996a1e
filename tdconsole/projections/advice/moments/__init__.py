"""Advice that waits for a moment of play: the bubble, the end, the merge, a table."""
