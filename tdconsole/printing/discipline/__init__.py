"""Penalties and rulings on paper."""
