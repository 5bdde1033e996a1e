"""Screens of the house rather than of one tournament: its season and its dealers."""
