"""The screens that two hundred players see at twenty-five metres."""
