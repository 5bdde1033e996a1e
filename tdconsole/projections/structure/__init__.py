"""What is seen of the structure."""
