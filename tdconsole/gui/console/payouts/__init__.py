"""Money paid out and given back."""
