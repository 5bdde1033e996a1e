"""What is seen of what no subject owns alone."""
