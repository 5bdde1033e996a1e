"""Why something is refused: a class for each reason, with what its sentence names."""
