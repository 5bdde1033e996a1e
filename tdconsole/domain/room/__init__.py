"""Tables and seats: drawn, balanced, broken, redrawn."""
