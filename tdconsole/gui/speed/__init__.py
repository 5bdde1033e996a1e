"""Speeds of the windows on this machine, each beside what Qt and the disk alone would need."""
