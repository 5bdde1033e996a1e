"""Structures on the drawing board: what is wrong with one, and making one to measure."""
