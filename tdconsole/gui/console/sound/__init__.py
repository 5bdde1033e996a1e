"""Sound: effects and the machine's voice."""
