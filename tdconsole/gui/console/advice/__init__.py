"""Everything that is due, each item with the gesture that deals with it."""
