"""Papers that were issued."""
