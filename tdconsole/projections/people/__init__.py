"""What is seen of the people of the house."""
