"""What is seen of the blind clock."""
