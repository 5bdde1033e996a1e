"""What is seen of the rulebooks."""
