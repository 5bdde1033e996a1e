"""Views of the rulebooks."""
