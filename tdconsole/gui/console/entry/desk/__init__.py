"""The parts of the Desk: registering a player, and the list of all registered."""
