"""Several tournaments of one house at a glance."""
