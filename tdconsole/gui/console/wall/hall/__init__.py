"""The hall in the director's window: its switch, its address, and the devices paired with it."""
