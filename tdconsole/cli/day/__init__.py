"""The end of a day without a window."""
