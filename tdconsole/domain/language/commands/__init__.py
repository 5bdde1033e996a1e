"""Every request that can be made of a tournament; the decider or the session answers it."""
