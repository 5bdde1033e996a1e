"""The draw and its proof without a window."""
