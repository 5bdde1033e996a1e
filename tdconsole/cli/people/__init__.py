"""The people of the house without a window."""
