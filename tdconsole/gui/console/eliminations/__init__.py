"""The parts of the page Out: those who went out, as rows."""
