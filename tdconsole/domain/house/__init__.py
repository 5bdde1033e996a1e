"""What the house keeps beyond one tournament: bars and tills."""
