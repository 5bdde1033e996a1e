"""Views of hand-for-hand play."""
