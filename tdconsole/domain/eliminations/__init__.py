"""Eliminations, places, and their corrections."""
