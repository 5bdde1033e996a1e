"""Words for payouts."""
