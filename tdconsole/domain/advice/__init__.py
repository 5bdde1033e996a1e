"""Advice put off or dismissed."""
