"""Prizes, bounties and deals without a window."""
