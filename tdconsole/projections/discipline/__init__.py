"""Views of penalties and rulings."""
