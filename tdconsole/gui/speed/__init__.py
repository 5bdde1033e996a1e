"""Speeds of the windows on this machine, each next to what Qt and the disk alone need."""
