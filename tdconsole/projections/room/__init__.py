"""What is seen of tables and seats."""
