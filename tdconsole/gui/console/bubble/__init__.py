"""Hand-for-hand play in the window: the tables, the head, the busts and the gestures."""
