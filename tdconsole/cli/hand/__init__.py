"""One hand without a window."""
