"""The words of the trail, of refusals and of the world's faults."""
