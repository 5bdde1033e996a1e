"""What is seen of penalties and rulings."""
