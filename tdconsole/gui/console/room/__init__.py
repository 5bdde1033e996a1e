"""The floor page: the map, the hands on it, the plan of moves."""
