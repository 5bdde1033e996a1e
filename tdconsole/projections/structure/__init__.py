"""Views of the structure."""
