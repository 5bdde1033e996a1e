"""What the players see, chosen on its page."""
