"""Views of what no single subject owns."""
