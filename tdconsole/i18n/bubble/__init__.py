"""Words for hand-for-hand play."""
