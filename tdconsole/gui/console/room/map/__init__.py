"""The parts of the Floor: every table as a card, and the hands on it."""
