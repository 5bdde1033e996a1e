"""Hand for hand in the window: the tables, what stands above and beside them, and the gestures."""
