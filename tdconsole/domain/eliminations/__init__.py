"""Players out, in which place, and put right."""
