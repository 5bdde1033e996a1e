"""Single hands without a window."""
