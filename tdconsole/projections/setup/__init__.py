"""Views of a tournament's setup."""
