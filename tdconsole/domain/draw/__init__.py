"""Lots, and the hash chain that proves them."""
