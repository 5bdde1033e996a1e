"""What the house keeps beyond one tournament: bars, tills, roles and devices."""
