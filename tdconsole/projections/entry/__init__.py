"""Views of entries and the desk."""
