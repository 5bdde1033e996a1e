"""The house as data: out to other programs, and a new house from its lines."""
