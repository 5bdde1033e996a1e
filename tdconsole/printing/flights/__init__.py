"""Flights on paper."""
