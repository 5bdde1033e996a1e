"""Documents: which there are, how each is made, where it goes."""
