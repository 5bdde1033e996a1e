"""Views of the blind clock."""
