"""What is due, each with the gesture that does it."""
