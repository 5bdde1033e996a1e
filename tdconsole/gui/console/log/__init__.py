"""The parts of the Log: the trail as rows, and finding something in it."""
