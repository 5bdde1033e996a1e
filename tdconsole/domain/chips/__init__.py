"""Chips counted, put right, coloured up and raced."""
