"""Evenings of The Tournament Director 3."""
