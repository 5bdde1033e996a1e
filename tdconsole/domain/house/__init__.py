"""What the house keeps beyond one tournament: bars, tills, roles, devices and dealers."""
