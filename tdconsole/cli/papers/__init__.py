"""Documents without a window."""
