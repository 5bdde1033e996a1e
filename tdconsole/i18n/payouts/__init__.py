"""The words of money paid out."""
