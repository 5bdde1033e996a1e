"""Views of the people of the house."""
