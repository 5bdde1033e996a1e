"""What two hundred players see at twenty-five metres."""
