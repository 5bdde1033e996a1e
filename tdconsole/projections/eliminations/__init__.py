"""Views of eliminations."""
