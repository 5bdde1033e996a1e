"""How a screen is laid out and painted."""
