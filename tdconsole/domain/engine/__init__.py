"""Deciding, folding, undoing and checking what no subject owns alone."""
