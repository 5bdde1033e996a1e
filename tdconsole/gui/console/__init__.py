"""The director's window."""
