"""What the players see, and the page that controls it."""
