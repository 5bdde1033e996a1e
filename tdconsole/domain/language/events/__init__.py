"""Every fact that can happen: this is the file format.

An event records what could not have been derived. Its kind is a stable word and its version a
number; a shape that has to change gets a new version and a translation from the old one.
"""
