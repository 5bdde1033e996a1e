"""The tournament in hand, and the one way in which the window acts on it."""
