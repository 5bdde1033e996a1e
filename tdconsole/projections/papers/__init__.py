"""What is seen of documents."""
