"""Views of flights."""
