"""What is on record over all tournaments of a house."""
