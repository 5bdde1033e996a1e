"""Lots and the chain that proves them."""
