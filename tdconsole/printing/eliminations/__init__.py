"""Players out on paper."""
