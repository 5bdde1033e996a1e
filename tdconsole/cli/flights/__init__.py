"""First days without a window."""
