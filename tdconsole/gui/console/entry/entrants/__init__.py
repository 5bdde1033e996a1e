"""Everybody who is registered, and the questions about one entry."""
