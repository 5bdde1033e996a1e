"""Structures on the drawing board: checking one, and making one to measure."""
