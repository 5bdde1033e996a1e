"""A tournament's setup without a window."""
