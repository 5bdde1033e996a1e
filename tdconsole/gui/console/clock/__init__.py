"""The strip, the levels, called clocks and signals."""
