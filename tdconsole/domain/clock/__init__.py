"""The blind clock: levels, marks, registration."""
