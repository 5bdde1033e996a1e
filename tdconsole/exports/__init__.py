"""What leaves the house for other programs."""
