"""Prizes, bounties, deals, special prizes and refunds."""
