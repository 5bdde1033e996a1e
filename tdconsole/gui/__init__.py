"""What is seen in windows and on the wall."""
