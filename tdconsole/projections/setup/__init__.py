"""What is seen of a tournament's set-up."""
