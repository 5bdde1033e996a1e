"""Eliminations on paper."""
