"""Views of the end of a day."""
