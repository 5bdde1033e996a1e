"""What is seen of chips and colour-ups."""
