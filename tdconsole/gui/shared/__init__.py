"""What console and projector both use."""
