"""The rulebooks without a window."""
