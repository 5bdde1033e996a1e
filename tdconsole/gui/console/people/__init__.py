"""The people of the house: found, kept, brought together, and let go."""
