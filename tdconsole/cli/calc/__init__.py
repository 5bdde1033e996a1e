"""The common parts of the calculators."""
