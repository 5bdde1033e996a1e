"""What stands beside a page in a wide window: the room for it, and its parts."""
