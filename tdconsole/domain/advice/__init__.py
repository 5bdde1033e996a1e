"""Advice put off, dismissed or taken on."""
