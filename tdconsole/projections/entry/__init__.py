"""What is seen of entries and the desk."""
