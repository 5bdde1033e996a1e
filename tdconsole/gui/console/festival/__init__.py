"""Several tournaments of one house: all at a glance, and one key to turn."""
