"""The floor page: the map, gestures on it, and the plan of moves."""
