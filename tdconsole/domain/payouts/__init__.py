"""Money paid out and taken back."""
