"""Prizes, bounties and deals on paper."""
