"""Moving a house: the mark of one that is not in force, and its rows by the thousand."""
