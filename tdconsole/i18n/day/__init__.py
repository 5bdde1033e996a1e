"""The words of the end of a day."""
