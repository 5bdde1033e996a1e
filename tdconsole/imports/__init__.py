"""What comes from other programs."""
