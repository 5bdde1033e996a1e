"""Everybody who is registered, and what is asked about one entry."""
