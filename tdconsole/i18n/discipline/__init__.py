"""The words of penalties and rulings."""
