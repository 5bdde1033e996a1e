"""Chips counted, corrected, coloured up and raced."""
