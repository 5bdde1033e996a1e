"""Fields, boxes and lists that many pages use."""
