"""The rulings in the window: the list, one to read, and one to write."""
