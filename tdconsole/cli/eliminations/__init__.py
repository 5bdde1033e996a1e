"""Players out without a window."""
