"""What is seen of one hand."""
