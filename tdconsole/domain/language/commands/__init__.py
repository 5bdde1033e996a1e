"""Every request that can be made of a tournament; decided by the decider, or by the session."""
