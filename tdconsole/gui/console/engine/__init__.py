"""The tournament in hand, and the one way the window acts on it."""
