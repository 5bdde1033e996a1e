"""Penalties and rulings without a window."""
