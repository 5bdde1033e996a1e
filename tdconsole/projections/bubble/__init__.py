"""What is seen of hand for hand."""
