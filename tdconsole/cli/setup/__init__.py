"""A tournament's set-up without a window."""
