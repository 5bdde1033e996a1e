"""Penalties, absences and rulings."""
