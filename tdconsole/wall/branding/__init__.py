"""The brand on the walls: five colours out of a logo, every other colour out of the five."""
