"""The parts of the Desk: registering somebody, and everybody who is registered."""
