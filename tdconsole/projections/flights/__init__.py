"""What is seen of first days."""
