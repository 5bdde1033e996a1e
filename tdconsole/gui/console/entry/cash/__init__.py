"""The cash desk: which till this window works at, what should lie in it, and what does."""
