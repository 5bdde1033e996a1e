"""The rulings in the window: the list, one that is read, and one that is written."""
