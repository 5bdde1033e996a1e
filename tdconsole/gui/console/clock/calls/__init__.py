"""The clock called on a player, as seen and heard in the window."""
