"""What is seen of the end of a day."""
