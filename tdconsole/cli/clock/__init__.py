"""The blind clock without a window."""
