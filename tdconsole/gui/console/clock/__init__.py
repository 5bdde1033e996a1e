"""The strip, the levels, the clock called on a player, and the signals."""
