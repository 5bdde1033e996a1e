"""Advice without a window."""
