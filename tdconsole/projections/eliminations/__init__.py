"""What is seen of players out."""
