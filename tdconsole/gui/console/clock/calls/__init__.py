"""The clock called on a player, as it stands in the window and is heard."""
