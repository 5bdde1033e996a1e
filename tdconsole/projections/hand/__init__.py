"""Views of single hands."""
