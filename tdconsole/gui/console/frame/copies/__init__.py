"""Copies of the house in the window: the sign, the dialog, and what brings a hurt house back."""
