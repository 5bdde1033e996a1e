"""Who misses hands for a penalty, and every penalty that was given."""
