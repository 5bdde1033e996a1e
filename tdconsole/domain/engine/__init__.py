"""Deciding, folding, undoing and checking: everything that no single subject owns."""
