"""Drawings on paper: charts and ribbons in black and greys that a laser printer keeps apart."""
