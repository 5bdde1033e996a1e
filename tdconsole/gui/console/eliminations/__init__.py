"""The parts of the page Out: busted players as rows."""
