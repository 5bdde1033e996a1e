"""The clock called on a player, and time-bank cards."""
