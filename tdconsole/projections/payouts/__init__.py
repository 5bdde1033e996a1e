"""What is seen of money paid out."""
