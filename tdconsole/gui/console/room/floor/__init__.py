"""What the mouse and the keyboard do on the map."""
