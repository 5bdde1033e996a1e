"""People in the session: several registered at once, merged, erased."""
