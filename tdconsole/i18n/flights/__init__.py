"""The words of first days."""
