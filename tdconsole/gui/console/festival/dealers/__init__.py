"""The dealers in the window: who deals where, who is off, what was worked, and what is due."""
