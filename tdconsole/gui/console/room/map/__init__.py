"""The parts of the Floor: every table as a card or in the room, and the gestures on it."""
