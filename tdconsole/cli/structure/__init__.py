"""The structure without a window."""
