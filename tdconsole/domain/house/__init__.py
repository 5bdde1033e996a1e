"""What the house keeps beyond one tournament: bars, tills, roles, devices, dealers and the schedule."""
