"""Several tournaments of one house at once."""
