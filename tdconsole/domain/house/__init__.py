"""What the house keeps beyond one tournament: bars, tills and roles."""
