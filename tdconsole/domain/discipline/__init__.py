"""Penalties, sanctions and rulings."""
